"""The board on the screen (update the recorded drawings with: pytest tests/tui --renew)."""

from pathlib import Path

import pytest
from rich.text import Text

from tests.helpers import chooser, compare_kept, play
from tests.tui.seated import POSITION, from_position, new_screen
from warhost.engine import SPECTATOR
from warhost.lords import LORDS
from warhost.tui.glyphs import ASCII, FOE, OWN, UNICODE, Glyphs, fitting
from warhost.tui.lords.field import Emphasis, FieldView
from warhost.tui.lords.recent import hand_codes

SNAPSHOTS = Path(__file__).parent / "snapshots"
BOARD_HEIGHT = 33
EMPHASIS = Emphasis({"d3": "+1 -1\n[3] -1", "e2": "", "d4": "@"}, frozenset(["c4"]), frozenset(["a1"]))


def field(position: dict | None = None, seat: int = 0, glyphs: Glyphs = UNICODE, language: str = "en") -> FieldView:
    return FieldView(from_position(position).state.view(seat), new_screen(language)[0].speaker, glyphs)


def plain(lines: list[Text]) -> str:
    return "".join(f"{line.plain.rstrip()}\n" for line in lines)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize(("seat", "width"), [(0, 100), (1, 100), (0, 80)])
def test_a_position_is_drawn_as_kept(glyphs: Glyphs, seat: int, width: int, renew: bool) -> None:
    emphasis = EMPHASIS if seat == 0 else Emphasis()
    drawn = plain(field(seat=seat, glyphs=glyphs).drawn(width, BOARD_HEIGHT, emphasis))
    kind = "unicode" if glyphs is UNICODE else "ascii"
    compare_kept(SNAPSHOTS / f"board-seat{seat + 1}-{width}-{kind}.txt", drawn, renew)


def test_ascii_is_ascii() -> None:
    drawn = plain(field(glyphs=ASCII).drawn(100, BOARD_HEIGHT, EMPHASIS))
    assert drawn.isascii()


@pytest.mark.parametrize(("width", "height"), [(100, 33), (100, 26), (80, 33), (80, 26), (70, 26), (60, 20)])
def test_no_line_is_wider_than_the_screen(width: int, height: int) -> None:
    lines = field().drawn(width, height, EMPHASIS)
    assert max(len(line.plain) for line in lines) <= width
    assert len(lines) <= max(height, 6 * 4 + 1)  # six rows of the flattest cells are the least


def test_the_far_players_board_is_turned_by_half_a_turn() -> None:
    """LOW-0.2: both axes turn, and with them the arrows of all cards."""
    position = {
        "turn": {"phase": "deploy"},
        "seat 1": {"board": {"a1": "orc-ravager-a"}, "hand": ["orc-butcher", "orc-catapult"]},
        "seat 2": {"board": {"g6": "dwa-slugger-a"}, "hand": ["dwa-ballista"]},
    }
    near, far = [plain(field(position, seat).drawn(100, BOARD_HEIGHT, Emphasis())).splitlines() for seat in (0, 1)]
    assert near[-1].split() == list("abcdefg")
    assert far[-1].split() == list("gfedcba")
    assert [line[0] for line in near if line[:1].isdigit()] == list("654321")
    assert [line[0] for line in far if line[:1].isdigit()] == list("123456")
    ravager = LORDS.place(position).battle.units[0]
    forward = f"↑{ravager.arrows[0]}"
    assert forward in near[25]  # for its owner, its forward edge is at the top ...
    assert (
        f"↓{ravager.arrows[0]}" in far[4]
    )  # ... and for the enemy at the bottom, in the opposite corner of the screen
    assert near[25].index(forward) < 14
    assert far[4].index(f"↓{ravager.arrows[0]}") > 86


def test_whose_a_unit_is_shows_without_colours() -> None:
    for glyphs in (UNICODE, ASCII):
        assert glyphs.own != glyphs.foe
        drawn = plain(field(glyphs=glyphs).drawn(100, BOARD_HEIGHT, Emphasis()))
        assert drawn.count(glyphs.own.across * 10) == 1  # the Deathbringer's back edge
        assert drawn.count(glyphs.foe.across * 10) == 2


