"""The Orcs of Legends."""

from ....effects.language import *
from ...language.vocabulary import *

# Blind River Goblin: unit, 2 (1), power 1, hit points 2. Goblin.
# This unit gets +1 power while you control at least one legend.
text("legends-010", constant(grant(THIS, POWER, 1), only=at_least(1, LEGENDS & YOURS)))

# Red 'Ead Boyz: unit, 5 (2), power 2, hit points 4. Warrior, Elite.
# Action: After this unit enters play, deal 1 damage to each unit with printed cost 3 or lower.
text("legends-011", action(deal(1, UNITS & cost_at_most(3)), when=after(ENTERS_PLAY, THIS)))

# Frenzied Big 'Un: unit, 3 (2), power 1, hit points 3. Warrior.
# Battlefield. Damaged units you control get +1 power.
text("legends-012", constant(grant(UNITS & YOURS & DAMAGED, POWER, 1), zone=BATTLEFIELD))
