"""What can be wrong with a ruleset, told so that its author can mend it."""

from dataclasses import dataclass
from typing import Any

from ..worded import Argument, WordedError


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: a sentence that says what and where. `key` is dotted; `line` counts from 1."""

    message: str
    key: str | None = None
    file: str | None = None
    line: int | None = None

    def __str__(self) -> str:
        return self.message

    def to_dict(self) -> dict[str, str | int | None]:
        return {"message": self.message, "key": self.key, "file": self.file, "line": self.line}


def place(file: str, line: int | None) -> str:
    """Where something stands, in words."""
    return file if line is None else f"{file} line {line}"


class RulesError(ValueError):
    """A ruleset cannot be loaded. `problems` lists everything that was found, in the order of the file."""

    def __init__(self, *problems: Problem) -> None:
        self.problems = problems
        super().__init__("\n".join(str(problem) for problem in problems))

    def to_dict(self) -> dict[str, object]:
        """The error as the command line's `--json` prints it."""
        return {"error": str(self), "problems": [problem.to_dict() for problem in self.problems]}


class NoRuleset(WordedError, RulesError):
    """A house or a file that somebody asks for and that is not there: told in every language."""

    room = __package__

    def __init__(self, id: str, /, **told: Argument) -> None:
        super().__init__(id, **told)
        self.problems = (Problem(self.text("en")),)

    def to_dict(self) -> dict[str, Any]:
        return RulesError.to_dict(self) | WordedError.to_dict(self)
