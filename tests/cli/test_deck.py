"""`warhost deck`: its output, exit code and written files."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from warhost.cli.app import app
from warhost.engine.errors import WarhostError
from warhost.lords import ARMIES
from warhost.lords.decks.deck import Deck
from warhost.lords.decks.files import written

LEGAL, BROKEN, UNREADABLE = 0, 1, 2


def run(*words: object) -> Result:
    """Run a command, with errors turned into one line and exit code 2 as `main` does."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    if isinstance(result.exception, WarhostError):
        result.exit_code = UNREADABLE
    else:
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def complaint(result: Result) -> str:
    return str(result.exception) if isinstance(result.exception, WarhostError) else result.stderr


def deck_file(folder: Path, changes: dict[str, str], army: str = "orcs") -> Path:
    """A deck file in which all copies of some cards are replaced by others."""
    cards = [changes.get(code, code) for code in ARMIES[army].deck()]
    path = folder / "deck.txt"
    path.write_text(written(Deck(army, cards, "Mine"), "text"), encoding="utf-8")
    return path


# --- check ------------------------------------------------------------------------------------------------------


def test_the_rulebooks_personal_army_is_accepted(tmp_path: Path) -> None:
    """LOW-15.C3, LOW-EX-7"""
    path = deck_file(tmp_path, {"orc-ravager-a": "orc-catapult"})
    result = run("deck", "check", path, "--rules", "personal")
    assert result.exit_code == LEGAL
    assert "a legal personal army of the Orcs (36 cards)" in result.stdout
    assert "personal army" in run("deck", "check", path).stdout
    assert run("deck", "check", path, "--rules", "standard").exit_code == BROKEN


def test_the_rulebooks_mercenaries_are_accepted_as_such(tmp_path: Path) -> None:
    """LOW-15.D2, LOW-EX-7; as a personal army they are rejected because of another race (LOW-15.C1)."""
    path = deck_file(tmp_path, {"orc-warhog-a": "liz-quillshot"})
    assert run("deck", "check", path, "--rules", "mercenary").exit_code == LEGAL
    assert "a legal mercenary army" in run("deck", "check", path).stdout
    result = run("deck", "check", path, "--rules", "personal")
    assert result.exit_code == BROKEN
    assert "LOW-15.C1  Quillshot is of another race" in result.stdout


@pytest.mark.parametrize("rules", [(), ("--rules", "personal"), ("--rules", "mercenary")], ids=str)
def test_another_rank_is_refused(tmp_path: Path, rules: tuple[str, ...]) -> None:
    """LOW-EX-7: a Ravager (veteran) for a Warhog (elite)."""
    result = run("deck", "check", deck_file(tmp_path, {"orc-warhog-a": "orc-ravager-a"}), *rules)
    assert result.exit_code == BROKEN
    assert "LOW-15.C2  Veteran: 8 in the deck, but there must be 6." in result.stdout
    assert "LOW-15.C2  Elite: 2 in the deck, but there must be 4." in result.stdout


def test_the_standard_deck_is_known_as_such(tmp_path: Path) -> None:
    """LOW-1.2"""
    assert "the standard deck of the Orcs" in run("deck", "check", deck_file(tmp_path, {})).stdout


def test_copies_may_be_limited(tmp_path: Path) -> None:
    """LOW-15.C2, Q-33"""
    path = deck_file(tmp_path, {"orc-ravager-a": "orc-catapult"})
    assert run("deck", "check", path, "--rules", "personal", "--max-copies", 4).exit_code == LEGAL
    result = run("deck", "check", path, "--rules", "personal", "--max-copies", 3)
    assert result.exit_code == BROKEN
    assert "2 problems as a personal army" in result.stdout
    assert "Orc Catapult: 4 copies, but the limit agreed on is 3." in result.stdout


def test_problems_are_in_the_users_language(tmp_path: Path) -> None:
    result = run("deck", "check", deck_file(tmp_path, {"orc-warhog-a": "orc-ravager-a"}), "--lang", "pl")
    assert "LOW-15.C2  Weteran: w talii 8, a musi być 6." in result.stdout


