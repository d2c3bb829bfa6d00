"""Missions are sacrificed with three damage, whatever their player chooses in their effect (INV-39.43, INV-39.44)."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.invasion import INVASION
from warhost.invasion.library import LIBRARY

MISSIONS = sorted(card.name for card in LIBRARY.official().values() if "Mission" in card.traits)


@pytest.mark.parametrize("others", [[], ["Boar Boyz", "Squig Herders"]], ids=["alone", "with units"])
@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_with_three_damage_is_sacrificed_whatever_is_chosen(name: str, others: list[str]) -> None:
    state: Any = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "battlefield"},
            "seat 1": {"capital": "chaos", "battlefield": ["Chaos Knights"], "deck": 12},
            "seat 2": {"capital": "orc", "kingdom": others, "quest": [{"card": name, "by": 1, "owner": 1}], "deck": 12},
        }
    )
    (mission,) = [card for card in state.in_play() if state.titled(card) == name]
    for answer in ("attack quest", "attacker Chaos Knights", f"assign 3 {name}"):
        while answer not in state.notations():
            state.choose(0)  # everyone passes
        state.choose(state.notations().index(answer))
    while state.is_in_play(mission) and state.active == 0 and state.outcome is None:
        state.choose(0)  # the least that is allowed
    assert not state.is_in_play(mission)


def test_there_are_missions() -> None:
    assert len(MISSIONS) == 6
