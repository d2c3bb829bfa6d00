"""Dark Eldar of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Treacherous Lhamaean: army, 2, ATK 4, HP 1. Warrior.
# This unit gains Armorbane while you control a non-Dark Eldar warlord.
# Forced Interrupt: When this unit is destroyed, sacrifice another army unit at this planet.
text(
    "legions-053",
    constant(grant(THIS, ARMORBANE), only=at_least(1, WARLORDS & YOURS - DARK_ELDAR)),
    forced(when(IS_DESTROYED, THIS), sacrifice_one(ARMY_UNITS & HERE & OTHER)),
)
