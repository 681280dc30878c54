"""mjlog: what is read, that it is written again as it was, and what is said of broken files."""

import re
from dataclasses import replace

import pytest
from tests.logs.real_records import real_games

from ariari.logs import Aside, Call, Discard, Dora, Kakan, LogError, Losses, Riichi
from ariari.logs.tenhou.mjlog_reader import MjlogReader, read_mjlog
from ariari.logs.tenhou.mjlog_writer import write_mjlog

HAND = "0,4,8,12,20,24,28,32,36,40,44,48,52"


def mjlog(*elements: str, go: int = 9) -> bytes:
    """A small record around a round's elements."""
    hands = [
        HAND,
        ",".join(str(n + 1) for n in range(0, 49, 4)),
        ",".join(str(n + 2) for n in range(0, 49, 4)),
    ]
    hands.append(",".join(str(n + 3) for n in range(0, 49, 4)))
    init = '<INIT seed="0,0,0,2,4,135" ten="250,250,250,250" oya="0" ' + " ".join(
        f'hai{seat}="{hand}"' for seat, hand in enumerate(hands)
    )
    return (
        f'<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="{go}" lobby="0"/>'
        '<UN n0="%41" n1="%E9%9B%80" n2="C" n3="D" dan="0,0,0,0"/><TAIKYOKU oya="0"/>'
        f"{init}/>{''.join(elements)}</mjloggm>"
    ).encode()


def read(*elements: str, go: int = 9):
    return read_mjlog([mjlog(*elements, go=go)])


def test_names_are_percent_encoded_utf8():
    assert read().names == ("A", "雀", "C", "D")


def test_tiles_are_faces_and_tile_16_is_the_red_five_of_man():
    assert read("<T16/>").rounds[0].events[0].tile == "0m"
    assert read("<T16/>", go=9 | 2).rounds[0].events[0].tile == "5m"  # a table without red fives
    assert read("<T135/>").rounds[0].events[0].tile == "7z"


def test_the_tile_just_drawn_is_discarded_as_drawn():
    events = read("<T100/>", "<D100/>", "<U101/>", "<E1/>").rounds[0].events
    assert events[1] == Discard(0, "8s", drawn=True)
    assert events[3] == Discard(1, "1m", drawn=False)


@pytest.mark.parametrize(
    ("code", "event"),
    [
        (40041, Call(3, 1, "pon", "2z", ("2z", "2z"))),  # of a real game: south from the seat opposite
        (5169, Kakan(3, "4m")),
        (28672 | 0x20, Aside(3, "2z")),
    ],
)
def test_melds(code, event):
    found = read(f'<N who="3" m="{code}"/>').rounds[0].events[0]
    assert type(found) is type(event)
    assert found.seat == 3


def test_riichi_has_two_steps_and_the_stick_is_laid_at_the_second():
    record = read(
        "<T100/>", '<REACH who="0" step="1"/>', "<D100/>", '<REACH who="0" ten="240,250,250,250" step="2"/>'
    )
    assert record.rounds[0].events[1] == Riichi(0)
    assert '<REACH who="0" ten="240,250,250,250" step="2"/>' in write_mjlog(record, Losses())


@pytest.mark.parametrize(
    ("go", "rules"),
    [
        (169, "tenhou"),
        (9, "tenhou"),
        (1, "tenhou-tonpuu"),
        (0x19, "tenhou-sanma"),
        (0x11, "tenhou-sanma-tonpuu"),
        (9 | 2 | 4, "tenhou-no-red-closed-tanyao"),
    ],
)
def test_the_ruleset_is_recognised_from_the_type_of_table(go, rules):
    assert read(go=go).rules == rules


@pytest.mark.parametrize("game", real_games(), ids=lambda path: path.stem)
def test_a_real_game_is_written_as_it_was_read(game):
    raw = game.read_bytes()
    record = read_mjlog([raw])
    losses = Losses()
    text = write_mjlog(record, losses)
    assert read_mjlog([text.encode()]) == record
    assert losses.said == ()
    assert _elements(text, copies=False) == _elements(raw.decode(), copies=False)


