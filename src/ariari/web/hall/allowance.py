"""How much one address may do in a time: generous for a parlor whose tablets share one, a bound for all."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

PER_HOUR: Final = 300
_MOST_ADDRESSES: Final = 10_000
HOUR: Final = 3600.0


class Allowance:
    """Each address has so many of something in hand, such as tables to begin; they grow back in a time.

    most: how many; 0 is no bound
    seconds: in which they grow back
    clock: seconds that only go forward
    """

    def __init__(
        self, most: int = PER_HOUR, seconds: float = HOUR, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._left: dict[str, tuple[float, float]] = {}  # what was left, and when; the latest last

    def take(self, address: str) -> bool:
        """Whether that address may have one more; it counts then."""
        if not self._most:
            return True
        whose, at = _whose(address), self._clock()
        left, since = self._left.pop(whose, (float(self._most), at))
        left = min(self._most, left + (at - since) * self._most / self._seconds)
        allowed = left >= 1
        self._left[whose] = (left - 1 if allowed else left), at
        self._forget(at)
        return allowed

    def _forget(self, at: float) -> None:
        """Addresses that have everything in hand again, and the longest unseen where there are too many."""
        while self._left:
            oldest = next(iter(self._left))
            if at - self._left[oldest][1] < self._seconds and len(self._left) <= _MOST_ADDRESSES:
                return
            del self._left[oldest]


def _whose(address: str) -> str:
    """The customer: an IPv6 address stands for its network of 64 bits, which one customer has to himself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)
