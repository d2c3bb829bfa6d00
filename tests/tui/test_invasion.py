"""Invasion in the terminal, with scripted input."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tui.seated import Duelling
from warhost.engine import Header, Match
from warhost.engine.history.journal import read
from warhost.engine.history.replay import replay
from warhost.invasion import INVASION
from warhost.text import LANGUAGES
from warhost.text.invasion.speaker import InvasionSpeaker
from warhost.tui.glyphs import ASCII, UNICODE
from warhost.tui.invasion import InvasionScreen

SETUP: dict[str, Any] = {"decks": ["dwarf", "orc"], "options": {"first": "1"}}
POSITION: dict[str, Any] = {
    "turn": {"seat": 1, "phase": "capital", "number": 5},
    "seat 1": {
        "capital": "dwarf",
        "resources": 6,
        "battlefield": [{"card": "Troll Slayers", "damage": 1}],
        "kingdom": ["Keystone Forge"],
        "developments": {"quest": 2},
        "hand": ["Runesmith", "King Kazador", "Demolition!"],
        "deck": ["Mountain Brigade", "Runesmith", "Runesmith"],
        "damage": {"kingdom": 5},
    },
    "seat 2": {
        "capital": "orc",
        "battlefield": ["Boar Boyz"],
        "quest": [{"card": "Squig Herders", "corrupted": True}],
        "hand": ["Pillage"],
        "deck": ["Troll Vomit", "Pillage", "Waaagh!"],
        "burning": ["kingdom"],
    },
}


def invasion_table(match: Match, path: Path, **more: Any) -> Duelling:
    """A session of Invasion played by a script."""
    return Duelling(match, path, InvasionScreen, InvasionSpeaker, **more)


def from_setup(seed: int = 4) -> Match:
    return Match(Header("invasion", INVASION.version, seed, SETUP), INVASION.start(SETUP, seed))


def from_position() -> Match:
    state = INVASION.place(POSITION)
    state.reseed(0)
    return Match(Header("invasion", INVASION.version, 0, None, POSITION), state)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def newcomer(seated: Duelling) -> Iterator[str]:
    """Input of a new player: numbers if something is listed, notation or Enter in windows."""
    turn = 0
    while seated.match.state.outcome is None:
        state = seated.match.state
        view = state.view(state.seat)
        turn += 1
        if view["question"] in ("Window", "Occasions"):
            yield view["options"][-1] if turn % 3 else ""
        else:
            yield str(1 + turn % len(view["options"]))
    yield ""


def test_a_whole_game_can_be_played_in_the_terminal(journal: Path) -> None:
    """INV-32.1, INV-32.2: against the computer, by numbers, names and Enter."""
    seated = invasion_table(from_setup(seed=6), journal)
    page = seated.run(newcomer(seated))
    assert seated.match.state.outcome is not None
    assert "Unknown command" not in page
    assert "You cannot:" not in page
    assert re.search(r"You (win!|lose\.)|The game is a draw\.", page)
    assert "{" not in page
    assert replay(read(journal), INVASION).state.save() == seated.match.state.save()


def test_both_capitals_are_on_the_table(journal: Path) -> None:
    """INV-4.1, INV-4.5: three zones each, with power, hit points, damage, fire, developments and marks."""
    page = invasion_table(from_position(), journal).type("quit")
    assert page.count("Kingdom  power") == page.count("Quest zone  power") == page.count("Battlefield  power") == 2
    assert "BURNING" in page
    assert "burning: 1 of 2" in page
    assert "3/8" in page  # five damage in the kingdom
    assert "10/10" in page  # two developments in the quest zone
    assert "developments 2" in page
    assert re.search(r"1/2\(\u22121\) Troll Slayers", page)
    assert re.search(r"Squig Herders \u2717", page)


def test_the_hand_says_what_a_card_costs_and_why_not(journal: Path) -> None:
    """INV-3.8: missing loyalty is added to the cost; unaffordable cards say so."""
    page = invasion_table(from_position(), journal).type("why 2", "why 1 kingdom", "quit")
    assert re.search(r"2  6\+\d +King Kazador  3/6  · You cannot pay for King Kazador\.", page)
    assert "You cannot: You cannot pay for King Kazador. [INV-3.8]" in page
    assert "You can do that now: Play Runesmith into the kingdom." in page


@pytest.mark.parametrize("line", ["1 k", "1 kingdom", "runesmith kingdom play", "play runesmith > kingdom", "play 1 k"])
def test_a_card_is_played_by_a_short_line(line: str, journal: Path) -> None:
    seated = invasion_table(from_position(), journal)
    seated.type(line, "quit")
    assert seated.answers[0] == "play Runesmith > kingdom"


def test_a_line_that_fits_several_shows_them(journal: Path) -> None:
    seated = invasion_table(from_position(), journal)
    page = seated.type("1", "2", "quit")
    assert "Which one?" in page
    assert seated.answers[0] == "play Runesmith > quest"


def test_developing_takes_the_word(journal: Path) -> None:
    """INV-4.13"""
    seated = invasion_table(from_position(), journal)
    seated.type("develop 2 b", "quit")
    assert seated.answers[0] == "develop King Kazador > battlefield"


def test_windows_nobody_wants_pass_by_themselves(journal: Path) -> None:
    """INV-6.26: after a card is played and nobody responds, the person is asked again without a message."""
    seated = invasion_table(from_position(), journal)
    page = seated.type("1 k", "quit")
    assert "Runesmith enters play (your kingdom)." in page
    assert seated.answers == ["play Runesmith > kingdom", "pass"]
    assert len(re.findall(r"What do you play\?", page)) == 2


def test_undo_includes_automatic_passes(journal: Path) -> None:
    seated = invasion_table(from_position(), journal)
    before = seated.match.state.save()
    seated.type("1 k", "undo", "quit")
    assert seated.match.state.save() == before
    assert seated.answers == []


def test_stops_are_turned_on_and_off(journal: Path) -> None:
    seated = invasion_table(from_position(), journal)
    page = seated.type("stops resolve", "1 k", "quit")
    assert re.search("resolve +asks", page)
    assert "Runesmith waits on the chain: respond or pass?" in page
    assert "There is no such window" in seated.type("stops xyzzy", "quit")


def test_skipping_leads_to_the_next_turn(journal: Path) -> None:
    seated = invasion_table(from_setup(), journal)
    page = seated.type("keep", "skip", "quit")
    assert seated.match.state.turns > 1
    assert page.count("What do you play?") <= 2  # its own turn passed without another question


def test_a_card_is_shown_with_its_text(journal: Path) -> None:
    page = invasion_table(from_position(), journal).type(
        "inspect 2", "inspect valaya", "inspect xyzzy", "piles", "help", "quit"
    )
    assert "Toughness 2." in page
    assert "cancel all damage dealt during the battlefield phase" in page
    assert "Say what to look at" in page
    assert "Discard pile of player 1: -" in page
    assert "You win when two of the three sections" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_every_language(language: str, journal: Path) -> None:
    seated = invasion_table(from_position(), journal, language=language, glyphs=ASCII if language == "en" else UNICODE)
    page = seated.type("options", "1 k", "", "log", "help", "quit")
    assert "{" not in page
    assert len(seated.match.answers) >= 2


def test_two_people_hand_the_screen_over(journal: Path) -> None:
    """INV-1.14: in between, no hand is on the screen."""
    page = invasion_table(from_setup(), journal, seats=("human", "human")).type("", "keep", "", "keep", "quit")
    assert page.count("Others, please look away") >= 2


FIGHT: dict[str, Any] = {
    "turn": {"seat": 1, "phase": "battlefield", "window": "attack"},
    "seat 1": {
        "capital": "dwarf",
        "battlefield": ["Troll Slayers", "Mountain Brigade", "Runesmith"],
        "deck": ["Runesmith", "Runesmith"],
    },
    "seat 2": {
        "capital": "orc",
        "resources": 9,
        "battlefield": ["Boar Boyz"],
        "hand": ["We'z Bigga!"],
        "deck": ["Pillage", "Pillage"],
    },
}


def fight(seats: tuple[str, str], journal: Path) -> Duelling:
    state = INVASION.place(FIGHT)
    state.reseed(0)
    return invasion_table(Match(Header("invasion", INVASION.version, 0, None, FIGHT), state), journal, seats=seats)


@pytest.mark.parametrize(
    ("line", "attackers"),
    [
        ("attack quest; all", ["Troll Slayers", "Mountain Brigade", "Runesmith"]),
        ("attack q; slayers; done", ["Troll Slayers"]),
        ("2; brigade; runesmith; done", ["Mountain Brigade", "Runesmith"]),
    ],
)
def test_an_attack_is_declared_in_one_line(line: str, attackers: list[str], journal: Path) -> None:
    """INV-13.2, INV-13.3: the zone and all attackers."""
    seated = fight(("human", "human"), journal)
    page = seated.type("", line, "quit")
    assert [answer for answer in seated.answers if answer.startswith("attacker ")] == [
        f"attacker {name}" for name in attackers
    ]
    assert "Not carried out" not in page


def test_numbers_in_a_line_declare_these_attackers_and_no_others(journal: Path) -> None:
    seated = fight(("human", "human"), journal)
    seated.type("", "attack quest", "2 4", "quit")
    declared = [answer for answer in seated.answers if answer == "done" or answer.startswith("attacker ")]
    assert declared == ["attacker Runesmith", "attacker Troll Slayers", "done"]


@pytest.mark.parametrize(("line", "count"), [("all", 3), ("2 3", 2), ("3", 1)])
def test_cards_of_one_name_are_declared_together(line: str, count: int, journal: Path) -> None:
    """When one is declared, the others get other numbers."""
    position = {**FIGHT, "seat 1": {**FIGHT["seat 1"], "battlefield": ["Runesmith", "Runesmith", "Runesmith"]}}
    state = INVASION.place(position)
    state.reseed(0)
    match = Match(Header("invasion", INVASION.version, 0, None, position), state)
    seated = invasion_table(match, journal, seats=("human", "human"))
    page = seated.type("", "attack quest", line, "quit")
    assert len([answer for answer in seated.answers if answer.startswith("attacker Runesmith")]) == count
    assert "Not carried out" not in page


def test_a_number_in_a_row_means_what_the_screen_shows_now(journal: Path) -> None:
    """Cards move up in the list when a card has left the hand."""
    seated = invasion_table(from_position(), journal)
    seated.type("1 k; develop 2 q", "quit")
    assert [answer for answer in seated.answers if answer != "pass"] == [
        "play Runesmith > kingdom",
        "develop King Kazador > quest",
    ]


def test_the_rest_of_a_row_is_dropped_where_it_does_not_fit(journal: Path) -> None:
    seated = invasion_table(from_position(), journal)
    page = seated.type("1 k; attack quest; develop 2 q", "quit")
    assert [answer for answer in seated.answers if answer != "pass"] == ["play Runesmith > kingdom"]
    assert "This does not match the question. Not carried out: attack quest; develop King Kazador q" in page


def test_queued_answers_are_dropped_when_another_player_acts(journal: Path) -> None:
    """The attackers were named before the opponent acted."""
    seated = fight(("human", "human"), journal)
    seated.screen.window_settings = {"target": "stop"}
    page = seated.type("", "attack quest; all", "", "play We'z Bigga!", "", "quit")
    assert seated.answers == ["attack quest", "play We'z Bigga!"]
    assert "Another player has acted. Not carried out: all" in page


def test_all_is_refused_where_nothing_is_declared(journal: Path) -> None:
    page = invasion_table(from_position(), journal).type("all", "quit")
    assert "Nothing is declared card by card here." in page
