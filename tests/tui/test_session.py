"""Whole sessions in the terminal, with scripted input."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.seated import SETUP, Seated, from_position, from_setup
from warhost.engine.history.journal import read
from warhost.engine.history.replay import replay
from warhost.lords import LORDS
from warhost.tui.glyphs import ASCII


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def newcomer(seated: Seated) -> Iterator[str]:
    """Input of a new player: a card's number, then a square; any number for the rest."""
    state = seated.match.state
    turn = 0
    while state.outcome is None:
        view = state.view(state.seat)
        if view["phase"] == "deploy":
            hand = [card["code"] for card in view["hands"][view["seat"]]["cards"]]
            option = view["options"][turn % len(view["options"])].split()
            yield str(hand.index(option[1]) + 1)
            yield option[2]
        else:
            yield str(1 + turn % len(view["options"]))
        turn += 1
        state = seated.match.state
    yield ""


def test_a_whole_game_can_be_played_in_the_terminal(journal: Path) -> None:
    """LOW-14.1: against the computer, by numbers and squares alone."""
    seated = Seated(from_setup(seed=6), journal)
    page = seated.run(newcomer(seated))
    assert seated.match.state.outcome is not None
    assert "Unknown command" not in page
    assert "You cannot" not in page
    assert re.search(r"You (win!|lose\.)|The game is a draw\.", page)
    assert f"The game is saved in {journal}." in page
    assert "Go on with" not in page  # there is nothing to continue
    assert "Which card do you deploy?" in page
    again = replay(read(journal), LORDS)
    assert again.state.save() == seated.match.state.save()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", ["Którą kartę wystawiasz?", "Wystawiasz na c3:", "twoja kolej", "Gra jest zapisana w"]),
        ("ru", ["Какую карту выставляете?", "Вы выставляете на c3:", "ваш ход", "Игра сохранена в"]),
    ],
)
def test_a_few_moves_in_other_languages(language: str, said: list[str], journal: Path) -> None:
    seated = Seated(from_setup(), journal, language=language)
    page = seated.type("1", "", "help", "1 a1", "log", "quit")
    assert len(seated.match.answers) >= 2
    for words in said:
        assert words in page
    assert "{" not in page


@pytest.mark.parametrize(("word", "language"), [("undo", "en"), ("cofnij", "pl"), ("отмена", "ru"), ("u", "en")])
def test_undo_brings_back_the_question_as_it_was(word: str, language: str, journal: Path) -> None:
    seated = Seated(from_setup(), journal, language=language)
    before = seated.match.state.save()
    seated.type("1", "", word)
    assert seated.match.state.save() == before
    assert seated.answers == []
    assert read(journal).answers == []  # on disk as well


def test_undo_goes_back_to_the_beginning_and_no_further(journal: Path) -> None:
    seated = Seated(from_setup(), journal)
    page = seated.type("1", "", "hint", "undo", "undo", "1", "")
    assert "Undone: deploy" in page
    assert "There is nothing to undo." in page


HARMLESS = [
    "help", "why 2 a1", "why", "inspect d4", "inspect 2", "inspect gonke", "inspect", "inspect a1", "inspect 99",
    "hand", "board", "log", "options", "captures", "rules LOW-5.2", "rules berserker", "rules", "rules xyzzy", "hint",
    "back", "2 a1", "9", "2 z9", "pass", "draw", "recall e3", "ravager d3", "nonsense", "", "   ", "deploy",
    "deploy x y z", "undo", "save", "2", "e5", "b", "shoot e3 d4", "move a1", "¡olé!", "resign", "no",
]  # fmt: skip


@pytest.mark.parametrize("glyphs", [None, ASCII], ids=["unicode", "ascii"])
def test_questions_and_slips_leave_the_game_unchanged(glyphs, journal: Path) -> None:
    seated = Seated(from_position(), journal, **({"glyphs": glyphs} if glyphs else {}))
    before, log = seated.match.state.save(), len(seated.match.log)
    seated.run(HARMLESS)
    assert seated.match.state.save() == before
    assert len(seated.match.log) == log
    assert seated.answers == []


def test_why_names_the_reason_and_its_rule(journal: Path) -> None:
    """LOW-5.2"""
    page = Seated(from_position(), journal).type(
        "why 2 a1", "why deploy orc-ravager-a e4", "why 2 d3", "2 d5", "why draw"
    )
    assert "You cannot: Orc Ravager would not be next to an enemy on a1. [LOW-5.2]" in page
    assert "You can do that now: Deploy Orc Ravager on d3." in page
    assert "You cannot: On d5 no attack arrow of Orc Ravager would point at an enemy. [LOW-5.2]" in page
    assert "You cannot: That belongs to another part of the turn. [LOW-4.1]" in page


