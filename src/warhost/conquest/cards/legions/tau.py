"""Tau of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Air Caste Courier: army, 2, ATK 1, HP 3, command 1. Scout, Pilot.
# This unit gains Flying while you control a non-Tau warlord.
# Combat Action: Exhaust this unit to move one attachment from a unit you control at this planet to another eligible
# unit you control.
text(
    "legions-055",
    constant(grant(THIS, FLYING), only=at_least(1, WARLORDS & YOURS - TAU)),
    action(
        choose(ATTACHMENTS & attached_to(UNITS & YOURS & HERE), attach(IT, UNITS & YOURS)),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)
