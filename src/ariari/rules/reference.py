"""docs/rules.md: the reference of ruleset files, written from the model.

python -m ariari.rules.reference > docs/rules.md
"""

from collections.abc import Iterator

from .contradictions import CHECKS
from .keys import MISSING, Key, all_keys
from .words import in_words

_INTRODUCTION = """\
# Ruleset files

*Written from the model by `python -m ariari.rules.reference > docs/rules.md`; a test keeps it current.*

A ruleset is a TOML file whose sections follow the way parlors write their rules. `ariari rules check FILE`
reads one and says what is wrong with it, with file, line and key; `ariari rules schema` prints a JSON Schema
for editors.

- `extends = "base-sanma"` puts a file over another one, a house of the package or a file beside it, key by
  key: tables merge, arrays and values replace. Layers may be as deep as you like; circles are refused.
- The identifier of a ruleset is its file's name. A file without `name` is a base for others to extend.
- Loading is strict: unknown keys, wrong types, unknown words and settings that cannot stand together are
  errors.
- TOML has no null. A key that may have no value is written `"none"`.
- `unstated = ["draws.noten.each"]` lists keys of which the house's page does not speak; rule sheets say so.
- Tiles are written 1m–9m 1p–9p 1s–9s 1z–7z (E S W N haku hatsu chun), flowers 1f–4f.
"""


def reference() -> str:
    """The text of docs/rules.md."""
    return "\n".join([_INTRODUCTION, *_sections(), *_checks()]) + "\n"


def _sections() -> Iterator[str]:
    top = [
        key for key in all_keys().values() if "." not in key.path and key.section is None and key.path != "id"
    ]
    yield "## At the top\n"
    yield from _table(top, 0)
    for section in all_keys().values():
        if section.section is None or section.path == "name":
            continue
        depth = section.path.count(".")
        yield f"\n{'##' + '#' * depth} `[{section.path}]`\n\n{section.description}.\n"
        prefix = f"{section.path}."
        keys = [key for path, key in all_keys().items() if path.startswith(prefix)]
        yield from _table(
            [key for key in keys if key.path.count(".") == depth + 1 and key.section is None], len(prefix)
        )


def _table(keys: list[Key], prefix: int) -> Iterator[str]:
    if not keys:
        return
    yield "| key | meaning | values | default |"
    yield "| --- | --- | --- | --- |"
    for key in keys:
        default = "must be given" if key.default is MISSING else in_words(key, key.default)
        cells = (f"`{key.path[prefix:]}`", key.description, _allowed(key), default)
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _allowed(key: Key) -> str:
    words = " ".join(f"`{word}`" for word in key.values)
    names = f", the names being {' '.join(f'`{name}`' for name in key.names)}" if len(key.names) > 4 else ""
    unit = f" ({key.unit})" if key.unit else ""
    return f"{key.kind} {words}".strip() + names + unit


def _checks() -> Iterator[str]:
    yield "\n## What must stand together\n"
    for check in CHECKS:
        yield f"- {' '.join((check.__doc__ or '').split())}"


if __name__ == "__main__":
    print(reference(), end="")
