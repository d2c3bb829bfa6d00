"""`warhost cards conquest`."""

import json

import pytest
from typer.testing import CliRunner, Result

from tests.conquest.unwritten import unwritten
from warhost.cli.app import app, out
from warhost.conquest import LIBRARY
from warhost.conquest.library import official


def run(*words: str, width: int = 120) -> Result:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(out, "_width", width)  # a console keeps the width that COLUMNS had when it was created
        return CliRunner().invoke(app, ["cards", "conquest", *words])


def test_one_card_shows_its_facts_and_its_text() -> None:
    said = run("Land Raider").stdout
    assert "Land Raider  Army unit, Space Marines  core-017" in said
    assert "cost 5, ATK 3, HP 7, command icons 3" in said
    assert "Vehicle, Tank, Elite" in said
    assert "Enemy card abilities cannot target non-Vehicle units you control at this planet." in said


def test_a_warlord_shows_both_sides_and_a_planet_its_symbols() -> None:
    """CON-1.8, CON-12.3"""
    assert "bloodied ATK 2, HP 5, starting cards 7, starting resources 7" in run("Nazdreg").stdout
    assert "symbols: strongpoint, tech, bonus: cards 1, resources 1" in run("Plannum").stdout


@pytest.mark.parametrize("name", ["core-017", "transporter szturmowy", "LAND RAIDER", "porter sztur"])
def test_cards_are_found_by_code_and_by_names_of_both_languages(name: str) -> None:
    assert run(name, "--lang", "pl").stdout.startswith("Transporter Szturmowy  Jednostka armii, Kosmiczni Marines")


def test_rules_that_name_a_card_are_shown_below_it() -> None:
    """CON-6.13; the worked examples of the rulebook are not rulings."""
    assert "Rule CON-6.13: Deploying an army card as an attachment" in run("Gun Drones").stdout
    assert "CON-EX" not in run("Goff Nob").stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Our decision CON-1.6: A unit without a printed cost"),
        ("pl", "Nasza decyzja CON-1.6: Jednostka bez wydrukowanego kosztu"),
        ("ru", "Наше решение CON-1.6: Отряд без напечатанной стоимости"),
    ],
)
def test_decisions_that_name_a_card_are_shown_below_it(language: str, said: str) -> None:
    assert said in " ".join(run("Repent!", "--lang", language).stdout.split())


def test_a_card_whose_erratum_could_not_be_read_says_so() -> None:
    assert "Erratum not read: " in run("Rok Bombardment").stdout
    for name, rule in (("Noble Deed", "CON-ERR-2"), ("Fetid Haze", "CON-ERR-3")):
        told = " ".join(run(name).stdout.split())
        assert f"Erratum {rule}: {name}: the FAQ has an entry for this card that could not be read." in told


def test_json_has_the_rulings_of_a_card() -> None:
    [card] = json.loads(run("Repent!", "--json").stdout)
    assert [(each["id"], each["kind"]) for each in card["rulings"]] == [("CON-1.6", "decision")]
    assert card["doubts"] == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_core_set_is_listed_with_every_number_at_any_width(language: str) -> None:
    for width in (80, 120):
        said = run("--set", "core", "--lang", language, width=width).stdout.splitlines()
        assert said[0].startswith("Core Set (188)")
        assert [line.split()[0] for line in said[2:190]] == [str(number) for number in range(1, 189)]
        assert max(len(line) for line in said) <= width


def test_cards_that_cannot_be_played_yet_say_so() -> None:
    with unwritten("deathworld-076") as later:
        assert "This card cannot be played here yet." in run(later.code).stdout
        wide = run("--set", later.pack.cycle, width=120).stdout.splitlines()
        narrow = run("--set", later.pack.cycle, width=80).stdout.splitlines()
    [row] = [line for line in wide if later.name in line]
    assert row.rstrip().endswith("not playable yet")
    [at] = [at for at, line in enumerate(narrow) if later.name in line]
    assert narrow[at].rstrip().endswith("*")
    head = next(line for line in reversed(narrow[:at]) if line[:1].strip())
    assert head.rstrip().endswith("* not playable yet")


def test_every_card_of_the_game_can_be_played() -> None:
    found = [card for card in json.loads(run("--json").stdout) if card["code"] in official()]
    assert (len(found), [card["name"] for card in found if not card["implemented"]]) == (710, [])


def test_json_has_the_facts_and_the_text_of_every_card() -> None:
    found = json.loads(run("--set", "core", "--json", "--lang", "ru").stdout)
    assert {card["code"] for card in found} == {code for code in LIBRARY if code.startswith("core-")}
    assert all(card["implemented"] for card in found)
    sicarius = next(card for card in found if card["code"] == "core-001")
    assert (sicarius["attack"], sicarius["hit_points"], sicarius["bloodied"]) == (2, 6, [2, 5])
    assert sicarius["text"] == ["Реакция: После уничтожения вражеского отряда на этой планете получите 1 ресурс."]
    firestorm = next(card for card in found if card["name"] == "Tzeentch's Firestorm")
    assert firestorm["cost"] == "X"


@pytest.mark.parametrize(
    ("words", "told"),
    [(["Raidr"], "no card is called 'Raidr'; did you mean"), (["--set", "corre"], "unknown set 'corre'; there are ")],
)
def test_what_is_unknown_is_refused_in_one_line(words: list[str], told: str) -> None:
    failed = run(*words)
    assert failed.exit_code == 2
    assert told in " ".join(failed.stderr.split())
