"""Conquest in the terminal, with scripted input."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tui.seated import Duelling
from warhost.conquest import CONQUEST
from warhost.engine import Header, Match
from warhost.engine.history.journal import read
from warhost.engine.history.replay import replay
from warhost.text import LANGUAGES
from warhost.tui.conquest import ConquestScreen
from warhost.tui.conquest.table_speaker import TableSpeaker
from warhost.tui.glyphs import ASCII, UNICODE
from warhost.tui.replaying import Replayer

WIDE, NARROW = 140, 80
MANY = 3000  # lines of a whole game
SETUP: dict[str, Any] = {"decks": ["orks", "space-marines"], "options": {"first": "1"}}
LINE = [None, "Plannum", "Barlus", "Carnath", "Tarrus", "Elouith", "Osus IV"]
POSITION: dict[str, Any] = {
    "turn": {"seat": 1, "phase": "deploy", "number": 2},
    "planets": LINE,
    "face down": 1,
    "seat 1": {
        "warlord": {"card": "Nazdreg", "damage": 2},
        "resources": 2,
        "hq": ["Kraktoof Hall"],
        "planets": {
            "Plannum": [{"card": "Enraged Ork", "damage": 1, "attached": ["Cybork Body"]}],
            "Barlus": [{"card": "Shoota Mob", "exhausted": True}],
        },
        "hand": ["Shoota Mob", "Goff Nob", "Bigga Is Betta", "Rokkit Launcha"],
        "deck": 10,
        "victory display": ["Atrox Prime", "Iridial"],
    },
    "seat 2": {
        "warlord": {"card": "Captain Cato Sicarius", "bloodied": True},
        "planets": {"Barlus": ["Raven Guard Speeder"]},
        "hand": ["Indomitable"],
        "deck": 10,
    },
}
BATTLE: dict[str, Any] = {
    "turn": {"seat": 1, "battle": "Plannum"},
    "planets": LINE,
    "seat 1": {
        "warlord": "Nazdreg",
        "planets": {"Plannum": ["Goff Nob", "Shoota Mob"]},
        "resources": 3,
        "hand": ["Battle Cry", "Promotion"],
        "deck": 10,
    },
    "seat 2": {
        "warlord": "Captain Cato Sicarius",
        "planets": {"Plannum": ["Blood Angels Veterans", {"card": "Blood Angels Veterans", "damage": 2}]},
        "deck": 10,
    },
}


def conquest_table(match: Match, path: Path, **more: Any) -> Duelling:
    """A session of Conquest played by a script."""
    return Duelling(match, path, ConquestScreen, TableSpeaker, **{"width": WIDE, **more})


def from_setup(seed: int = 3) -> Match:
    return Match(Header("conquest", CONQUEST.version, seed, SETUP), CONQUEST.start(SETUP, seed))


def from_position(position: dict[str, Any] = POSITION) -> Match:
    state = CONQUEST.place(position)
    state.reseed(0)
    return Match(Header("conquest", CONQUEST.version, 0, None, position), state)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def newcomer(seated: Duelling) -> Iterator[str]:
    """Input of a new player: numbers if something is listed, notation or Enter in windows."""
    turn = 0
    while seated.match.state.outcome is None:
        state = seated.match.state
        view: dict[str, Any] = state.view(state.seat)
        turn += 1
        assert turn < MANY, "the same question again and again"
        if view["question"] in ("DeployTurn", "ActionWindow"):
            yield view["options"][-1] if turn % 3 else ""
        elif all("to" not in move and move.get("id") not in _sites(view) for move in view["moves"]):
            yield str(1 + turn % len(view["options"]))
        else:
            yield view["options"][turn % len(view["options"])]
    yield ""


def _sites(view: dict[str, Any]) -> list[int]:
    return [planet["id"] for planet in view["planets"]]


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_whole_game_can_be_played_in_the_terminal(width: int, journal: Path) -> None:
    """CON-4.1: against the computer, by numbers, names and Enter, on wide and narrow screens."""
    seated = conquest_table(from_setup(), journal, width=width)
    page = seated.run(newcomer(seated))
    assert seated.match.state.outcome is not None
    assert "Unknown command" not in page
    assert "You cannot:" not in page
    assert re.search(r"You (win!|lose\.)", page)
    assert "{" not in page
    assert max(len(line) for line in page.split("\n") if not line.startswith(("The game", "Go on"))) <= width
    assert replay(read(journal), CONQUEST).state.save() == seated.match.state.save()


def test_the_row_of_planets_is_between_two_sides(journal: Path) -> None:
    """CON-2.2: side by side, the enemy's units above, the player's below, with numbers, marks and attachments."""
    lines = conquest_table(from_position(), journal).type("quit").split("\n")
    named = next(line for line in lines if "Plannum" in line and "Barlus" in line)
    assert re.match(r"† +1 Plannum ◈ +2 Barlus +3 Carnath +4 Tarrus +5 Elouith +6 face down", named)
    assert re.match(r" +strong. tech +strong. +material tech +material strong. +tech$", lines[lines.index(named) + 1])
    assert re.match(r" +cards 1 res. 1 +cards 2 res. 0", lines[lines.index(named) + 2])
    above, below = lines[: lines.index(named)], lines[lines.index(named) + 1 :]
    column = named.index("2 Barlus")
    assert "Raven Guard Speeder" in [line[column:].strip() for line in above]
    assert "3/3 ⚑2 Flying" in [line[column:].strip() for line in above]
    assert "Shoota Mob ↷" in [line[column:].strip() for line in below]
    assert any(re.match(r" +\d+/\d+\(−1\) ⚑1 Brutal", line) for line in below)
    assert any(line.strip().startswith("└ Cybork Body") for line in below)


def test_command_totals_show_the_leading_player(journal: Path) -> None:
    """CON-7.9: only ready units count."""
    lines = conquest_table(from_position(), journal).type("quit").split("\n")
    at = next(number for number, line in enumerate(lines) if "1 Plannum" in line)
    assert re.match(r" +⚑ 0 +⚑ 2 leads +⚑ 0", lines[at - 1])
    assert re.match(r" +⚑ 1 leads +⚑ 0 +⚑ 0", lines[at + 3])


def test_narrow_screens_show_the_planets_one_below_the_other(journal: Path) -> None:
    page = conquest_table(from_position(), journal, width=NARROW).type("quit")
    lines = page.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("2 Barlus"))
    assert lines[at] == "2 Barlus  strong.  cards 2 res. 0  ⚑ 2 leads : ⚑ 0"
    assert lines[at + 1] == "  │ Raven Guard Speeder 3/3 ⚑2 Flying"
    assert lines[at + 2] == "  ║ Shoota Mob ↷ 2/1 ⚑1"
    assert re.search(r"║ Enraged Ork \d+/\d+\(−1\) ⚑1 Brutal \[Cybork Body\]", page)


def test_warlords_victory_and_initiative_are_shown(journal: Path) -> None:
    """CON-4.1, CON-12.3: damage, planets won, and what is missing for victory."""
    page = conquest_table(from_position(), journal).type("quit")
    assert "★ Nazdreg 5/7 hale   captured: Atrox Prime, Iridial   to win: material 1 strong. 2 tech 1" in page
    assert re.search(r"★ Captain Cato Sicarius 5/5 BLOODIED   captured: -   to win: material 3 strong. 3 tech 3", page)
    assert re.search(r"║ You, Orks  resources 2  hand 4  deck 10  discard 0  INITIATIVE", page)
    assert "HQ: ★Nazdreg 2/5(−2) · Kraktoof Hall" in page


def test_the_hand_says_what_a_card_costs_and_why_not(journal: Path) -> None:
    """CON-6.5, CON-11.4: with shields, and the reason if a card cannot be deployed."""
    page = conquest_table(from_position(), journal).type("why 2", "why 1 6", "why 1 3", "quit")
    assert re.search(r"1  1   Shoota Mob +2/1 ⚑1", page)
    assert re.search(r"2  5   Goff Nob +6/6 +· You cannot pay for Goff Nob\.", page)
    assert re.search(r"3  0   Bigga Is Betta +event +shields 1 +·", page)
    assert re.search(r"4  1   Rokkit Launcha +attachment +shields 1", page)
    assert "You cannot: You cannot pay for Goff Nob. [CON-6.5]" in page
    assert "You cannot: That planet is not face up. [CON-2.10]" in page
    assert "You can do that now: Deploy Shoota Mob: Carnath." in page


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 3", "deploy Shoota Mob > Carnath"),
        ("1 carn", "deploy Shoota Mob > Carnath"),
        ("deploy 1 3", "deploy Shoota Mob > Carnath"),
        ("shoota carnath", "deploy Shoota Mob > Carnath"),
        ("deploy shoota mob > carnath", "deploy Shoota Mob > Carnath"),
        ("4 enraged", "deploy Rokkit Launcha > Enraged Ork"),
    ],
)
def test_a_card_is_deployed_by_a_short_line(line: str, answer: str, journal: Path) -> None:
    seated = conquest_table(from_position(), journal)
    seated.type(line, "quit")
    assert seated.answers[0] == answer


def test_a_card_that_may_go_to_several_planets_asks_for_its_number(journal: Path) -> None:
    """The numbers are those of the planets on the screen."""
    seated = conquest_table(from_position(), journal)
    page = seated.type("1", "5", "quit")
    assert "  5  Deploy Shoota Mob: Elouith" in page
    assert "Which one?" in page
    assert seated.answers[0] == "deploy Shoota Mob > Elouith"


def test_the_other_dial_stays_secret_until_both_are_set(journal: Path) -> None:
    """CON-7.1, CON-7.2: the dial counts from the first planet, like the screen."""
    match = from_position({**POSITION, "turn": {"seat": 2, "phase": "command", "number": 2}})
    assert match.state.seat == 1
    match.choose("dial 4", 1)
    seated = conquest_table(match, journal)
    page = seated.type("quit")
    assert "dial: set, secret" in page
    assert "  2  Set the dial to 2: Barlus" in page
    page = seated.type("2", "quit")
    assert seated.answers[:2] == ["dial 4", "dial 2"]
    assert "dial: Barlus" in page
    assert "dial: Tarrus" in page


def test_a_battle_shows_its_attack_and_distinguishes_copies(journal: Path) -> None:
    """CON-10.1, CON-10.2"""
    seated = conquest_table(from_position(BATTLE), journal)
    page = seated.type("", "goff nob", "quit")
    assert "Battle at Plannum, combat round 1, initiative: You." in page
    assert "Goff Nob attacks." in page
    assert "Goff Nob ↷ ▲" in page
    assert "Attack Blood Angels Veterans  3/3 ⚑1" in page
    assert "Attack Blood Angels Veterans (#2)  3/1(−2) ⚑1" in page


def test_damage_asks_for_a_shield(journal: Path) -> None:
    """CON-11.4: assigned damage is shown next to the unit; Enter uses no shield."""
    match = from_position({**BATTLE, "turn": {"seat": 2, "battle": "Plannum"}})
    while match.state.seat == 1:
        offered = match.state.notations()
        match.choose(next((each for each in offered if each == "defender Goff Nob"), offered[0]), 1)
    seated = conquest_table(match, journal)
    seated.screen.window_settings["minor-shield"] = "stop"  # it survives
    page = seated.type("", "quit")
    assert "Assigned damage: Goff Nob −3" in page
    assert "6/6 −3!" in page
    assert "Use Battle Cry as a shield card  shields 2" in page
    assert "Hand: 3 Battle Cry (shields 2) · 0 Promotion (shields 1)" in page
    assert "Enter: Use no shield card" in page
    assert "6/3(−3)" in page
    assert "no shield" in seated.answers


def test_windows_nobody_wants_pass_by_themselves_and_can_be_asked_for(journal: Path) -> None:
    """CON-16.2"""
    quiet = conquest_table(from_position(BATTLE), journal)
    quiet.screen.window_settings["turn"] = "pass"
    assert "Your combat turn: who attacks?" in quiet.type("quit")
    asked = conquest_table(from_position(BATTLE), journal)
    asked.screen.window_settings["ranged"] = "stop"
    page = asked.type("stops ranged", "stops xyzzy", "", "quit")
    assert "Act or pass? (ranged skirmish)" in page
    assert re.search("ranged +passes", page)
    assert "There is no such window" in page


def test_a_bare_number_does_not_arm_the_enemy(journal: Path) -> None:
    """CON-6.8: if only an enemy's unit can have an attachment, it is listed first."""
    seat = {**POSITION["seat 1"], "planets": {}, "hand": ["Cybork Body", "Promotion"]}
    seated = conquest_table(from_position({**POSITION, "seat 1": seat}), journal)
    page = seated.type("2", "quit")
    assert "  1  Deploy Promotion: Raven Guard Speeder  3/3 ⚑2 Flying" in page
    assert seated.answers == []
    seated.type("2", "1", "quit")
    assert seated.answers[0] == "deploy Promotion > Raven Guard Speeder"


