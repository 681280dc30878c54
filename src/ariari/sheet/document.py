"""A rule sheet: everything that is printed of a house, in one language."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ariari.rules.model import Ruleset

from .chart import ScoreChart, score_chart
from .headings import HEADINGS
from .sentences import Sentence, sentences
from .settling import Settling
from .settling_svg import settling_svg
from .wording import HTML_LANGUAGES, Lang, wording
from .yaku_list import YakuRow, yaku_rows


@dataclass(frozen=True)
class Part:
    """The sentences under one heading: those that guests should read, and those that every guest expects."""

    id: str
    title: str
    told: tuple[Sentence, ...]
    usual: tuple[Sentence, ...]


class Sheet:
    """The rule sheet of a house. Render it with `html`, `markdown` or `pdf`."""

    def __init__(self, rules: Ruleset, lang: Lang) -> None:
        self.rules = rules
        self.lang = lang
        self.words = wording(lang)

    def __repr__(self) -> str:
        return f"<Sheet {self.rules.id} {self.lang}>"

    def __str__(self) -> str:
        return self.markdown()

    def _repr_html_(self) -> str:
        return self.html()

    @property
    def html_lang(self) -> str:
        return HTML_LANGUAGES[self.lang]

    @property
    def title(self) -> str:
        """The house's name in the sheet's language."""
        return str(getattr(self.rules.name, self.lang))

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """Every rule in words, in reading order."""
        return sentences(self.rules, self.words)

    def text(self) -> str:
        """Headings and sentences as plain lines: ◆ unusual, ・ the house's own, blank usual."""
        lines: list[str] = []
        for part in self.parts:
            lines.append(f"# {part.title}")
            lines += [self._line(sentence) for sentence in (*part.told, *part.usual)]
        return "\n".join(lines) + "\n"

    def _line(self, sentence: Sentence) -> str:
        mark = {"usual": " ", "unusual": "◆", "own": "・"}[sentence.standing]
        return f"{mark} {sentence.text}" + (
            "" if sentence.stated else f" [{self.words.text('ui-unstated-short')}]"
        )

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The sentences under their headings."""
        parts = (self._part(heading) for heading in HEADINGS)
        return tuple(part for part in parts if part.told or part.usual)

    @cached_property
    def chart(self) -> ScoreChart:
        return score_chart(self.rules, self.words)

    @cached_property
    def settling(self) -> Settling:
        return Settling(self.rules, self.words)

    @cached_property
    def settling_picture(self) -> str:
        return settling_svg(self.settling)

    @cached_property
    def yaku(self) -> tuple[YakuRow, ...]:
        return yaku_rows(self.rules, self.words)

    def html(self) -> str:
        """One self-contained page."""
        from .render import html_page

        return html_page(self)

    def markdown(self) -> str:
        """The sheet for a repository or a message."""
        from .render import markdown_page

        return markdown_page(self)

    def pdf(self) -> bytes:
        """The sheet for printing. Raises PdfUnavailable where WeasyPrint is not installed."""
        from .pdf import pdf_of

        return pdf_of(self.html())

    def write(self, path: str | Path) -> None:
        """Write the sheet in the format that the file's name ends in: .html, .md or .pdf."""
        from .render import write

        write(self, Path(path))

    def _part(self, heading: str) -> Part:
        said = [sentence for sentence in self.sentences if sentence.heading == heading]
        usual = tuple(sentence for sentence in said if sentence.standing == "usual")
        told = tuple(sentence for sentence in said if sentence.standing != "usual")
        return Part(heading, self.words.text(f"heading-{heading}"), told, usual)


def sheet(rules: Ruleset, lang: Lang = "en") -> Sheet:
    """The rule sheet of a house in Japanese, Chinese or English."""
    return Sheet(rules, lang)
