"""Space Marines of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ravenwing Escort: army, 4, ATK 2, HP 3, command 1. Scout, Dark Angels.
# This unit gains Mobile while you control a non-Space Marine warlord.
# Combat Action: Exhaust this unit to move one army unit you control at this planet to any planet.
text(
    "legions-049",
    constant(grant(THIS, MOBILE), only=at_least(1, WARLORDS & YOURS - SPACE_MARINES)),
    action(choose(ARMY_UNITS & YOURS & HERE, move(IT, PLANETS)), cost=exhaust(THIS), phase=COMBAT_PHASE),
)
