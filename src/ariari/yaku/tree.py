"""A condition after reading: tests joined by and, or, not; and how it becomes a program."""

from collections.abc import Iterator
from dataclasses import dataclass

from .program import ACCEPT, REJECT, SET_STEPS, Op, op


@dataclass(frozen=True)
class Test:
    """One question to the kernel.

    `features` are those without which it cannot hold, and when `exact` having them all is the same as the
    test; `contrary` are the features that are the same as its failing, where there are such.
    `names` are the steps by which it names groups of the hand in a `part`; `whole` says that it speaks of the
    whole hand instead.
    """

    __test__ = False  # not for pytest

    steps: tuple[Op, ...]
    features: int = 0
    exact: bool = False
    contrary: int = 0
    names: tuple[Op, ...] = ()
    whole: bool = False


@dataclass(frozen=True)
class And:
    parts: tuple["Node", ...]


@dataclass(frozen=True)
class Or:
    parts: tuple["Node", ...]


@dataclass(frozen=True)
class Not:
    part: "Node"


Node = Test | And | Or | Not


def feature_test(
    features: int, contrary: int = 0, *, names: tuple[Op, ...] = (), whole: bool = False
) -> Test:
    """The test for having all these features."""
    return Test((op("features", operand=features),), features, True, contrary, names, whole)


def need(node: Node) -> int:
    """The features without which the condition cannot hold."""
    match node:
        case Test():
            return node.features
        case And(parts):
            mask = 0
            for part in parts:
                mask |= need(part)
            return mask
        case Or(parts):
            mask = ~0
            for part in parts:
                mask &= need(part)
            return mask
        case Not(Test() as test):
            return test.contrary
        case Not(Not(part)):
            return need(part)
        case Not(And(parts)):
            return need(Or(tuple(map(Not, parts))))
        case Not(Or(parts)):
            return need(And(tuple(map(Not, parts))))
    raise AssertionError(node)


def program(node: Node) -> tuple[Op, ...]:
    """The steps that decide the condition where `need` has been seen to hold already."""
    rest = tuple(part for part in _conjuncts(node) if not _settled_by_need(part))
    if not rest:
        return ()
    writer = _Writer()
    writer.write(And(rest), _ACCEPT, _REJECT, _ACCEPT)
    return writer.finish()


def naming_steps(node: Node) -> tuple[Op, ...]:
    """The steps of a `part`: which groups the condition speaks of, those under a `not` left out.

    Where some tests name groups, those groups; else the whole hand if any test speaks of it; else none.
    """
    tests = tuple(_affirmed(node))
    named = tuple(step for test in tests for step in test.names)
    if named:
        return named
    return (op("all"),) if any(test.whole for test in tests) else ()


def _affirmed(node: Node) -> Iterator[Test]:
    match node:
        case Test():
            yield node
        case And(parts) | Or(parts):
            for part in parts:
                yield from _affirmed(part)


def _conjuncts(node: Node) -> Iterator[Node]:
    if isinstance(node, And):
        for part in node.parts:
            yield from _conjuncts(part)
    else:
        yield node


def _settled_by_need(node: Node) -> bool:
    if isinstance(node, Test):
        return node.exact
    return isinstance(node, Not) and isinstance(node.part, Test) and node.part.contrary != 0


class _Label:
    """A place in the program, known once it is reached."""

    def __init__(self, place: int | None = None) -> None:
        self.place = place


_ACCEPT, _REJECT = _Label(ACCEPT), _Label(REJECT)


class _Writer:
    """Writes steps so that a condition goes on to one label when it holds, to another when not.

    Jumps go forward only; one of the two labels is always the place that follows.
    """

    def __init__(self) -> None:
        self.steps: list[tuple[Op, _Label]] = []

    def write(self, node: Node, holds: _Label, fails: _Label, follows: _Label) -> None:
        match node:
            case Test():
                self._write_test(node, holds, fails, follows)
            case Not(part):
                self.write(part, fails, holds, follows)
            case And(parts):
                for part in parts[:-1]:
                    here = _Label()
                    self.write(part, here, fails, here)
                    here.place = len(self.steps)
                self.write(parts[-1], holds, fails, follows)
            case Or(parts):
                for part in parts[:-1]:
                    here = _Label()
                    self.write(part, holds, here, here)
                    here.place = len(self.steps)
                self.write(parts[-1], holds, fails, follows)

    def finish(self) -> tuple[Op, ...]:
        end = len(self.steps)
        done = []
        for step, label in self.steps:
            assert label.place is not None
            done.append(step._replace(jump=ACCEPT if label.place == end else label.place))
        return tuple(done)

    def _write_test(self, test: Test, holds: _Label, fails: _Label, follows: _Label) -> None:
        for step in test.steps[:-1]:
            self.steps.append((step, _REJECT if step.code in SET_STEPS else fails))
        last = test.steps[-1]
        if follows is holds:
            self.steps.append((last, fails))
        else:
            self.steps.append((last._replace(negate=not last.negate), holds))
