"""The Dwarfs of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Slayers of Karak Kadrin: unit, 2 (2), power 1, hit points 2. Warrior.
# Battlefield. Action: Sacrifice this unit to destroy target attacking unit.
text("assault-on-ulthuan-043", action(target(UNITS & ATTACKERS, destroy()), cost=sacrifice(THIS), zone=BATTLEFIELD))

# Mountain Barracks: support, 2 (1), power 1. Building.
# Dwarf units you control in this zone have Toughness 1.
text("assault-on-ulthuan-044", constant(grant(UNITS & DWARF & YOURS & HERE, TOUGHNESS, 1)))

# Lure Them Out: tactic, 1 (2).
# Action: Target unit in your battlefield and target unit in an opponent's battlefield deal damage equal to their power
# to each other.
text(
    "assault-on-ulthuan-045",
    action(target(UNITS & YOURS & in_zone(BATTLEFIELD), target(UNITS & ENEMY & in_zone(BATTLEFIELD), fight()))),
)
