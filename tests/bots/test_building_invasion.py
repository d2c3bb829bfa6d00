"""Search bots of Invasion build the kingdom and the quest zone early in the game, and an army before it ends."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.bots import find_bot
from warhost.bots.invasion.static_evaluation import advantage, remaining_share
from warhost.engine import Perspective
from warhost.invasion import INVASION
from warhost.invasion.state import InvasionState

DECK = ["Boar Boyz"] * 40
ABOUT_TO_FALL: dict[str, Any] = {"damage": {"kingdom": 7, "quest": 7}}


def facing(mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> InvasionState:
    """Orcs against Dwarfs in the capital phase, with the given cards only."""
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital", "window": "capital"},
            "seat 1": {"capital": "orc", "deck": DECK, **mine},
            "seat 2": {"capital": "dwarf", "deck": DECK, **(theirs or {})},
        }
    )
    assert isinstance(state, InvasionState)
    return state


@pytest.mark.parametrize("zone", ["kingdom", "quest"])
def test_a_unit_that_builds_is_worth_most_while_both_capitals_are_whole(zone: str) -> None:
    """Early, two attacks with one power are worth less than the yield of a zone until the end; late they are worth
    more.
    """
    unit = ["Squig Herders"]

    def gained(theirs: dict[str, Any]) -> float:
        return advantage(facing({zone: unit}, theirs), 0) - advantage(facing({"battlefield": unit}, theirs), 0)

    assert remaining_share(facing({})) == 1.0
    assert gained({}) > 1.0
    assert gained(ABOUT_TO_FALL) < -1.0


def test_no_army_is_built_in_the_first_turn_because_it_has_no_attack() -> None:
    """INV-5.3.

    Regression test: a bot played the Reiksguard into the battlefield, and had three resources a turn for the rest of
    the game.
    """
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital", "window": "capital"},
            "seat 1": {
                "capital": "empire",
                "resources": 3,
                "hand": [
                    "Defend the Border",
                    "Warrior Priests",
                    "Knight Training",
                    "Temple of Shallya",
                    "Reiksguard Knights",
                    "Judgement of Verena",
                    "Huntsmen",
                ],
                "deck": ["Warrior Priests", "Huntsmen", "Free Company", "Contested Village"] * 10,
            },
            "seat 2": {"capital": "dwarf", "hand": ["Troll Slayers"] * 7, "deck": ["Troll Slayers"] * 40},
        }
    )
    for seed in range(3):
        chosen = state.notations()[find_bot("warlord@12", seed, 0).choose(Perspective(state, 0))]
        assert chosen.startswith("play ")
        assert chosen.endswith(("> kingdom", "> quest")), chosen
