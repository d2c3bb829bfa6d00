"""A scenario about a card must fail without the card's text, or say that the card does nothing there.

`GAME-passing-blank.txt` lists the scenarios that still have to be corrected: it may only get shorter. Cards that have
changed since the last recorded mutation run are tested here, with WARHOST_PROOFS all cards.
"""

import os
from pathlib import Path

import pytest

from warhost.mutation.blank import NEGATIVE, BlankCheck
from warhost.mutation.campaign import Campaign
from warhost.mutation.naming import NamingIndex
from warhost.mutation.records import Records, records_folder
from warhost.scenarios import scenario_name

FOLDER = Path(__file__).parent
EVERYTHING = bool(os.environ.get("WARHOST_PROOFS"))
TEMPLATE = """\
game: invasion
title: {title}
covers: [INV-6.1]
position:
  turn: {{seat: 1, phase: capital}}
  seat 1:
    capital: dwarf
    resources: {resources}
    quest: [Runesmith]
    battlefield: [Dwarf Ranger]
    hand: [Innovation]
  seat 2: {{capital: orc}}
script: {script}
check:
  Dwarf Ranger: {{power: {power}}}
"""


@pytest.mark.long
@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_scenarios_of_cards_show_what_the_cards_do(game: str) -> None:
    listed = (FOLDER / f"{game}-passing-blank.txt").read_text(encoding="utf-8").splitlines()
    campaign = Campaign(game)
    records = Records(game, records_folder())
    codes = campaign.codes()
    changed = codes if EVERYTHING else campaign.changed(codes, records)
    checked = {
        file.path for code in changed for file in campaign.naming(code)
    }  # other scenarios lack some of their cards
    codes = [code for code in codes if any(file.path in checked for file in campaign.naming(code))]
    check = BlankCheck(campaign, codes, records.inert())
    found = {scenario_name(file.path): why for file, why in check.passing() if file.path in checked}
    assert {name: why for name, why in found.items() if name not in listed} == {}, "these pass without the card's text"
    if EVERYTHING:
        assert [name for name in listed if name not in found] == [], "these are correct now: take them off the list"


@pytest.fixture
def checked(tmp_path: Path) -> "Check":
    return Check(tmp_path / "invasion" / "cards")


class Check:
    """Scenarios about one card, made for the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)

    def write(self, name: str, title: str, script: str = "[]", power: int = 1, resources: int = 2) -> None:
        text = TEMPLATE.format(title=title, script=script, power=power, resources=resources)
        (self.folder / f"005-{name}.yaml").write_text(text, encoding="utf-8")

    def passing(self) -> dict[str, str]:
        check = BlankCheck(Campaign("invasion", index=NamingIndex("invasion", self.folder.parent.parent)))
        return {file.path.stem: why for file, why in check.passing()}


USED = "[{1: [use Runesmith > Dwarf Ranger, pass]}]"


def test_what_fails_without_the_text_is_right(checked: Check) -> None:
    checked.write("used", "Runesmith gives a unit power", USED, power=2)
    assert checked.passing() == {}


def test_what_passes_without_the_text_must_say_so(checked: Check) -> None:
    checked.write("used", "Runesmith gives a unit power", USED, power=2)
    checked.write("poor", "Runesmith and a unit", resources=1)
    checked.write("idle", "Runesmith does nothing for one resource", resources=1)
    assert checked.passing() == {"005-poor": "its title does not say that the card does nothing there"}


def test_a_scenario_that_shows_no_effect_is_not_enough(checked: Check) -> None:
    checked.write("idle", "Runesmith does nothing for one resource", resources=1)
    assert checked.passing() == {"005-idle": "no other scenario shows what the card does"}


@pytest.mark.parametrize("title", ["It does not work", "Nothing comes of it", "It needs a unit", "It works only here"])
def test_titles_of_scenarios_without_an_effect_are_recognised(title: str) -> None:
    assert NEGATIVE.search(title)