def test_unknown_cards_are_listed_with_suggestions(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("army: orcs\n2 orc-catapul\n1 Orc Buther\n1 xyzzy\n")
    result = run("deck", "check", path)
    assert result.exit_code == BROKEN
    assert "no card called orc-catapul. Did you mean orc-catapult" in result.stdout
    assert "no card called Orc Buther. Did you mean Orc Butcher" in result.stdout
    assert "no card called xyzzy.\n" in result.stdout


def test_a_program_may_read_the_result(tmp_path: Path) -> None:
    path = deck_file(tmp_path, {"orc-warhog-a": "liz-quillshot"})
    result = run("deck", "check", path, "--rules", "personal", "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == BROKEN
    assert (data["army"], data["name"], data["cards"], data["rules"]) == ("orcs", "Mine", 36, "personal")
    assert data["legal"] is False
    assert [(each["rule"], each["card"]) for each in data["problems"]] == [("LOW-15.C1", "liz-quillshot")]
    legal = json.loads(run("deck", "check", path, "--json").stdout)
    assert (legal["rules"], legal["legal"], legal["problems"]) == ("mercenary", True, [])


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("deck.txt", "army: orcs\n2 Orc Ravager\n", "orc-ravager-a or orc-ravager-b; write which"),
        ("deck.txt", "2 orc-butcher\n", "line 1: a deck begins with its army"),
        ("deck.json", "{", "is no JSON"),
        ("deck.o8d", "<deck/>", "names no capital"),
    ],
)
def test_what_cannot_be_read_is_one_line(tmp_path: Path, name: str, content: str, said: str) -> None:
    path = tmp_path / name
    path.write_text(content)
    result = run("deck", "check", path)
    assert result.exit_code == UNREADABLE
    assert said in complaint(result)
    assert result.stdout == ""


def test_octgn_is_for_the_other_games(tmp_path: Path) -> None:
    path = tmp_path / "deck.o8d"
    path.write_text("<deck/>")
    assert "are for the other games" in complaint(run("deck", "check", path, "--game", "lords"))


def test_a_missing_file_and_unknown_rules_are_one_line(tmp_path: Path) -> None:
    assert "cannot read" in complaint(run("deck", "check", tmp_path / "missing"))
    result = run("deck", "check", deck_file(tmp_path, {}), "--rules", "house")
    assert result.exit_code == UNREADABLE
    assert "--rules is one of standard, personal, mercenary, not 'house'" in complaint(result)


# --- convert ----------------------------------------------------------------------------------------------------


def test_text_becomes_json_and_back(tmp_path: Path) -> None:
    path = deck_file(tmp_path, {"orc-ravager-a": "orc-catapult"})
    as_json, again = tmp_path / "deck.json", tmp_path / "again.txt"
    assert run("deck", "convert", path, "--to", "json", "-o", as_json).exit_code == 0
    assert json.loads(as_json.read_text())["cards"]["orc-catapult"] == 4
    assert run("deck", "convert", as_json, "--to", "text", "-o", again).exit_code == 0
    assert again.read_text() == path.read_text()


def test_without_a_file_it_goes_to_the_screen(tmp_path: Path) -> None:
    path = deck_file(tmp_path, {})
    result = run("deck", "convert", path, "--to", "text")
    assert result.stdout == path.read_text()


def test_nothing_is_overwritten_without_force(tmp_path: Path) -> None:
    path, target = deck_file(tmp_path, {}), tmp_path / "old.json"
    target.write_text("old")
    result = run("deck", "convert", path, "--to", "json", "-o", target)
    assert result.exit_code == UNREADABLE
    assert "exists already" in complaint(result)
    assert target.read_text() == "old"
    assert run("deck", "convert", path, "--to", "json", "-o", target, "--force").exit_code == 0
    assert json.loads(target.read_text())["army"] == "orcs"


def test_nothing_is_written_when_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("army: orcs\n2 orc-baker\n")
    for words in (("--to", "json"), ("--to", "yaml"), ("--to", "o8d")):
        assert run("deck", "convert", bad, *words, "-o", tmp_path / "new").exit_code == UNREADABLE
    assert [each.name for each in tmp_path.iterdir()] == ["bad.txt"]


# --- show -------------------------------------------------------------------------------------------------------


def test_an_army_is_shown_by_rank() -> None:
    said = run("deck", "show", "Orcs").stdout
    assert "Orcs (36)" in said
    order = [
        said.index(f"{rank} (") for rank in ["General", "Command", "Special", "Elite", "Veteran", "Regular", "Recruit"]
    ]
    assert order == sorted(order)
    assert "orc-gonke-longtooth" in said


def test_a_file_is_shown_with_its_name_and_unknown_cards(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("army: orcs\nname: [odd] deck\n3 orc-butcher\n2 orc-baker\n")
    said = run("deck", "show", path).stdout
    assert "[odd] deck (3)" in said
    assert " 3 Orc Butcher" in said
    assert "2 orc-baker: unknown card" in said


def test_a_name_too_long_for_a_file_is_refused_too() -> None:
    assert "neither an army nor a file" in complaint(run("deck", "show", "x" * 5000))


def test_what_is_neither_army_nor_file_is_refused() -> None:
    result = run("deck", "show", "hobbits")
    assert result.exit_code == UNREADABLE
    assert "neither an army nor a file 'hobbits'; the armies are dwarves" in complaint(result)


@pytest.mark.parametrize("command", ["check", "convert", "show"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run("deck", command, "--help")
    assert result.exit_code == 0
    assert f"Example: warhost deck {command}" in result.stdout
