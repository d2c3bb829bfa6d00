"""In the middle of a text, whenever a player is asked, the invariant checker finds no violation."""

from pathlib import Path
from typing import Any

import pytest

from tests.invariants.games import checker
from warhost.games import find_game
from warhost.invasion.state import HERE
from warhost.scenarios import load_scenario

POSITION = """
game: invasion
title: In the middle
covers: [INV-25.3]
position:
  turn: {{seat: 1, phase: capital}}
  seat 1: {first}
  seat 2: {second}
script:
  - 1: {answers}
"""
A_QUEST_IS_GONE = (  # INV-19.2: no unit is on a quest that has left play, even while the other player chooses
    "{capital: dwarf, resources: 9, hand: [Desertion, Innovation],"
    " quest: [{card: Heroic Task, unit: Hammerer of Karak Azul}]}",
    "{capital: orc, kingdom: [Contested Fortress, Contested Village]}",
    "[play Desertion, pass]",
    "sacrifice Contested Fortress",
)
OUT_OF_THE_DISCARD_PILE = (  # INV-25.6: temporary changes of a card there end when it is played
    "{capital: orc, resources: 20, quest: [Countess Iseara], discard: [Savage Boyz, Innovation], hand: [Innovation]}",
    "{capital: orc, resources: 9, hand: [Rip Dere 'Eads Off!, Innovation]}",
    "[use Countess Iseara > Savage Boyz, pass, play Savage Boyz > battlefield]",
    "pass",
)
ONE_BY_CHANCE = (  # INV-25.4: the player who chooses a zone knows the card, even after a shuffle
    "{capital: chaos, resources: 9, quest: [Savage Gors], hand: [Blessings of Tzeentch, Innovation],"
    " deck: [Chaos Knights, Chaos Knights, Pillage, Pillage, Pillage, Pillage]}",
    "{capital: orc}",
    "[play Blessings of Tzeentch, pass, accept Blessings of Tzeentch, take Chaos Knights, take Chaos Knights]",
    "put into battlefield",
)
OUT_OF_AN_ENEMY_DECK = (
    "{capital: dark-elf, resources: 9, battlefield: [Cold One Riders, Cold One Riders],"
    " hand: [Capture Slaves, Innovation]}",
    "{capital: orc, deck: [Pillage, Night Goblins, Pillage, Pillage, Pillage, Pillage]}",
    "[play Capture Slaves > quest, pass, attack quest, attacker Cold One Riders, attacker Cold One Riders,"
    " assign 3 Capture Slaves, take Night Goblins]",
    "put into kingdom",
)
POSITIONS = [A_QUEST_IS_GONE, OUT_OF_THE_DISCARD_PILE, ONE_BY_CHANCE, OUT_OF_AN_ENEMY_DECK]


def middle(tmp_path: Path, first: str, second: str, answers: str) -> Any:
    """A game after these answers."""
    path = tmp_path / "middle.yaml"
    path.write_text(POSITION.format(first=first, second=second, answers=answers))
    scenario = load_scenario(path)
    match = scenario.run(find_game(scenario.game))
    assert match is not None
    return match.state


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_holds_in_the_middle_of_a_text(tmp_path: Path, position: tuple[str, str, str, str]) -> None:
    first, second, answers, offered = position
    state = middle(tmp_path, first, second, answers)
    assert offered in state.notations()
    assert checker(state).look(state) == []


def test_a_known_card_that_is_looked_at_is_not_forgotten(tmp_path: Path) -> None:
    """INV-1.14: everyone knows a card that was returned to a hand; that one seat looks at it does not change this."""
    state = middle(
        tmp_path,
        "{capital: high-elf, resources: 20, hand: [Banish, Second Sight, Innovation]}",
        "{capital: orc, battlefield: [Savage Boyz]}",
        "[play Banish > Savage Boyz, pass]",
    )
    [card] = state.hand(1)
    checks = checker(state)
    assert checks.look(state) == []
    for answer in ("play Second Sight", "pass"):
        state.choose(answer)
        assert checks.look(state) == []
    assert state.known[card] == HERE
    assert state.seen[card] == 1
    state.known[card] = state.seen[card] = 0
    assert checks.look(state) == [f"seat 1 has forgotten card {card} in place {state.place[card]}"]
