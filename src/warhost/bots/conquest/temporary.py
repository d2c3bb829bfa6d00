"""The attack value of a unit for evaluations: without bonuses that end before the next fight."""

from __future__ import annotations

from typing import Final

from ...conquest.state import ConquestState
from ...conquest.words import ATTACK, COMBAT_PHASE, NEXT_ACTION, NEXT_ATTACK
from ...effects.language.lasting import END_OF_PHASE

WITH_THE_PHASE: Final = (END_OF_PHASE, NEXT_ATTACK, NEXT_ACTION)  # durations that end with the phase at the latest


def attack(s: ConquestState, card: int) -> int:
    """The attack of a card without bonuses that end before the next fight."""
    found: int = s.attack[card]
    if s.phase != COMBAT_PHASE:
        for boost in s.boosts:
            if boost.card == card and boost.stat == ATTACK and boost.until in WITH_THE_PHASE:
                found -= boost.amount
    return found
