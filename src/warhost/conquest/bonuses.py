"""The bonuses printed on a planet (CON-1.8)."""

from __future__ import annotations

from .changes.common import CancelsBonus
from .sectors import planet_cards
from .state import ConquestState


def planet_bonus(s: ConquestState, position: int) -> tuple[int, int]:
    """The cards and resources that a planet gives, without a bonus that a text has cancelled."""
    cards, resources = planet_cards()[s.planets[position]].bonus
    for each in s.modifiers(CancelsBonus).concerning(s.duel.planet(position)):
        cards, resources = (cards, 0) if each.modifier.resources else (0, resources)
    return cards, resources
