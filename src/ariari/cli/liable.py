"""How the words of a command tell who is liable: `C`, or of several `daisangen=C,suukantsu=D`."""


def liable_in(text: str) -> str | dict[str, str]:
    """One player, or a player for each yakuman."""
    if "=" not in text:
        return text
    pairs = (part.partition("=") for part in text.split(","))
    return {yaku.strip(): who.strip() for yaku, _, who in pairs}
