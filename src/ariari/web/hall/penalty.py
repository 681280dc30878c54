"""A referee's ruling at a room's table. A report of an infraction is as in the scorekeeper's log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...referee import RefereeError, Ruling
from ...table import Table
from .errors import Refused


def penalty(table: Table, report: Mapping[str, Any]) -> Ruling:
    """Carry it out. Raises RefereeError for what cannot be; the table is as it was."""
    return table.penalty(
        report["actor"], report["infraction"], tiles=report.get("tiles", ""), staff=report.get("staff")
    )


def ruled(table: Table, report: Mapping[str, Any]) -> Ruling:
    """What the referee says; the table stays as it is. Raises Refused."""
    try:
        return penalty(table.copy(), report)
    except RefereeError as error:
        raise Refused("not-ruled", why=error) from None
