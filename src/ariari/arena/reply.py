"""A bot's reply as one of the legal actions, and an action as the reply."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..logs.errors import LogError
from ..logs.mjai.tile import face, face_list, name
from ..table.action import Action
from ..tiles import NotationError
from ..tiles import Tile as TileNumber

Message = dict[str, Any]


def fallback(legal: Sequence[Action], drawn: TileNumber | None) -> Action:
    """What is played for a bot that does not answer: pass, the drawn tile, or else the last discard."""
    for action in legal:
        if action.word == "pass" or (action.word == "discard" and action.tile == drawn):
            return action
    discards = [action for action in legal if action.word == "discard"]
    return discards[-1] if discards else legal[0]


def declares_riichi(reply: Mapping[str, Any]) -> bool:
    return reply.get("type") == "reach"


def action_of(reply: Mapping[str, Any], legal: Sequence[Action], riichi: bool) -> Action | None:
    """The legal action that the reply asks for, or None. `riichi`: it was declared just before."""
    try:
        text = _text(reply, riichi)
    except (LogError, NotationError, KeyError, TypeError, ValueError):
        return None
    for candidate in text:
        try:
            action = Action(candidate)
        except NotationError:
            continue
        plain = Action(int(action) & 511)
        if plain in legal:
            return action if action.from_hand else plain
    return None


def _text(reply: Mapping[str, Any], riichi: bool) -> list[str]:
    """Texts of actions, of which one at most is legal."""
    kind = reply.get("type")
    match kind:
        case "dahai":
            return [f"{'riichi' if riichi else 'discard'} {face(reply['pai'], 'pai')}"]
        case "chi" | "pon":
            tiles = face_list(reply["consumed"], "consumed")
            return [f"{kind} {''.join(tiles)}"]
        case "daiminkan":
            return [f"daiminkan {face(reply['pai'], 'pai')}"]
        case "kakan":
            return [f"kakan {face(reply['pai'], 'pai')}"]
        case "ankan":
            return [f"ankan {face_list(reply['consumed'], 'consumed')[0]}"]
        case "nukidora" | "kita":
            return ["nuki"]
        case "hora":
            return ["tsumo", "ron"]
        case "ryukyoku":
            return ["nine-terminals"]
        case "none" | None:
            return ["pass"]
        case _:
            return []


def reply_of(
    action: Action,
    seat: int,
    offered: tuple[int, str] | None,
    drawn: TileNumber | None,
    hand: Sequence[TileNumber],
) -> list[Message]:
    """The replies that play an action: one, or two for riichi and its discard.

    offered: who gave the tile that is claimed, and the tile; hand: the concealed tiles.
    """
    me: Message = {"actor": seat}
    match action.word:
        case "discard" | "riichi" | "open-riichi":
            as_drawn = action.tile == drawn and not action.from_hand
            discard = {"type": "dahai"} | me | {"pai": name(str(action.tile)), "tsumogiri": as_drawn}
            return [discard] if action.word == "discard" else [{"type": "reach"} | me, discard]
        case "chi" | "pon" if offered is not None:
            consumed = [name(str(tile)) for tile in action.uses]
            return [
                {"type": action.word}
                | me
                | {"target": offered[0], "pai": name(offered[1]), "consumed": consumed}
            ]
        case "daiminkan" if offered is not None:
            own = [name(str(tile)) for tile in hand if tile.kind == action.tile]
            return [
                {"type": "daiminkan"} | me | {"target": offered[0], "pai": name(offered[1]), "consumed": own}
            ]
        case "ankan":
            return [
                {"type": "ankan"} | me | {"consumed": [name(str(t)) for t in hand if t.kind == action.tile]}
            ]
        case "kakan":
            added = next(tile for tile in hand if tile.kind == action.tile)
            return [
                {"type": "kakan"}
                | me
                | {"pai": name(str(added)), "consumed": [name(str(TileNumber(added.kind)))] * 3}
            ]
        case "nuki":
            return [{"type": "nukidora"} | me | {"pai": "N"}]
        case "tsumo":
            return [{"type": "hora"} | me | {"target": seat}]
        case "ron" if offered is not None:
            return [{"type": "hora"} | me | {"target": offered[0], "pai": name(offered[1])}]
        case "nine-terminals":
            return [{"type": "ryukyoku"} | me]
        case _:
            return [{"type": "none"}]