def test_an_arrow_that_points_at_an_enemy_is_highlighted() -> None:
    """LOW-6.1: the Deathbringer on e3 engages d4 with its 3; the Marauder does not engage it."""
    lines = field().drawn(100, BOARD_HEIGHT, Emphasis())
    loud = [line.plain[span.start : span.end] for line in lines for span in line.spans if "reverse" in str(span.style)]
    assert loud == ["↖3"]
    styles = {str(span.style) for line in lines for span in line.spans}
    assert any(OWN in style for style in styles)
    assert any(FOE in style for style in styles)


def test_incoming_damage_is_next_to_the_defence() -> None:
    """LOW-7.3"""
    drawn = plain(field().drawn(100, BOARD_HEIGHT, Emphasis()))
    assert "[4] −3" in drawn  # the Marauder on d4
    assert "[3] " in drawn  # the Slugger on c4 takes no damage


def test_polish_cells_speak_polish() -> None:
    drawn = plain(field(language="pl").drawn(100, BOARD_HEIGHT, Emphasis()))
    assert "uśmierciciel" in drawn
    assert "młocarz" in drawn
    assert "sze" in drawn


@pytest.mark.parametrize("players", [2, 4, 6])
def test_an_endless_board_is_shown_as_a_window_around_its_units(players: int) -> None:
    """LOW-15.A1, LOW-15.F1: units beyond the window are named below it."""
    armies = ["orcs", "dwarves", "elves", "undead", "orcs", "templars"]
    options = {"players": players, "borderless": True}
    state = play(LORDS.start({"decks": armies[:players], "options": options}, 2), chooser(seed=2), upto=60)
    view = state.view(SPECTATOR)
    speaker = new_screen()[0].speaker
    for width, height in ((100, 33), (80, 25), (40, 12)):
        lines = FieldView(view, speaker, UNICODE).drawn(width, height, Emphasis())
        text = plain(lines)
        assert all(len(line.plain) <= width for line in lines if "Beyond" not in line.plain)
        cells = text.count("╔") + text.count("╭")
        assert cells or "Beyond" in text
    wide = plain(FieldView(view, speaker, UNICODE).drawn(400, 200, Emphasis()))
    assert "Beyond" not in wide
    assert all(any(word in wide for word in speaker.card(unit["code"]).split()) for unit in view["units"])


def test_a_window_can_be_moved() -> None:
    position = {
        "options": {"borderless": True},
        "turn": {"phase": "deploy"},
        "seat 1": {"board": {"0,0": "orc-ravager-a", "30,0": "orc-butcher"}, "hand": ["orc-catapult", "orc-warhog-a"]},
        "seat 2": {"board": {"1,1": "dwa-slugger-a"}, "hand": ["dwa-ballista"]},
    }
    here = plain(field(position).drawn(100, 33, Emphasis(), focus="0,0"))
    there = plain(field(position).drawn(100, 33, Emphasis(), focus="30,0"))
    assert "Ravag" in here
    assert "Beyond this window: Orc Butcher 30,0." in here
    assert "Butch" in there.split("Beyond")[0]
    assert "Orc Ravager 0,0" in there.split("Beyond")[1]


def test_the_general_in_the_middle_can_be_played_from_there() -> None:
    """LOW-15.E2: it is shown between the partners, after their hands, and everyone sees it."""
    state = LORDS.start({"decks": ["orcs", "dwarves"], "options": {"players": 3}}, 1)
    assert hand_codes(state.view(1))[-1] == "dwa-krod-klouthammer"
    assert len(hand_codes(state.view(1))) == 4
    assert "dwa-krod-klouthammer" not in hand_codes(state.view(0))
    screen, page = new_screen()
    screen.known(state.view(0))
    assert page.getvalue().strip() == "Shared by the partners: Krod Klouthammer"


def test_signs_fit_the_terminal() -> None:
    assert fitting("utf-8") is UNICODE
    assert fitting("ascii") is ASCII
    assert fitting("cp1250") is ASCII
    assert fitting("no such thing") is ASCII


def test_the_position_of_these_tests_is_as_it_says() -> None:
    state = LORDS.place(POSITION)
    assert state.view(0)["phase"] == "deploy"
    assert [unit["square"] for unit in state.view(0)["units"]] == ["e3", "c4", "d4"]
