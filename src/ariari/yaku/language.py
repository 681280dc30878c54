"""The condition language of yaku: reads `when = "…"`, checks every word, makes a tree of tests.

A condition is written with Python's operators and nothing else of Python; the words are the tables below,
which `docs/yaku.md` explains. Every error is a `YakuError` that names the offending word and its column.
"""

import ast
from collections import Counter
from collections.abc import Callable

from ..quoting import quoted
from . import patterns
from .errors import YakuError, did_you_mean
from .program import COMPARE, FACTS, FEATURES, QUANTITIES, levels, op
from .sets import FIXED, SETS, TileSet, kinds_of, named_set
from .tree import And, Node, Not, Or, Test, feature_test

FORMS = ("groups", "pairs", "orphans")
WAITS = ("open", "closed", "edge", "pair", "twin")

# Quantities: what is counted, and the most there can be.
COUNTED: dict[str, tuple[str, int]] = {
    "runs": ("runs in the hand", 4),
    "triplets": ("triplets, quads included", 4),
    "quads": ("quads", 4),
    "concealed_triplets": ("triplets and quads neither called nor completed by ron", 4),
    "twins": ("pairs of identical runs", 2),
    "suits": ("how many of man, pin, sou are in the hand", 3),
    "calls": ("melds that open the hand", 4),
}
COUNTED_OF: dict[str, tuple[str, int]] = {
    "triplets_of": ("triplets and quads of the set", 4),
    "pair_of": ("pairs of the set: one at most in a hand of groups", 7),
    "tiles_of": ("tiles of the set", 18),
    "sum_of": ("the ranks of the set's tiles added up; an honor counts 0", 127),
}
SET_TESTS: dict[str, str] = {
    "every": "every tile is of the set",
    "has": "some tile is of the set",
    "has_all": "every kind of the set is in the hand",
    "each_group": "every group and the pair has a tile of the set",
    "wins_on": "the winning tile is of the set",
}
PATTERNS: dict[str, tuple[str, Callable[[list[patterns.Item]], Node]]] = {
    "same_suit": ("all of these in one suit", patterns.same_suit),
    "every_suit": ("all of these in each of the three suits", patterns.every_suit),
    "different_suits": ("each of these in a suit of its own", patterns.different_suits),
}
COVERS: dict[str, str] = {
    "covers": "one suit holds at least these ranks",
    "covers_before": "one suit holds them even without the winning tile",
}
OTHER: dict[str, str] = {
    "form": "four groups and a pair, seven pairs, or thirteen orphans: " + ", ".join(FORMS),
    "wait": "what the hand waited for: " + ", ".join(WAITS),
    "kinds": "a tile set written out: kinds('19m1234567z')",
}
# The levels of a quantity that the kernel keeps as features: the first one's name, its number, the last's.
_LEVELS: dict[str, tuple[str, int, int]] = {
    "runs": ("runs_1", 1, 4),
    "triplets": ("triplets_1", 1, 4),
    "quads": ("quads_1", 1, 4),
    "concealed_triplets": ("concealed_3", 3, 4),
    "twins": ("twins_1", 1, 2),
}
# Quantities that speak of certain groups rather than of the whole hand.
_NAMING = frozenset({"quads", "concealed_triplets", "twins"})
_PRESENT = ("honors", "terminals", "simples")
CONDITION_WORDS = (
    *FACTS, "ron", *COUNTED, *COUNTED_OF, *SET_TESTS, *PATTERNS, *COVERS, "form", "wait",
)  # fmt: skip


