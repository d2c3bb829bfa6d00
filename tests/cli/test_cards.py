"""`warhost cards`."""

import json
import re

import pytest
from typer.testing import CliRunner, Result

from warhost.cli.app import app
from warhost.engine.errors import WarhostError
from warhost.games import game_names
from warhost.lords import ARMIES, UNITS


def run(*words: str, width: int = 120) -> Result:
    return CliRunner(env={"COLUMNS": str(width)}).invoke(app, ["cards", *words])


def test_the_list_has_every_card_under_its_army() -> None:
    said = run("lords").stdout
    assert set(re.findall(r"\b[a-z]{3}-[a-z-]+", said)) == set(UNITS)
    for army in ARMIES.values():
        assert f"{army.name} (36)" in said


@pytest.mark.parametrize("option", ["--army", "--set"])
def test_an_army_can_be_picked(option: str) -> None:
    said = run("lords", option, "Undead").stdout
    assert set(re.findall(r"\b[a-z]{3}-[a-z-]+", said)) == {unit.code for unit in ARMIES["undead"].units}


def test_a_narrow_screen_still_shows_the_codes_whole() -> None:
    """Classes are shown as symbols, with their meaning below."""
    for army in ARMIES:
        said = run("lords", "--army", army, width=80).stdout
        assert all(unit.code in said for unit in ARMIES[army].units)
        assert max(len(line) for line in said.splitlines()) <= 80
        assert "Infantry" in said.splitlines()[-2]


@pytest.mark.parametrize("name", ["orc-catapult", "Orc Catapult", "orc  catapult", "catap", "ORC-CATAPULT"])
def test_one_card_is_found_by_code_name_or_part_of_it(name: str) -> None:
    said = run("lords", name).stdout
    assert "Orc Catapult  Orcs, 2x  orc-catapult" in said
    assert "Defence 4" in said
    assert "←1" in said
    assert "1→" in said


def test_a_ranged_card_shows_its_template() -> None:
    """LOW-EX-6: nine squares ahead of the Catapult; two rows behind the Axethrower."""
    signs = [line.split("  ")[1].strip() for line in run("lords", "orc-catapult").stdout.splitlines() if "◎ ◎" in line]
    assert signs == ["◎ ◎ ◎"] * 3
    behind = [line[:9].strip() for line in run("lords", "dwa-axethrower-b").stdout.splitlines()]
    assert behind.index("· ↑ ·") < behind.index("◎ ◎ ◎")


def test_several_matches_are_listed() -> None:
    said = run("lords", "Orc Ravager").stdout
    assert "orc-ravager-a" in said
    assert "orc-ravager-b" in said
    assert "Orcs (4)" in said
    both = run("lords", "ballista").stdout
    assert "Dwarves (2)" in both
    assert "Elves (2)" in both


def test_a_match_may_be_narrowed_to_an_army() -> None:
    assert "Dwarf Ballista  Dwarves, 2x" in run("lords", "ballista", "--army", "dwarves").stdout


