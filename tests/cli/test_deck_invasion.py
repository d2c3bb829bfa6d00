"""`warhost deck` for Warhammer: Invasion."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from warhost.invasion.decks.deck import Deck
from warhost.invasion.decks.files import FILES
from warhost.invasion.library import official

Command = Callable[..., tuple[int, str, str]]
LEGAL, BROKEN, UNREADABLE = 0, 1, 2


def deck_file(folder: Path, brought: dict[str, int], capital: str = "dwarf", form: str = "text") -> Path:
    """A legal deck of fifty Dwarf cards, with some of them replaced."""
    more = [code for code, count in brought.items() for _ in range(count)]
    dwarfs = [f"core-{number:03}" for number in range(1, 25) if number != 10 for _ in range(3)]
    path = folder / f"deck.{form}"
    path.write_text(FILES.written(Deck(capital, dwarfs[: 50 - len(more)] + more, "Mine"), form), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", ["text", "json", "o8d"])
def test_a_legal_deck_is_recognised_in_every_form(command: Command, tmp_path: Path, form: str) -> None:
    """INV-28.12"""
    code, said, _ = command("deck", "check", deck_file(tmp_path, {}, form=form))
    assert code == LEGAL
    assert "a legal duel deck, capital: Dwarfs (50 cards)" in said
    assert "Not playable yet" not in said


def test_a_problem_is_reported_with_its_rule(command: Command, tmp_path: Path) -> None:
    """INV-28.2, INV-28.3"""
    code, said, _ = command("deck", "check", deck_file(tmp_path, {"core-051": 4, "core-056": 1}))
    assert code == BROKEN
    assert "2 problems as a duel deck (50 cards)" in said
    assert f"INV-28.3  {official()['core-056'].name} does not fit the capital (Dwarfs)" in said
    assert f"INV-28.2  {official()['core-051'].name}: 4 copies, but a deck may hold at most 3." in said


def test_unimplemented_cards_are_not_illegal(command: Command, tmp_path: Path) -> None:
    code, said, _ = command("deck", "check", deck_file(tmp_path, {"cataclysm-001": 2}))
    assert code == LEGAL
    assert "a legal duel deck" in said
    assert "Not playable yet:\n  Thane of Karak Norn cannot be played here yet." in said


def test_the_format_decides_which_lists_apply(command: Command, tmp_path: Path) -> None:
    """INV-28.10"""
    path = deck_file(tmp_path, {"core-010": 1, "core-116": 1})
    assert command("deck", "check", path)[0] == BROKEN
    assert command("deck", "check", path, "--format", "cataclysm")[0] == LEGAL
    code, _, wrong = command("deck", "check", path, "--format", "house")
    assert (code, "--format is one of duel, cataclysm, not 'house'" in wrong) == (UNREADABLE, True)


def test_a_program_may_read_the_result(command: Command, tmp_path: Path) -> None:
    code, said, _ = command("deck", "check", deck_file(tmp_path, {"cataclysm-001": 4}), "--json")
    data = json.loads(said)
    assert code == BROKEN
    assert (data["game"], data["capital"], data["name"], data["cards"]) == ("invasion", "dwarf", "Mine", 50)
    assert (data["format"], data["legal"], data["playable"]) == ("duel", False, False)
    found = [(each["name"], each["illegal"], each["rule"], each["card"]) for each in data["problems"]]
    assert found == [
        ("copies", True, "INV-28.2", "cataclysm-001"),
        ("not-playable", False, None, "cataclysm-001"),
    ]


def test_problems_are_in_the_users_language(command: Command, tmp_path: Path) -> None:
    path = deck_file(tmp_path, {}, capital="orc")
    assert (
        "Stolica (Orki) nie pasuje do kart: ich strona to Porządek."
        in command("deck", "check", path, "--lang", "pl")[1]
    )


def test_unknown_cards_are_listed_with_suggestions(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("capital: dwarf\n2 King Kazadr\n1 xyzzy\n")
    code, said, _ = command("deck", "check", path)
    assert code == BROKEN
    assert "no card called King Kazadr. Did you mean King Kazador" in said
    assert "no card called xyzzy.\n" in said


def test_options_of_the_other_game_are_refused(command: Command, tmp_path: Path) -> None:
    path = deck_file(tmp_path, {})
    assert "--rules and --max-copies are not for this game" in command("deck", "check", path, "--rules", "personal")[2]
    lords = tmp_path / "lords.txt"
    lords.write_text("army: orcs\n")
    assert "--format is for games with several formats" in command("deck", "check", lords, "--format", "duel")[2]
    assert (
        "--game is one of lords, invasion, conquest, not 'chess'"
        in command("deck", "check", path, "--game", "chess")[2]
    )


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.txt", "3 King Kazador\n", "a.txt, line 1: a deck begins with its army, as in 'army: orcs', or its capital"),
        ("a.txt", "# no\n", "a.txt is empty: a deck begins with its army"),
        ("a.txt", "name: X\ncapital: dwarf\nKing Kazador\n", "a.txt, line 3: expected a number of copies"),
        ("a.o8d", "<!DOCTYPE deck><deck/>", "a.o8d, line 1: a deck has no document type"),
        ("a.json", '{"game": "invasion"}', "a.json: a deck is an object with capital and cards"),
    ],
)
def test_what_cannot_be_read_is_one_line(command: Command, tmp_path: Path, name: str, text: str, said: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    code, shown, wrong = command("deck", "check", path)
    assert (code, shown) == (UNREADABLE, "")
    assert said in " ".join(wrong.split())


def test_forms_are_turned_into_each_other(command: Command, tmp_path: Path) -> None:
    path = deck_file(tmp_path, {"core-119": 2})
    octgn, as_json = tmp_path / "a.o8d", tmp_path / "a.json"
    assert command("deck", "convert", path, "--to", "o8d", "-o", octgn)[0] == 0
    assert command("deck", "convert", octgn, "--to", "json", "-o", as_json)[0] == 0
    assert command("deck", "convert", as_json, "--to", "text")[1] == path.read_text()
    assert FILES.parse(as_json.read_text()).counts()["core-119"] == 2
    code, _, wrong = command("deck", "convert", path, "--to", "yaml")
    assert (code, "--to is one of text, json, o8d, not 'yaml'" in wrong) == (UNREADABLE, True)


def test_first_game_decks_and_files_are_shown_by_kind(command: Command, tmp_path: Path) -> None:
    """INV-29.1, INV-29.2"""
    said = command("deck", "show", "dwarf")[1]
    assert "Dwarfs (40)" in said
    assert "ten of the 24 neutral cards" in said
    assert said.index("Unit (") < said.index("Support (") < said.index("Quest (") < said.index("Tactic (")
    assert "King Kazador" in said
    path = tmp_path / "deck.txt"
    path.write_text("capital: dwarf\nname: [odd] deck\n2 Grombrindal\n1 core-999\n1 cataclysm-001")
    said = command("deck", "show", path)[1]
    assert "[odd] deck (4)" in said
    assert "6+4 Dwarfs legends-001" in " ".join(said.split())
    assert "4+? Dwarfs, not playable yet" in " ".join(said.split())
    assert "1 core-999: unknown card" in said
