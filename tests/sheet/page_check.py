"""A page looked at as a validator and an accessibility checker would: what is wrong with it, in words."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from xml.etree.ElementTree import Element

import html5lib

Check = Callable[[Element], Iterator[str]]

LABELLED = {"nav", "section"}
VOID_OF_NAME = {"a", "button", "summary", "h1", "h2", "h3", "th", "caption", "title", "li", "dt"}
INSIDE = {  # element → what it may stand in
    "li": {"ul", "ol"},
    "dt": {"dl"},
    "dd": {"dl"},
    "tr": {"thead", "tbody"},
    "td": {"tr"},
    "th": {"tr"},
    "thead": {"table"},
    "tbody": {"table"},
    "caption": {"table"},
    "figcaption": {"figure"},
    "summary": {"details"},
}
ONLY = {  # element → what alone may stand in it
    "ul": {"li"},
    "ol": {"li"},
    "dl": {"dt", "dd"},
    "tr": {"th", "td"},
    "table": {"caption", "thead", "tbody"},
    "thead": {"tr"},
    "tbody": {"tr"},
}
NO_BLOCKS_WITHIN = {"p", "h1", "h2", "h3", "span", "a", "caption", "dt"}
BLOCKS = {"p", "div", "ul", "ol", "dl", "table", "section", "nav", "h1", "h2", "h3", "figure", "details"}


def problems(html: str) -> list[str]:
    """Everything that is wrong; raises html5lib's ParseError for what is no HTML at all."""
    page = parsed(html)
    return [problem for check in CHECKS for problem in check(page)]


