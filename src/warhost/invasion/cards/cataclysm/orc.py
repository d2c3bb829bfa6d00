"""The Orcs of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Big Guns: support, 2 (2), power 0. Condition.
# Battlefield. Attacking Orc units deal 1 additional damage in combat.
text("cataclysm-013", constant(grant(UNITS & ORC & ATTACKERS, COMBAT_DAMAGE, 1), zone=BATTLEFIELD))
