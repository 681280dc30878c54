"""Reports: what people say happened at a table. Each kind is one class in a file of its own."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar

from ariari.quoting import shortened

from .errors import ReportError
from .position import Position


@dataclass(frozen=True)
class Report:
    """One report. It is a line of the log: `to_dict` and `report_from` are each other's inverse."""

    kind: ClassVar[str]
    _kinds: ClassVar[dict[str, type[Report]]] = {}

    def __init_subclass__(cls) -> None:
        Report._kinds[cls.kind] = cls

    def on(self, position: Position) -> None:
        """Carry it out on a position. Raises ReportError if it cannot be; the position is then of no use."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """The line of the log; what has its default is left out."""
        line: dict[str, Any] = {"type": self.kind}
        for field in fields(self):
            value = getattr(self, field.name)
            default = field.default_factory() if field.default_factory is not MISSING else field.default
            if value != default:
                line[field.name] = value
        return line


def report_from(line: dict[str, Any]) -> Report:
    """The report of a line of the log. Raises ReportError for a line that is none."""
    kind = Report._kinds.get(str(line.get("type")))
    if kind is None:
        raise ReportError("no-report-type", type=shortened(line.get("type")), types=list(Report._kinds))
    names = {field.name for field in fields(kind)}
    unknown = [name for name in line if name != "type" and name not in names]
    if unknown:
        raise ReportError("no-field", type=kind.kind, field=shortened(unknown[0]), fields=sorted(names))
    given = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in line.items()
        if name != "type"
    }
    for field in fields(kind):
        if field.name not in given and field.default is MISSING and field.default_factory is MISSING:
            raise ReportError("field-missing", type=kind.kind, field=field.name)
    return kind(**given)