def test_much_news_leaves_out_the_small(journal: Path) -> None:
    """A bloodied warlord and a won planet are reported, however much happened afterwards."""
    seated = conquest_table(from_setup(), journal)
    draws: list[Any] = [{"kind": "drew", "rule": "CON-14.2", "seat": 1}] * 2
    gains = [{"kind": "earned", "rule": "CON-14.3", "seat": 0, "number": number} for number in range(20)]
    fallen = {"kind": "bloodied", "rule": "CON-12.3", "seat": 0, "card": "core-003"}
    seated.screen.news(seated.match.state.view(0), [fallen, *draws, *gains])
    page = seated.page.getvalue()
    assert "Nazdreg is bloodied." in page
    assert "You gain resources" not in page
    assert "…" in page


def test_undo_includes_automatic_passes(journal: Path) -> None:
    seated = conquest_table(from_position(), journal)
    before = seated.match.state.save()
    seated.type("1 3", "undo", "quit")
    assert seated.match.state.save() == before
    assert seated.answers == []


def test_skipping_leads_to_the_next_phase(journal: Path) -> None:
    seated = conquest_table(from_setup(), journal)
    page = seated.type("keep", "skip", "quit")
    assert page.count("What do you deploy") == 1
    assert "Set your command dial." in page


def test_a_card_and_a_planet_are_shown_with_their_text(journal: Path) -> None:
    page = conquest_table(from_position(), journal).type(
        "inspect 3", "inspect plannum", "inspect xyzzy", "piles", "help", "quit"
    )
    assert "Interrupt: When you deploy an Ork army unit" in page
    assert re.search("Plannum.*\n +Battle: ", page)
    assert "Say what to look at" in page
    assert "Discard pile of player 2: -" in page
    assert "You win with three planets that share a symbol" in page
    assert "command icons" in page


