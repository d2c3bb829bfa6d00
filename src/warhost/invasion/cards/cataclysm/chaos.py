"""The servants of Chaos of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lord of Khorne: unit, 3 (2), power 1, hit points 3. Warrior.
# This unit deals 1 additional damage in combat for each burning section of any capital.
text("cataclysm-033", constant(grant(THIS, COMBAT_DAMAGE, count(BURNING_SECTIONS))))

# Bloodcrusher: unit, 5 (3), power 3, hit points 5. Daemon.
# This unit costs 1 resource less for each burning section of any capital.
text("cataclysm-034", constant(costs(THIS, -count(BURNING_SECTIONS))))

# Rift of Chaos: support, 3 (2), power 1. Rift.
# This support gets +1 power for each burning section of any capital.
text("cataclysm-037", constant(grant(THIS, POWER, count(BURNING_SECTIONS))))

# Chosen of the Gods: tactic, 2 (2).
# Action: If no section of your capital is burning, each opponent must set one section of your capital on fire.
text(
    "cataclysm-039",
    action(only_if(at_most(count(BURNING_SECTIONS & YOURS), 0), each_opponent(choose(SECTIONS & MINE, burn())))),
)