def read(text: str) -> Node:
    """The condition as a tree; raises YakuError."""
    return _Reader(text).condition()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text.replace("\n", " ")
        self.shift = len(self.text) - len(self.text.lstrip())
        try:
            self.root = ast.parse(self.text.strip(), mode="eval").body
        except SyntaxError as error:
            raise self._unreadable(error) from None

    def condition(self) -> Node:
        return self._condition(self.root)

    # Conditions

    def _condition(self, node: ast.expr) -> Node:
        match node:
            case ast.BoolOp(op=ast.And(), values=values):
                return And(tuple(self._condition(value) for value in values))
            case ast.BoolOp(values=values):
                return Or(tuple(self._condition(value) for value in values))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Not(self._condition(operand))
            case ast.Compare(left=left, ops=[comparison], comparators=[number]):
                return self._comparison(left, comparison, number)
            case ast.Name(id=word):
                return self._word(node, word)
            case ast.Call(func=ast.Name(id=word)):
                return self._call(node, word)
        raise self._wrong(
            node, "is no condition; a condition is a word, a call, a comparison with one number"
        )

    def _word(self, node: ast.expr, word: str) -> Node:
        if word in FACTS:
            return feature_test(FEATURES[word], FEATURES["not " + word])
        if word == "ron":
            return feature_test(FEATURES["not tsumo"], FEATURES["tsumo"])
        if word in COUNTED:
            return self._at_least(node, word, None, 1)
        raise self._unknown(node, word)

    def _call(self, node: ast.Call, word: str) -> Node:
        if node.keywords:
            raise self._wrong(node.keywords[0].value, "has a name before it; arguments here have none")
        if word in SET_TESTS:
            return self._set_test(word, self._set(self._only(node, word)))
        if word in COUNTED_OF:
            return self._at_least(node, word, self._set(self._only(node, word)), 1)
        if word in PATTERNS:
            return self._pattern(node, word)
        if word in COVERS:
            return self._covers(node, word)
        if word == "form":
            return self._choice(node, "form", FORMS)
        if word == "wait":
            return self._choice(node, "wait", WAITS)
        raise self._unknown(node, word)

    def _set_test(self, word: str, tiles: TileSet) -> Node:
        whole = word != "wins_on"
        features = 0
        if word == "has":
            for name in _PRESENT:
                if tiles.kinds == FIXED[name][1]:
                    return feature_test(FEATURES[name], FEATURES[name + "_no"], whole=True)
            features = sum(FEATURES[name] for name in _PRESENT if tiles.within(name))
        elif word == "has_all":
            features = sum(FEATURES[name] for name in _PRESENT if tiles.kinds and tiles.meets(name))
        elif word == "every":
            if tiles.kinds == FIXED["simples"][1]:
                return feature_test(FEATURES["honors_no"] | FEATURES["terminals_no"], whole=True)
            features = sum(FEATURES[name + "_no"] for name in _PRESENT if not tiles.meets(name))
        elif word == "each_group":
            features = FEATURES["form_groups"]
        return Test(tiles.test(word), features, whole=whole)

    def _choice(self, node: ast.Call, word: str, choices: tuple[str, ...]) -> Node:
        if not node.args:
            raise self._wrong(node, f"needs one of {', '.join(choices)}")
        tests = []
        for arg in node.args:
            choice = arg.id if isinstance(arg, ast.Name) else ""
            if choice not in choices:
                raise self._wrong(arg, f"is no {word}; there are {', '.join(choices)}")
            tests.append(feature_test(FEATURES[f"{word}_{choice}"], whole=word == "form"))
        return tests[0] if len(tests) == 1 else Or(tuple(tests))

    def _covers(self, node: ast.Call, word: str) -> Node:
        arg = self._only(node, word)
        ranks = arg.value if isinstance(arg, ast.Constant) else None
        if not isinstance(ranks, str) or not ranks or not set(ranks) <= set("123456789") or len(ranks) > 14:
            raise self._wrong(arg, "must be ranks in quotes, such as '1112345678999'")
        packed = 0
        for rank, times in Counter(ranks).items():
            if times > 4:
                raise self._wrong(arg, f"asks for {times} tiles of rank {rank}; there are four")
            packed |= times << 4 * (int(rank) - 1)
        return Test((op(word, operand=packed),), whole=True)

    # Quantities

    def _comparison(self, left: ast.expr, comparison: ast.cmpop, right: ast.expr) -> Node:
        word, tiles = self._quantity(left)
        if not isinstance(right, ast.Constant) or type(right.value) is not int:
            raise self._wrong(right, f"must be a number to compare {word} with")
        number = right.value
        match comparison:
            case ast.GtE():
                return self._at_least(right, word, tiles, number)
            case ast.Gt():
                return self._at_least(right, word, tiles, number + 1)
            case ast.LtE():
                return Not(self._at_least(right, word, tiles, number + 1))
            case ast.Lt():
                return Not(self._at_least(right, word, tiles, number))
            case ast.Eq():
                return self._equal(right, word, tiles, number)
            case ast.NotEq():
                return Not(self._equal(right, word, tiles, number))
        raise self._wrong(left, "can be compared with == != >= > <= < only")

    def _quantity(self, node: ast.expr) -> tuple[str, TileSet | None]:
        match node:
            case ast.Name(id=word) if word in COUNTED:
                return word, None
            case ast.Call(func=ast.Name(id=word)) if word in COUNTED_OF:
                return word, self._set(self._only(node, word))
            case ast.Name(id=word) | ast.Call(func=ast.Name(id=word)):
                if word in CONDITION_WORDS:
                    raise self._wrong(node, "is not a quantity and cannot be compared")
                raise self._unknown(node, word)
        raise self._wrong(node, "is not a quantity and cannot be compared")

    def _equal(self, node: ast.expr, word: str, tiles: TileSet | None, number: int) -> Node:
        most = self._most(word, tiles)
        if not 0 <= number <= most:
            raise self._wrong(node, f"can never be: {word} is 0 to {most}")
        if word == "suits":
            return feature_test(FEATURES[f"suits_{number}"], whole=True)
        if number == 0:
            return Not(self._at_least(node, word, tiles, 1))
        if number == most:
            return self._at_least(node, word, tiles, most)
        return And(
            (self._at_least(node, word, tiles, number), Not(self._at_least(node, word, tiles, number + 1)))
        )

    def _at_least(self, node: ast.expr, word: str, tiles: TileSet | None, number: int) -> Node:
        most = self._most(word, tiles)
        if not 1 <= number <= most:
            always = "always" if number < 1 else "never"
            raise self._wrong(node, f"makes a comparison that is {always} so: {word} is 0 to {most}")
        if tiles is not None:
            return self._at_least_of(word, tiles, number)
        names = (op("count", arg=QUANTITIES[word], number=1),) if word in _NAMING else ()
        whole = word not in _NAMING
        if word in _LEVELS:
            first, lowest, highest = _LEVELS[word]
            if lowest <= number <= highest:
                return feature_test(levels(first, number - lowest + 1), names=names, whole=whole)
        step = op("count", arg=QUANTITIES[word], compare=COMPARE["at_least"], number=number)
        return Test((step,), names=names, whole=whole)

    def _at_least_of(self, word: str, tiles: TileSet, number: int) -> Node:
        steps = tiles.test(word, compare=COMPARE["at_least"], number=number)
        if word not in ("triplets_of", "pair_of"):
            return Test(steps, whole=True)
        features = levels("triplets_1", number) if word == "triplets_of" else 0
        features |= sum(FEATURES[name] for name in _PRESENT if tiles.within(name))
        return Test(steps, features, names=tiles.test(word, number=1))

    @staticmethod
    def _most(word: str, tiles: TileSet | None) -> int:
        most = (COUNTED | COUNTED_OF)[word][1]
        if word == "triplets_of" and tiles is not None and tiles.kinds is not None:
            return min(most, tiles.kinds.bit_count())
        return most

    # Patterns

    def _pattern(self, node: ast.Call, word: str) -> Node:
        if not node.args:
            raise self._wrong(node, "needs items such as run(1) or triplet(n)")
        items = [self._item(arg) for arg in node.args]
        try:
            return PATTERNS[word][1](items)
        except patterns.PatternError as error:
            raise YakuError(error.reason, word=word, position=error.column) from None

    def _item(self, node: ast.expr) -> patterns.Item:
        match node:
            case ast.Call(func=ast.Name(id=piece)) if piece in patterns.HIGHEST:
                rank, free = self._rank(self._only(node, piece))
                highest = patterns.HIGHEST[piece]
                if not free and not 1 <= rank <= highest:
                    raise self._wrong(node, f"is not on a suit: {piece} takes 1 to {highest}")
                return patterns.Item(piece, rank, free, self._column(node))
        known = ", ".join(f"{piece}(…)" for piece in patterns.HIGHEST)
        raise self._wrong(node, f"is no item of a pattern; there are {known}")

    def _rank(self, node: ast.expr) -> tuple[int, bool]:
        match node:
            case ast.Constant(value=int(rank)):
                return rank, False
            case ast.Name(id="n"):
                return 0, True
            case ast.BinOp(left=ast.Name(id="n"), op=ast.Add(), right=ast.Constant(value=int(more))):
                return more, True
            case ast.BinOp(left=ast.Name(id="n"), op=ast.Sub(), right=ast.Constant(value=int(less))):
                return -less, True
        raise self._wrong(node, "is no rank; a rank is 1 to 9, n, or n + 1")

    # Tile sets

    def _set(self, node: ast.expr) -> TileSet:
        match node:
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return self._set(left) | self._set(right)
            case ast.BinOp(left=left, op=ast.BitAnd(), right=right):
                return self._set(left) & self._set(right)
            case ast.BinOp(left=left, op=ast.Sub(), right=right):
                return self._set(left) & ~self._set(right)
            case ast.UnaryOp(op=ast.Invert(), operand=operand):
                return ~self._set(operand)
            case ast.Name(id=word):
                tiles = named_set(word)
                if tiles is None:
                    raise self._wrong(node, f"is no tile set{did_you_mean(word, SETS)}")
                return tiles
            case ast.Call(func=ast.Name(id="kinds")):
                return self._kinds(node)
        raise self._wrong(node, "is no tile set; sets are words, kinds('19m'), and these joined by | & - ~")

    def _kinds(self, node: ast.Call) -> TileSet:
        arg = self._only(node, "kinds")
        if not isinstance(arg, ast.Constant) or not isinstance(arg.value, str):
            raise self._wrong(arg, "must be tiles in quotes, such as '19m1234567z'")
        try:
            return TileSet(kinds_of(arg.value))
        except ValueError as error:
            raise self._wrong(arg, f"is no tile set: {error}") from None

    # Errors

    def _unreadable(self, error: SyntaxError) -> YakuError:
        words = self.text.split()
        if words and words[-1] in ("and", "or", "not"):
            column = self.text.rindex(words[-1]) + 1
            return YakuError(f"nothing follows {words[-1]!r}", word=words[-1], position=column)
        column = (error.offset or 1) + self.shift
        word = self.text[column - 1 :].split(" ")[0]
        hint = "; equality is written ==" if word == "=" else ""
        return YakuError(
            f"this is no condition: {error.msg} at {quoted(word)}{hint}", word=word, position=column
        )

    def _only(self, node: ast.Call, word: str) -> ast.expr:
        if len(node.args) != 1 or node.keywords:
            raise self._wrong(node, f"must have one argument: {word}(…)")
        return node.args[0]

    def _column(self, node: ast.expr) -> int:
        return node.col_offset + 1 + self.shift

    def _wrong(self, node: ast.expr, reason: str) -> YakuError:
        word = ast.unparse(node)
        return YakuError(f"{quoted(word)} {reason}", word=word, position=self._column(node))

    def _unknown(self, node: ast.expr, word: str) -> YakuError:
        if word in SETS or word == "kinds":
            tiles = "kinds('19m')" if word == "kinds" else word
            return self._wrong(node, f"is a tile set, not a condition; say has({tiles}) or every({tiles})")
        if word in CONDITION_WORDS:
            how = (
                "stands alone, without (…)" if isinstance(node, ast.Call) else f"needs an argument: {word}(…)"
            )
            return self._wrong(node, how)
        if word in patterns.HIGHEST:
            return self._wrong(node, "is an item of a pattern, not a condition; say same_suit(…)")
        hint = did_you_mean(word, CONDITION_WORDS)
        return YakuError(f"there is no word {quoted(word)}{hint}", word=word, position=self._column(node))
