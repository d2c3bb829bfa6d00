"""What the other side of Conquest is expected to do in a trial: less can be foreseen of it than habits would tell.

A warlord may go anywhere, units stay in a battle that looks lost, and shields are spent on scratches, too.
"""

from __future__ import annotations

from typing import Final

from ...conquest.rules.battles.battle import Retreat
from ...conquest.rules.battles.damage import Shield
from ...conquest.rules.command import Dial
from ...conquest.state import ConquestState
from ...engine.rng import Rng
from .habits import dialled, habit, retreating, shield

ANYWHERE: Final = 0.5  # of their dials: any planet
HOPELESS: Final = 3.0  # times as strong as their side: time to leave
SCRATCH: Final = 0.6  # a point of damage that a shield prevents and that would not have destroyed


def expected(s: ConquestState, rng: Rng) -> int:
    """The index of what the other side does."""
    question = s.question
    if isinstance(question, Dial):
        return dialled(s, rng, ANYWHERE)
    if isinstance(question, Shield):
        return shield(s, question.number, SCRATCH)
    if isinstance(question, Retreat):
        return retreating(s, HOPELESS)
    return habit(s, rng)