def test_considering_a_card_shows_squares_and_what_would_happen(journal: Path) -> None:
    """LOW-7.8: the Deathbringer's friend on d3 is eliminated next to the Marauder, which is eliminated as well."""
    page = Seated(from_position(), journal).type("2")
    assert "Orc Ravager: which square?" in page
    assert re.search(r"d3\s+→ eliminates Dwarf Marauder, loses Orc Ravager", page)
    assert "┆     d3     ┆" in page
    assert "+1 −1" in page


def test_inspecting_shows_text_fights_and_template(journal: Path) -> None:
    """LOW-6.1, LOW-1.6"""
    page = Seated(from_position(), journal).type("inspect e3", "inspect d4", "inspect catapult")
    assert "engages: Dwarf Marauder d4" in page
    assert "engaged by: Orc Deathbringer e3" in page
    assert "3 damage incoming against defence 4" in page
    assert "code orc-catapult" in page
    assert page.count("◎ ◎ ◎") == 3


def test_every_kind_of_question_can_be_answered_by_number(journal: Path) -> None:
    """LOW-8.3, LOW-12.3: a shot that eliminates, and the berserker's advance, as the other side sees it."""
    seated = Seated(from_position(), journal, seats=("human", "human"))
    page = seated.type("", "1 e2", "2", "")
    assert seated.answers[:2] == ["deploy orc-catapult e2", "shoot e2 d4"]
    assert "Shoot, or hold fire?" in page
    assert "eliminates Dwarf Marauder" in page
    assert "The opponent: the berserker Orc Deathbringer rushes onto d4." in page


def test_a_scenarios_own_cards_are_played_with_like_any_other(journal: Path) -> None:
    """LOW-EX-1: the Marauder in the rulebook's drawings is not in any box."""
    position = {
        "cards": {"marauder-ex": {"like": "dwa-marauder-a", "name": "Sample Marauder", "arrows": {"n": 1, "ne": 2}}},
        "options": {"level": "basic"},
        "turn": {"seat": 1, "phase": "deploy"},
        "seat 1": {"hand": ["orc-deathbringer-a", "orc-butcher"], "deck": ["orc-catapult"]},
        "seat 2": {"board": {"d4": "marauder-ex", "c4": "dwa-slugger-a"}, "hand": ["dwa-ballista", "dwa-impaler-a"]},
    }
    page = Seated(from_position(position), journal).type("inspect d4", "1", "1 d3", "log")
    assert "Attacks: front 1, front right 2." in page
    assert "d3    → eliminates Sample Marauder" in page
    assert "The opponent loses Sample Marauder on d4: 5 against defence 4." in page


def test_resigning_needs_a_yes(journal: Path) -> None:
    """LOW-14.7"""
    seated = Seated(from_setup(), journal)
    page = seated.type("resign", "no", "resign", "yes", "log", "undo", "quit")
    assert "The game goes on." in page
    assert "You lose. You resigned." in page
    assert "You resign." in page
    assert seated.match.state.outcome is None  # against the computer even that can be undone
    assert seated.answers == []


def test_two_people_look_at_the_end_together(journal: Path) -> None:
    """LOW-14.7, LOW-16.6: as spectators, so that no hand is shown."""
    seated = Seated(from_setup(), journal, seats=("human", "human"))
    page = seated.type("", "resign", "yes", "hand", "inspect 1", "hint", "why 1 c3", "undo", "captures", "")
    end = page[page.index("> yes") :]
    assert "Player 2 (Dwarves) wins. The losing side (Player 1 (Orcs)) resigned." in end
    assert "There is no number 1 here" in end
    assert "You cannot: The game is over. [LOW-14.1]" in end
    assert "There is nothing to undo." in end
    assert seated.answers == ["resign"]


def test_save_writes_a_copy_and_overwrites_no_file(journal: Path, tmp_path: Path) -> None:
    copy, precious = tmp_path / "Copy.jsonl", tmp_path / "precious.txt"
    precious.write_text("mine", encoding="utf-8")
    page = Seated(from_setup(), journal).type("1", "", f"save {copy}", f"save {precious}", f"save {tmp_path}/no/such/x")
    assert read(copy).answers[0].text == read(journal).answers[0].text
    assert precious.read_text(encoding="utf-8") == "mine"
    assert "exists already; nothing was written" in " ".join(page.split())
    assert "Could not save:" in page