def parsed(html: str) -> Element:
    """The page, by the parsing rules of HTML, any parse error being one."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page: Element = parser.parse(html)
    return page


def text_of(element: Element) -> str:
    """What is read of an element: its text and the labels of pictures in it."""
    parts = [element.get("aria-label") or ""] if name(element) == "svg" else [element.text or ""]
    for child in element:
        parts += [text_of(child), child.tail or ""]
    return "".join(parts).strip()


def name(element: Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _all(page: Element, *names: str) -> list[Element]:
    return [element for element in page.iter() if name(element) in names]


def _document(page: Element) -> Iterator[str]:
    if page.get("lang") not in ("ja", "zh-Hans", "en"):
        yield f"the page's language is {page.get('lang')!r}"
    for wanted, count in {"title": 1, "main": 1, "h1": 1}.items():
        if len(_all(page, wanted)) != count:
            yield f"{len(_all(page, wanted))} elements {wanted}"
    if not [m for m in _all(page, "meta") if m.get("name") == "viewport"]:
        yield "no viewport for phones"
    if not [m for m in _all(page, "meta") if m.get("charset")]:
        yield "no charset"


def _ids(page: Element) -> Iterator[str]:
    ids = Counter(element.get("id") for element in page.iter() if element.get("id"))
    yield from (f"the id {id} is there {count} times" for id, count in ids.items() if count > 1)
    for element in page.iter():
        for attribute in ("aria-labelledby", "aria-describedby"):
            for id in (element.get(attribute) or "").split():
                if id not in ids:
                    yield f"{attribute} names {id}, which is not there"
        target = element.get("href") or ""
        if target.startswith("#") and target[1:] not in ids:
            yield f"a link leads to {target}, which is not there"


def _outside(page: Element) -> Iterator[str]:
    """Nothing is loaded from elsewhere."""
    for element in page.iter():
        if name(element) in ("script", "link", "iframe", "img", "object", "embed"):
            yield f"an element {name(element)}"
        if element.get("src") or element.get("style"):
            yield f"{name(element)} has src or style"
    style = "".join(element.text or "" for element in _all(page, "style"))
    if "url(" in style or "@import" in style:
        yield "the style loads something"


def _nesting(page: Element) -> Iterator[str]:
    for parent in page.iter():
        for child in parent:
            inner, outer = name(child), name(parent)
            if inner in INSIDE and outer not in INSIDE[inner]:
                yield f"{inner} stands in {outer}"
            if outer in ONLY and inner not in ONLY[outer]:
                yield f"{outer} has {inner} in it"
            if outer in NO_BLOCKS_WITHIN and inner in BLOCKS:
                yield f"{outer} has the block {inner} in it"


def _names(page: Element) -> Iterator[str]:
    """Whatever is named for a listener has a name."""
    for element in page.iter():
        if name(element) in LABELLED and not (element.get("aria-label") or element.get("aria-labelledby")):
            yield f"{name(element)} has no name"
        if name(element) in VOID_OF_NAME and not text_of(element):
            yield f"{name(element)} is empty"
        shown = name(element) == "svg" and element.get("aria-hidden") != "true"
        if shown and not (element.get("role") == "img" and element.get("aria-label")):
            yield "a picture has no text in its place"
    landmarks = Counter(
        element.get("aria-label") or element.get("aria-labelledby") for element in _all(page, "nav")
    )
    yield from (f"{count} navigations named {label}" for label, count in landmarks.items() if count > 1)


def _headings(page: Element) -> Iterator[str]:
    levels = [int(name(element)[1]) for element in _all(page, "h1", "h2", "h3", "h4")]
    for before, after in pairwise(levels):
        if after > before + 1:
            yield f"a heading of level {after} follows one of level {before}"


def _tables(page: Element) -> Iterator[str]:
    for table in _all(page, "table"):
        if len([child for child in table if name(child) == "caption"]) != 1:
            yield "a table has no caption"
        if [th for th in _all(table, "th") if th.get("scope") not in ("col", "row", "rowgroup")]:
            yield "a heading cell has no scope"
        widths = set()
        for part in table:
            spanning = 0
            for row in part:
                cells = [cell for cell in row if name(cell) in ("th", "td")]
                widths.add(len(cells) + (spanning > 0))
                spanning -= 1 if spanning else 0
                spanning = max([spanning, *(int(cell.get("rowspan", 1)) - 1 for cell in cells)])
        if len(widths - {0}) != 1:
            yield f"the rows of the table {text_of(table[0])} have {sorted(widths)} cells"


def _languages(page: Element) -> Iterator[str]:
    for link in _all(page, "a"):
        if link.get("hreflang") and not (link.get("lang") or "ja" in (link.get("hreflang") or "")):
            inside = [e for e in page.iter() if link in list(e) and e.get("lang")]
            if not inside:
                yield f"a link in another language does not say so: {text_of(link)}"


CHECKS: tuple[Check, ...] = (
    _document,
    _ids,
    _outside,
    _nesting,
    _names,
    _headings,
    _tables,
    _languages,
)


def contrasts(style: str) -> list[tuple[str, float]]:
    """Every rule of a stylesheet that sets a text colour, with its contrast against its background: once by
    day and once with the variables of the night, whose `:root` is the second."""
    day, *nights = [
        dict(re.findall(r"(--[\w-]+):\s*(#[0-9a-f]{3,6})", body))
        for body in re.findall(r":root\s*\{([^{}]*)\}", style)
    ]
    return [found for night in ({}, *nights) for found in _contrasts(style, day | night)]


def _contrasts(style: str, variables: dict[str, str]) -> Iterator[tuple[str, float]]:
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style):
        declared = dict(re.findall(r"(?:^|;)\s*([\w-]+):\s*([^;]+)", body))
        colour = _hex(declared.get("color", ""), variables)
        if colour and not selector.strip().startswith(":root"):
            page = variables.get("--paper", "#fff")
            background = _hex(declared.get("background", page), variables) or _hex(page, variables)
            assert background is not None
            yield selector.strip(), _contrast(colour, background)


def _hex(value: str, variables: dict[str, str]) -> str | None:
    value = value.strip()
    if match := re.fullmatch(r"var\((--[\w-]+)\)", value):
        value = variables[match[1]]
    if re.fullmatch(r"#[0-9a-f]{3}", value):
        return "#" + "".join(2 * digit for digit in value[1:])
    return value if re.fullmatch(r"#[0-9a-f]{6}", value) else None


def _contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
