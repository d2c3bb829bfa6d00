"""The Empire of Legends."""

from ....effects.language import *
from ...language.vocabulary import *

# Karl Franz: legend, 6 (5), power 2/2/2, hit points 4.
# Action: Sacrifice a development to move target unit you control to another of your zones.
text("legends-015", action(target(UNITS & YOURS, move()), cost=sacrifice_one(DEVELOPMENTS)))

# Battle Wizard: unit, 3 (2), power 1, hit points 3. Mage.
# After this unit survives combat while defending, return all attacking units to their owners' hands.
text("legends-018", triggered(after(SURVIVES_COMBAT, THIS & DEFENDERS), return_to_hand(UNITS & ATTACKERS)))

# Priest of Verena: unit, 2 (2), power 1, hit points 1. Priest.
# Action: At the beginning of your turn, move target development to another zone of its controller.
text("legends-019", action(target(DEVELOPMENTS, move()), when=YOUR_TURN_BEGINS))
