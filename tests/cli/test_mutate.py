"""`warhost mutate` on a few cards with scenarios made for the test."""

import json
from pathlib import Path

import pytest

from .conftest import Command

GAINS = """\
game: invasion
title: Runesmith gives a unit power for two resources
covers: [INV-6.1]
position:
  turn: {seat: 1, window: capital}
  seat 1: {resources: 2, quest: [Runesmith], battlefield: [Dwarf Ranger]}
  seat 2: {}
script:
  - 1: use Runesmith > Dwarf Ranger
check:
  Dwarf Ranger: {power: 2}
  seat 1: {resources: 0}
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    scenarios = tmp_path / "scenarios"
    (scenarios / "invasion").mkdir(parents=True)
    (scenarios / "invasion" / "005-runesmith.yaml").write_text(GAINS, encoding="utf-8")
    return scenarios, tmp_path / "records"


def test_mutate_lists_undetected_mutants(command: Command, folders: tuple[Path, Path], tmp_path: Path) -> None:
    scenarios, records = folders
    listed = tmp_path / "survivors.tsv"
    arguments = ("--scenarios", scenarios, "--records", records, "--jobs", 1)
    code, said, _ = command("mutate", "invasion", "core-005", *arguments, "--survivors", listed)
    assert code == 1
    assert "core-005 Runesmith  text[0].zone: drop" in said
    assert "text[0].spend: 2 to 1" not in said  # this change is noticed
    lines = listed.read_text(encoding="utf-8").splitlines()
    assert all(line.startswith("src/warhost/invasion/cards/core/dwarf.py:") for line in lines)
    assert f"{len(lines)} survived" in said


def test_mutate_prints_json(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    arguments = ("--scenarios", scenarios, "--records", records, "--jobs", 2)
    _, said, _ = command("mutate", "invasion", "Runesmith", *arguments, "--json")
    data = json.loads(said)
    assert data["cards"] == 1
    assert data["survived"] == len(data["survivors"]) > 0
    assert {"card": "core-005", "name": "Runesmith"}.items() <= data["survivors"][0].items()


def test_mutate_tries_only_cards_changed_since_the_last_record(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    arguments = ("invasion", "core-005", "--scenarios", scenarios, "--records", records, "--jobs", 1)
    assert command("mutate", *arguments, "--record")[0] == 1
    assert "core-005\ttext[0].zone: drop" in (records / "invasion-survivors.tsv").read_text(encoding="utf-8")
    code, said, _ = command("mutate", *arguments, "--changed")
    assert (code, said.strip()) == (0, "0 cards, 0 mutants: none")
    with (scenarios / "invasion" / "005-runesmith.yaml").open("a", encoding="utf-8") as file:
        file.write("note: changed\n")
    assert command("mutate", *arguments, "--changed")[1].splitlines()[-1].startswith("1 cards")


def test_an_equivalent_mutant_is_no_survivor(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    arguments = ("invasion", "core-005", "--scenarios", scenarios, "--records", records, "--jobs", 1, "--json")
    survivors = [each["mutant"] for each in json.loads(command("mutate", *arguments)[1])["survivors"]]
    records.mkdir()
    listed = "".join(f"  {json.dumps(each)}: it comes to the same\n" for each in survivors)
    (records / "invasion-equivalent.yaml").write_text(f"core-005:\n{listed}", encoding="utf-8")
    code, said, _ = command("mutate", *arguments)
    assert (code, json.loads(said)["equivalent"]) == (0, len(survivors))


def test_a_mutant_listed_as_equivalent_must_not_be_noticed(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    records.mkdir()
    (records / "invasion-equivalent.yaml").write_text(
        'core-005: {"text[0].spend: 2 to 1": wrongly listed}\n', encoding="utf-8"
    )
    arguments = ("invasion", "core-005", "--scenarios", scenarios, "--records", records, "--jobs", 1)
    code, said, _ = command("mutate", *arguments)
    assert code == 1
    assert "listed as equivalent, but noticed: core-005 text[0].spend: 2 to 1" in said


def test_a_sample_is_drawn_by_its_seed(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    arguments = ("invasion", "core-005", "--scenarios", scenarios, "--records", records, "--jobs", 1, "--json")
    first, again = (command("mutate", *arguments, "--sample", 4, "--seed", 3)[1] for _ in range(2))
    assert first == again
    counts = json.loads(first)
    assert sum(counts[each] for each in ("killed", "crashed", "rejected", "invalid", "survived")) == 4


def test_a_scenario_that_fails_by_itself_is_named(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    file = scenarios / "invasion" / "005-runesmith.yaml"
    file.write_text(GAINS.replace("power: 2", "power: 9"), encoding="utf-8")
    arguments = ("invasion", "core-005", "--scenarios", scenarios, "--records", records, "--jobs", 1)
    code, _, said = command("mutate", *arguments)
    assert code == 2
    assert "a scenario fails without any change of a card" in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("lords",), "the cards of lords are not written in a card language"),
        (("invasion", "Nobody at All"), "no card with a definition is called 'Nobody at All'"),
        (("invasion", "--record", "--sample", 3), "a run with --sample or --facts cannot be recorded"),
    ],
)
def test_bad_input_ends_in_one_line(command: Command, arguments: tuple[object, ...], message: str) -> None:
    code, _, said = command("mutate", *arguments)
    assert (code, said.strip()) == (2, f"warhost: {message}")


def test_mutate_lists_scenarios_that_pass_without_the_card_text(command: Command, folders: tuple[Path, Path]) -> None:
    scenarios, records = folders
    folder = scenarios / "invasion" / "cards"
    folder.mkdir()
    (folder / "005-used.yaml").write_text(GAINS, encoding="utf-8")
    arguments = ("invasion", "core-005", "--scenarios", scenarios, "--records", records, "--blank")
    assert command("mutate", *arguments)[0] == 0
    shown = GAINS.replace("script:\n  - 1: use Runesmith > Dwarf Ranger\n", "")
    shown = shown.replace("power: 2", "power: 1").replace("resources: 0", "resources: 2")
    (folder / "005-unused.yaml").write_text(shown, encoding="utf-8")
    code, said, _ = command("mutate", *arguments)
    assert (code, said.splitlines()[-1]) == (1, "1 scenarios pass without the text of their cards")
    assert "005-unused.yaml  its title does not say that the card does nothing there" in said
