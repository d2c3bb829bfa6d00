"""Model of the opponent in simulated Conquest games: less predictable than the playout policy.

A warlord may go anywhere, units stay in a battle that looks lost, and shields are also spent on minor damage.
"""

from __future__ import annotations

from typing import Final

from ...conquest.rules.battles.battle import Retreat
from ...conquest.rules.battles.damage import Shield
from ...conquest.rules.command import Dial
from ...conquest.state import ConquestState
from ...engine.rng import Rng
from .playout_policy import policy_choice, random_planet, retreating, shield

ANYWHERE: Final = 0.5  # share of the opponent's command dials that are assumed to be set to a random planet
HOPELESS: Final = 3.0  # ratio of the enemy's strength to the player's at which units retreat
SCRATCH: Final = 0.6  # value per point of prevented damage that would not have destroyed the unit


def expected_answer(s: ConquestState, rng: Rng) -> int:
    """The index of the opponent's answer."""
    question = s.question
    if isinstance(question, Dial):
        return random_planet(s, rng, ANYWHERE)
    if isinstance(question, Shield):
        return shield(s, question.number, SCRATCH)
    if isinstance(question, Retreat):
        return retreating(s, HOPELESS)
    return policy_choice(s, rng)