def test_no_match_is_one_line_with_near_misses() -> None:
    result = run("lords", "catpult")
    assert result.exit_code == 2
    assert result.stderr == "warhost: no card is called 'catpult'; did you mean Orc Catapult?\n"
    assert result.stdout == ""
    assert run("lords", "xyzzy").stderr == "warhost: no card is called 'xyzzy'\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [(("chess",), "unknown game 'chess'"), (("lords", "--lang", "xx"), "unknown language 'xx'")],
)
def test_an_unknown_game_or_language_is_refused(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert isinstance(result.exception, WarhostError)
    assert said in str(result.exception)


def test_an_unknown_army_is_refused() -> None:
    result = run("lords", "--army", "hobbits")
    assert result.exit_code == 2
    assert "unknown army 'hobbits'; there are dwarves, orcs" in result.stderr


def test_programs_get_all_facts() -> None:
    data = json.loads(run("lords", "--json").stdout)
    assert [card["code"] for card in data] == list(UNITS)
    catapult = next(card for card in data if card["code"] == "orc-catapult")
    assert catapult["arrows"] == {"e": 1, "w": 1}
    assert catapult["ranged"]["value"] == 4
    assert sorted(catapult["ranged"]["squares"]) == [[right, up] for right in (-1, 0, 1) for up in (1, 2, 3)]
    assert (catapult["rank"], catapult["class"], catapult["defence"], catapult["copies"]) == ("veteran", "ranged", 4, 2)
    assert (catapult["army"], catapult["support"], catapult["commander"]) == ("orcs", True, False)
    palisade = next(card for card in data if card["code"] == "tem-palisade")
    assert palisade["moves"] == ["n", "s"]
    assert palisade["ranged"] is None
    assert all(card["text"] for card in data)


def test_one_card_is_a_list_of_one_for_programs() -> None:
    assert [card["code"] for card in json.loads(run("lords", "orc-butcher", "--json").stdout)] == ["orc-butcher"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Defence"), ("pl", "Obrona"), ("ru", "Защита")])
def test_text_is_shown_in_the_requested_language(lang: str, word: str) -> None:
    assert word in run("lords", "orc-butcher", "--lang", lang).stdout


def test_help_has_an_example() -> None:
    result = run("--help")
    assert f"warhost cards {game_names()[0]}" in result.stdout


# --- Invasion ---------------------------------------------------------------------------------------------------


def test_a_card_of_invasion_is_shown_with_text_errata_and_rulings() -> None:
    """INV-ERR-11, INV-FAQ-31: rules that name the card are shown below its text."""
    said = " ".join(run("invasion", "King Kazador").stdout.split())
    assert "King Kazador Unit, Dwarfs core-007 cost 6, loyalty 5, power 3, hit points 6" in said
    assert "Opponents must pay an additional 3 resources for each effect with which they target this unit." in said
    assert "Ruling INV-FAQ-31: Limit one Hero per zone." in said
    assert "INV-FAQ-45" in said
    assert "Ruling INV-ERR-11: Urguck" in run("invasion", "urguck").stdout


def test_the_core_set_is_implemented_and_rendered() -> None:
    """INV-1.3: 131 numbers, each with its text; only plain units have none."""
    data = json.loads(run("invasion", "--set", "core", "--json").stdout)
    assert [card["number"] for card in data] == list(range(1, 132))
    assert all(card["implemented"] for card in data)
    silent = {card["name"] for card in data if not card["text"]}
    assert silent == {
        "Mountain Brigade", "Peasant Militia", "Black Orc Squad", "Savage Marauders", "Chaos Knights", "Dark Zealot",
    }  # fmt: skip
    kazador = data[6]
    assert (kazador["keywords"], kazador["traits"], kazador["unique"]) == (["Toughness 2"], ["Hero", "Warrior"], True)
    assert (data[101]["cost"], data[115]["deck_limit"], data[32]["zone_only"]) == ("X", 1, "quest")
    assert data[61]["errata"] == ["INV-ERR-11"]
    assert ("INV-FAQ-31", "ruling") in [(each["id"], each["kind"]) for each in kazador["rulings"]]


def test_cards_of_later_sets_are_listed_as_such() -> None:
    data = json.loads(run("invasion", "--json").stdout)
    later = [card for card in data if not card["implemented"]]
    assert len(data) > 1100
    assert 0 < len(later) < len(data) - 131
    assert not [card for card in later if card["set"] == "core"]
    assert all(card["text"] == [] for card in later)
    assert "This card cannot be played here yet." in run("invasion", "Warlord Go Smash").stdout
    assert "not playable yet" in run("invasion", "--set", "cataclysm").stdout


@pytest.mark.parametrize(("lang", "name", "word"), [("pl", "Grabież", "Akcja:"), ("ru", "Грабёж", "Действие:")])
def test_cards_of_invasion_speak_other_languages(lang: str, name: str, word: str) -> None:
    said = run("invasion", name, "--lang", lang).stdout
    assert "core-078" in said
    assert word in said


@pytest.mark.parametrize(("lang", "word"), [("en", "Ruling"), ("pl", "Orzeczenie"), ("ru", "Разъяснение")])
def test_rulings_of_a_card_are_shown_in_its_language(lang: str, word: str) -> None:
    """INV-FAQ-46 in the chosen language, without the instructions for testing it."""
    said = run("invasion", "core-066", "--lang", lang).stdout
    assert f"{word} INV-FAQ-46: " in said
    assert not [each for each in ("Test:", "Проверка:") if each in said]


def test_a_set_that_does_not_exist_is_refused() -> None:
    result = run("invasion", "--set", "hobbits")
    assert result.exit_code == 2
    assert "unknown set 'hobbits'; there are core" in result.stderr


def test_cards_that_wait_for_a_fact_are_named_with_it() -> None:
    """Unknown facts are listed with their cards, and such cards cannot be played."""
    shown = run("invasion", "--missing").stdout
    assert "Pantheon Prayer: its loyalty, its text" in shown
    assert "Dreadfire Portal: the rules of its kind of card" in shown
    assert "King Kazador" not in shown
    boards = [line for line in shown.splitlines() if line.startswith("Capital board")]
    assert boards == [f"Capital board ({race}): its rules" for race in ("Lizardmen", "Wood Elves", "Skaven", "Undead")]
    assert "Capital board" not in run("invasion", "--missing", "--set", "cataclysm").stdout
    data = json.loads(run("invasion", "--missing", "--json").stdout)
    assert len(data) == 28
    assert not [card for card in data if card["implemented"] or not card["missing"]]