@pytest.mark.parametrize("game", real_games(), ids=lambda path: path.stem)
def test_without_its_seed_only_the_copies_of_equal_tiles_are_others(game):
    record = replace(read_mjlog([game.read_bytes()]), seed=None)
    assert read_mjlog([write_mjlog(record, Losses()).encode()]) == record


def _elements(text: str, copies: bool) -> list:
    """Elements and their attributes; which copy of a tile is discarded is not told by a record."""
    found = []
    for name, rest in re.findall(r"<(\w+)([^>]*?)/?>", text):
        attributes = dict(re.findall(r'(\w+)="([^"]*)"', rest))
        if not copies:
            for key in ("m", "hai", "machi", "hai0", "hai1", "hai2", "hai3"):
                if name in ("N", "AGARI", "RYUUKYOKU") and key in attributes:
                    attributes[key] = str(len(attributes[key].split(",")))
            name = re.sub(r"^([DEFG])\d+$", r"\1", name)
        found.append((name, attributes))
    return found


def test_every_size_of_piece_reads_the_same():
    raw = real_games()[1].read_bytes()
    whole = read_mjlog([raw])
    for size in (1, 7, 4096):
        assert read_mjlog(raw[i : i + size] for i in range(0, len(raw), size)) == whole


def test_a_record_may_break_off_in_a_round():
    record = read("<T100/>")
    assert not record.rounds[0].ended
    assert record.final is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "no element found"),
        (b"<mjloggm", "unclosed token"),
        (b"<html></html>", "begins with <mjloggm>, this with <html>"),
        (b'<mjloggm ver="2.3"></mjloggm>', "names no players"),
        (b"<mjloggm><T5/></mjloggm>", None),
        (mjlog("<XYZ/>"), "no element <XYZ>"),
        (mjlog("<T136/>"), "no element <T136>"),
        (mjlog('<N who="9" m="1"/>'), "no seat 9"),
        (mjlog('<N who="0"/>'), "attribute m is missing"),
        (mjlog('<N who="0" m="99999999"/>'), "must fit 16 bits"),
        (mjlog('<DORA hai="200"/>'), "200 is no tile"),
        (mjlog('<REACH who="0" step="3"/>'), "no step 3"),
        (mjlog('<RYUUKYOKU type="xx" sc="0,0"/>'), "no drawn round of the kind xx"),
        (mjlog('<AGARI hai="0" machi="4" who="0" fromWho="0"/>'), "winning tile 2m is not in the hand"),
        (mjlog('<AGARI hai="0" machi="0" ten="x,1,1" who="0" fromWho="0"/>'), "not as it should be"),
        (mjlog('<INIT seed="0,0,0,1,1,1" ten="250,250" oya="0"/>'), "hai0 is missing"),
        (
            b'<!DOCTYPE m [<!ENTITY a "aaaa">]><mjloggm>&a;</mjloggm>',
            "document type declaration is not accepted",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text, says):
    with pytest.raises(LogError, match=says) as problem:
        read_mjlog([text])
    assert str(problem.value)
    assert "line" in problem.value.place or problem.value.place == ""


def test_entities_are_never_expanded():
    bomb = '<!DOCTYPE m [<!ENTITY a "ha">' + "".join(
        f'<!ENTITY b{n} "{"&" + (f"b{n - 1}" if n else "a") + ";"}{"&a;" * 9}">' for n in range(30)
    )
    with pytest.raises(LogError, match="not accepted"):
        read_mjlog([f"{bomb}]><mjloggm>&b29;</mjloggm>".encode()])


def test_a_flower_cannot_be_written():
    record = read("<T100/>")
    round_ = replace(record.rounds[0], events=(Dora("1f"),))
    with pytest.raises(LogError, match="no tile 1f") as problem:
        write_mjlog(replace(record, rounds=(round_,)), Losses())
    assert "round 1 (East 1)" in problem.value.place


def test_a_reader_can_be_fed_and_finished_once():
    reader = MjlogReader()
    reader.feed(mjlog())
    assert reader.finish().players == 4
