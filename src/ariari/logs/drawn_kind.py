"""Which kind of drawn round it was, where a record does not say."""

from .record import Accepted, Ankan, Aside, Call, Discard, Draw, DrawnKind, Event, Kakan


def drawn_kind(events: list[Event], deltas: tuple[int, ...]) -> DrawnKind:
    """Judged by what happened last; a draw that pays more than the noten pool is nagashi."""
    players = len(deltas)
    calls = [e for e in events if isinstance(e, Call | Ankan | Kakan | Aside)]
    discards = [e for e in events if isinstance(e, Discard)]
    last = events[-1] if events else None
    if any(deltas):
        return "nagashi" if sum(d for d in deltas if d > 0) > 3000 else "exhaustive"
    if isinstance(last, Draw) and sum(d.seat == last.seat for d in discards) == 0:
        return "nine-terminals"
    if sum(isinstance(e, Accepted) for e in events) == players:
        return "all-riichi"
    winds = {d.tile for d in discards}
    if players == len(discards) == 4 and not calls and len(winds) == 1 and winds <= {"1z", "2z", "3z", "4z"}:
        return "four-winds"
    kans = [
        e for e in calls if isinstance(e, Ankan | Kakan) or (isinstance(e, Call) and e.kind == "daiminkan")
    ]
    if len(kans) == 4 and len({e.seat for e in kans}) > 1 and _followed_by_one_discard(events, kans[-1]):
        return "four-kans"
    # All tenpai or all noten pays nothing too; only a ron by three can end a round before the wall does.
    live = {4: 70, 3: 55}[players]
    return "exhaustive" if sum(isinstance(e, Draw) for e in events) >= live - 14 else "triple-ron"


def _followed_by_one_discard(events: list[Event], kan: Event) -> bool:
    after = events[max(n for n, e in enumerate(events) if e is kan) + 1 :]
    return sum(isinstance(e, Discard) for e in after) == 1
