"""The Astra Militarum of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Standard Bearer: army, 3, ATK 2, HP 2, command 1. Soldier.
# While you control a non-Astra Militarum warlord, this unit may be deployed at any planet as if it had Ambush. This
# ability works from your hand.
# Reaction: After this unit enters play, ready one army unit you control at this planet.
text(
    "legions-050",
    constant(can("ambush", THIS, at=PLANETS), zone=FROM_HAND, only=at_least(1, WARLORDS & YOURS - ASTRA_MILITARUM)),
    respond(after(ENTERS_PLAY, THIS), choose(ARMY_UNITS & YOURS & HERE, ready())),
)
