"""`warhost deck` for Warhammer 40,000: Conquest."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conquest.unwritten import unwritten
from warhost.conquest.decks.deck import Deck
from warhost.conquest.decks.files import FILES
from warhost.conquest.decks.pool import squad
from warhost.conquest.decks.starters import starter
from warhost.conquest.library import official

Command = Callable[..., tuple[int, str, str]]
LEGAL, BROKEN, UNREADABLE = 0, 1, 2


def deck_file(folder: Path, brought: dict[str, int], form: str = "text") -> Path:
    """A legal deck of fifty Ork cards, with some of them replaced."""
    more = [code for code, count in brought.items() for _ in range(count)]
    own = [code for code, count in squad("core-003").items() for _ in range(count)]
    orks = [f"core-{number:03}" for number in range(58, 77) for _ in range(3)]
    path = folder / f"deck.{form}"
    deck = Deck("core-003", own + orks[: 42 - len(more)] + more, "Mine")
    path.write_text(FILES.written(deck, form), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", ["text", "json", "o8d"])
def test_a_legal_deck_is_recognised_in_every_form(command: Command, tmp_path: Path, form: str) -> None:
    """CON-18.7"""
    code, said, _ = command("deck", "check", deck_file(tmp_path, {}, form))
    assert code == LEGAL
    assert "a legal constructed deck, warlord: Nazdreg (50 cards)" in said
    assert "Not playable yet" not in said


def test_a_problem_is_reported_with_its_rule(command: Command, tmp_path: Path) -> None:
    """CON-18.4, CON-18.6"""
    code, said, _ = command("deck", "check", deck_file(tmp_path, {"core-170": 4, "core-151": 1}))
    assert code == BROKEN
    assert "2 problems as a constructed deck (50 cards)" in said
    assert f"CON-18.4  {official()['core-151'].name} cannot be in this deck: its faction (Tau)" in said
    assert "CON-18.6  Void Pirate: 4 copies, but a deck may hold at most 3." in said


def test_unimplemented_cards_are_not_illegal(command: Command, tmp_path: Path) -> None:
    with unwritten("deathworld-076") as later:
        code, said, _ = command("deck", "check", deck_file(tmp_path, {later.code: 2}))
    assert code == LEGAL
    assert f"Not playable yet:\n  {later.name} cannot be played here yet." in said


def test_a_learning_deck_is_known_as_such(command: Command, tmp_path: Path) -> None:
    """CON-18.13"""
    path = tmp_path / "deck.txt"
    path.write_text(FILES.written(starter("tau"), "text"), encoding="utf-8")
    code, said, _ = command("deck", "check", path)
    assert (code, "a legal learning deck, warlord: Commander Shadowsun (35 cards)" in said) == (LEGAL, True)
    assert command("deck", "check", path, "--format", "constructed")[0] == BROKEN
    code, said, _ = command("deck", "check", deck_file(tmp_path, {}), "--format", "learning")
    assert code == BROKEN
    assert "CON-18.13  Void Pirate: 0 copies, but the learning deck has 1." in said
    code, _, wrong = command("deck", "check", path, "--format", "duel")
    assert (code, "--format is one of constructed, learning, not 'duel'" in wrong) == (UNREADABLE, True)


def test_a_program_may_read_the_result(command: Command, tmp_path: Path) -> None:
    code, said, _ = command("deck", "check", deck_file(tmp_path, {"core-170": 4}), "--json")
    data = json.loads(said)
    assert code == BROKEN
    assert (data["game"], data["warlord"], data["name"], data["cards"]) == ("conquest", "core-003", "Mine", 50)
    assert (data["format"], data["legal"], data["playable"]) == ("constructed", False, False)
    found = [(each["name"], each["illegal"], each["rule"], each["card"], each["count"]) for each in data["problems"]]
    assert found == [("copies", True, "CON-18.6", "core-170", 4)]


def test_unknown_cards_and_warlords_are_listed_with_suggestions(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("warlord: Nazdreg\n2 Gof Nobb\n")
    assert "no card called Gof Nobb. Did you mean Goff Nob" in command("deck", "check", path)[1]
    path.write_text("warlord: Nazdrek\n2 Goff Nob\n")
    code, said, _ = command("deck", "check", path, "--lang", "pl")
    assert code == BROKEN
    assert "CON-18.1  Nie ma lidera o nazwie Nazdrek. Did you mean Nazdreg" in said


def test_forms_are_turned_into_each_other(command: Command, tmp_path: Path) -> None:
    path = deck_file(tmp_path, {"core-170": 2})
    octgn, as_json = tmp_path / "a.o8d", tmp_path / "a.json"
    assert command("deck", "convert", path, "--to", "o8d", "-o", octgn)[0] == 0
    assert command("deck", "convert", octgn, "--to", "json", "-o", as_json)[0] == 0
    assert command("deck", "convert", as_json, "--to", "text")[1] == path.read_text()
    assert FILES.parse(as_json.read_text()).counts()["core-170"] == 2


def test_learning_decks_and_files_are_shown_by_kind(command: Command, tmp_path: Path) -> None:
    """CON-18.13: if two games have a deck with the name, the first game is used unless one is named."""
    said = command("deck", "show", "orks")[1]
    assert "Nazdreg, Orks (35)" in said
    assert said.index("Signature squad (8)") < said.index("Army unit (") < said.index("Support (")
    assert "Zarathur" in command("deck", "show", "chaos", "--game", "conquest")[1]
    assert "Zarathur" not in command("deck", "show", "chaos")[1]
    path = tmp_path / "deck.txt"
    path.write_text("warlord: Old One Eye\nname: [odd] deck\n1 Savage Warrior Prime\n1 core-999\n2 Lurking Hormagaunt")
    said = " ".join(command("deck", "show", path)[1].split())
    assert "[odd] deck, Old One Eye, Tyranids (3)" in said
    assert "1 Savage Warrior Prime - Tyranids devourer-011" in said
    assert "1 core-999: unknown card" in said


def test_the_game_is_detected_from_the_first_words(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("name: X\ngame: conquest\nwarlord: Nazdreg\nGoff Nob\n")
    assert "line 4: expected a number of copies" in command("deck", "check", path)[2]
    path.write_text("3 Goff Nob\n")
    assert "or its warlord, as in 'warlord: Nazdreg'" in " ".join(command("deck", "check", path)[2].split())
    path.write_text('{"warlord": "Nazdreg", "cards": 3}')
    assert "the cards of a deck are a list of codes" in command("deck", "check", path)[2]
    assert (
        "--rules and --max-copies are not for this game"
        in command("deck", "check", deck_file(tmp_path, {}), "--rules", "personal")[2]
    )