def test_hands_stay_hidden_between_two_people(journal: Path) -> None:
    """LOW-16.6: no hand is on the screen until its owner confirms that they are ready."""
    seated = Seated(from_setup(), journal, seats=("human", "human"))
    page = seated.type("", "1", "", "")
    pages = re.split(r"(Player \d \(\w+\)) is next\. Others, please look away", page)
    assert pages[1] == "Player 1 (Orcs)"
    assert pages[3] == "Player 2 (Dwarves)"
    assert pages[0].strip() == ""  # no hand before the first player is ready
    first, second = pages[2], pages[4]
    view = seated.match.state.view(0)
    drawn = [seated.screen.speaker.card(card["code"]) for card in view["hands"][0]["cards"]]
    assert "You (Orcs)" in first
    assert "You (Dwarves)" in second
    assert "You (Orcs)" not in second
    laid = seated.screen.speaker.card(seated.answers[0].split()[1])  # everyone sees this card
    assert not [name for name in drawn if name in second and name != laid]


def test_what_another_person_has_seen_cannot_be_taken_back(journal: Path) -> None:
    seated = Seated(from_setup(), journal, seats=("human", "human"))
    page = seated.type("", "1", "", "", "undo", "1", "", "", "undo")
    assert "There is nothing to undo." in page
    assert "Another player has chosen since, so it can no longer be undone." in page
    assert len(seated.answers) == 2


def test_a_game_goes_on_where_it_was_left(journal: Path) -> None:
    first = Seated(from_setup(), journal)
    page = first.type("1", "", "1")  # then the terminal is closed
    assert f"--resume {journal} --seats human,random" in page
    second = Seated(replay(read(journal), LORDS), journal)
    assert second.match.state.save() == first.match.state.save()
    second.type("quit")
    assert second.answers == first.answers


def test_a_journal_cut_off_in_a_line_goes_on_from_the_last_whole_answer(journal: Path) -> None:
    seated = Seated(from_setup(), journal)
    seated.type("1", "")
    whole = journal.read_bytes()
    answers = len(read(journal).answers)
    assert answers >= 2
    journal.write_bytes(whole[:-12])
    match = replay(read(journal), LORDS)
    assert len(match.answers) == answers - 1
    again = Seated(match, journal)
    again.type("quit")  # the bot answers once more, and the file is complete again
    assert journal.read_bytes() == whole


@pytest.mark.parametrize(
    ("options", "decks"),
    [
        ({"borderless": True, "units": 3}, ["orcs", "undead"]),
        ({"players": 3, "units": 3}, ["elves", "dwarves"]),
        ({"players": 4, "units": 3}, ["orcs", "dwarves", "templars", "lizardmen"]),
    ],
)
def test_variants_are_played_through(options: dict, decks: list[str], journal: Path) -> None:
    """LOW-15.A1, LOW-15.B1, LOW-15.E1, LOW-15.F1"""
    match = from_setup({"decks": decks, "options": options}, seed=6)
    players = match.state.battle.seats
    seated = Seated(match, journal, seats=("human",) * 2 + ("random",) * (players - 2))
    page = seated.run(ready(newcomer_of_hands(seated)))
    assert seated.match.state.outcome is not None
    assert "Player 1" in page


def newcomer_of_hands(seated: Seated) -> Iterator[str]:
    """Input in notation, which every question accepts."""
    number = 0
    while seated.match.state.outcome is None:
        options = seated.match.state.notations()
        number += 1
        yield options[number % len(options)]


def ready(lines: Iterator[str]) -> Iterator[str]:
    """Enter at every hand-over, then a line; an additional Enter has no effect."""
    for line in lines:
        yield ""
        yield line


def test_the_first_player_may_be_the_second_deck(journal: Path) -> None:
    """LOW-3.2: players are named in the order of the decks, and the seed decides where they sit."""
    from warhost.tui.seats import in_deck_order, in_seat_order

    match = from_setup({**SETUP, "options": {"first": "2"}})
    assert in_seat_order(match.header, ["human", "greedy"]) == ["greedy", "human"]
    assert in_deck_order(match.header, ["greedy", "human"]) == ["human", "greedy"]
    seated = Seated(match, journal, seats=("random", "human"))
    page = seated.type("quit")
    assert "You (Orcs)" in page
    assert "--seats human,random" in page


def test_a_disk_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    from warhost.tui.autosave import Autosave

    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    seated = Seated(from_setup(), tmp_path / "unused")
    seated.autosave = Autosave(blocked / "games" / "x.jsonl", asked_for=False)
    page = seated.type("1", "")
    assert len(seated.answers) >= 2
    assert "The game cannot be saved to disk" in page