def test_events_name_the_planets_that_the_table_has_shown(journal: Path) -> None:
    page = conquest_table(from_position(), journal).type("1 3", "", "log", "quit")
    assert "You deploy Shoota Mob (Carnath)." in page
    assert "Shoota Mob enters play" not in page.partition("> log")[0]  # not mentioned
    assert "Shoota Mob enters play (Carnath)." in page.partition("> log")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_the_terminal_speaks_every_language(language: str, width: int, journal: Path) -> None:
    glyphs = ASCII if language == "en" else UNICODE
    seated = conquest_table(from_position(), journal, language=language, glyphs=glyphs, width=width)
    page = seated.type("options", "1 3", "", "", "1", "stops", "log", "help", "quit")
    assert "{" not in page
    assert len(seated.match.answers) >= 3
    table = page.partition("\n> ")[0]
    assert language != "en" or table.isascii()


def test_two_people_hand_the_screen_over(journal: Path) -> None:
    """In between, no hand is on the screen."""
    seated = conquest_table(from_setup(), journal, seats=("human", "human"))
    page = seated.type("", "keep", "", "keep", "quit")
    assert page.count("Others, please look away") >= 2


def test_a_game_is_looked_at_again(journal: Path) -> None:
    seated = conquest_table(from_setup(), journal)
    seated.type("keep", "skip", "quit")
    shown = conquest_table(from_setup(), journal)
    replayer = Replayer(read(journal), CONQUEST, shown.screen, seat=0)
    replayer.jump(replayer.count)
    replayer.show()
    replayer.log()
    page = shown.page.getvalue()
    assert "seen by Player 1" in page
    assert "You keep your starting hand." in page
    assert "{" not in page
