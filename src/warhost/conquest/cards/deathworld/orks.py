"""Orks of the Death World cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Kommando Sneakaz: army, 3, ATK 2, HP 3. Soldier.
# Ambush.
# Reaction: After this unit is deployed, ready target Ork unit you control at this planet and deal 1 damage to that
# unit.
text("deathworld-007", respond(after(DEPLOYED, THIS), target(UNITS & ORKS & YOURS & HERE, seq(ready(), deal(1)))))
