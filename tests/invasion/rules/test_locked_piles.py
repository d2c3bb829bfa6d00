"""While Vigilant Druchii is questing, no card leaves the opponent's discard pile by any effect (INV-39.14)."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.engine import Rng
from warhost.engine.rng import seeded
from warhost.invasion import INVASION
from warhost.invasion.changes.common import DiscardLocked
from warhost.invasion.state import InvasionState

PILE = ["Swarm of Bats", "Silver Helm Brigade", "Choppa", "Boar Chariot", "Count Vlad Von Carstein", "Troll Slayers"]
TRYING = [
    "Innovation",  # only the Necromancy of Swarm of Bats, and Count Vlad's own text
    "Wildwood Grove",
    "Lord of the Dead",
    "Armed to Da Teef",
    "Gift of Life",
    "arcane-fire-108",  # puts every unit into play
    "march-of-the-damned-053",  # ... and one unit
    "vessel-of-the-winds-076",  # shuffles some into the deck
]


def position(card: str) -> dict[str, Any]:
    quest = [{"card": "Prepare for War!", "unit": "Vigilant Druchii"}]
    second = {"capital": "high-elf", "resources": 30, "hand": [card, card, "Iron Boyz"], "kingdom": ["Iron Boyz"]}
    return {
        "turn": {"seat": 2, "phase": "capital"},
        "seat 1": {"capital": "dark-elf", "quest": quest, "hand": ["Innovation"]},
        "seat 2": {**second, "discard": PILE},
    }


@pytest.mark.parametrize("card", TRYING)
def test_nothing_leaves_the_pile(card: str) -> None:
    for seed in range(8):
        state, rng = INVASION.place(position(card)), Rng(seeded(seed))
        assert isinstance(state, InvasionState)
        before = set(state.discard_pile(1))
        for _ in range(60):
            if state.question is None or DiscardLocked not in state.in_force:
                break
            assert before <= set(state.discard_pile(1))
            before = set(state.discard_pile(1))
            state.choose(rng.below(len(state.options)))
