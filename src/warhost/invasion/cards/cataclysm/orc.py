"""The Orcs of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Makka Greenfist, unique: unit, 3 (3), power 1, hit points 3. Hero, Shaman.
# Limit one Hero per zone.
# This unit gets +3 power while attacking as long as the defending zone is damaged.
text(
    "cataclysm-009",
    constant(grant(THIS & ATTACKERS, POWER, 3), only=at_least(1, SECTIONS & DAMAGED & IN_DEFENDING_ZONE)),
)

# Big Guns: support, 2 (2), power 0. Condition.
# Battlefield. Each attacking Orc unit deals 1 additional damage in combat.
text("cataclysm-013", constant(grant(UNITS & ORC & ATTACKERS, COMBAT_DAMAGE, 1), zone=BATTLEFIELD))
