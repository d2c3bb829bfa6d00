"""The Dwarfs of Legends."""

from ....effects.language import *
from ...language.vocabulary import *

# Veteran Slayer: unit, 2 (2), power 1, hit points 2. Slayer.
# Action: Sacrifice this unit to give each unit you control Toughness 2 until the end of the turn.
text("legends-003", action(gain(TOUGHNESS, 2, of=UNITS & YOURS), cost=sacrifice(THIS)))

# Veteran Quarreler: unit, 3 (1), power 1, hit points 3. Ranger.
# Action: After this zone is attacked, deal 1 damage to target attacking unit.
text("legends-004", action(target(UNITS & ATTACKERS, deal(1)), when=after(ZONE_ATTACKED, THIS_ZONE)))

# Dwarf Thunderer: unit, 4 (2), power 2, hit points 4. Warrior, Elite.
# This unit has Toughness 2 while you control at least one legend.
text("legends-005", constant(grant(THIS, TOUGHNESS, 2), only=at_least(1, LEGENDS & YOURS)))
