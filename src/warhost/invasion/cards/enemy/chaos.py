"""The servants of Chaos of the Enemy Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Scheming Cultist: unit, 3 (2), power 1, hit points 2. Cultist.
# Action: Spend 1 resource to deal 1 damage to target corrupted unit.
text("the-burning-of-derricksburg-011", action(target(UNITS & CORRUPTED_CARDS, deal(1)), spend=1))

# Winged Fury: unit, 5 (2), power 2, hit points 4. Daemon.
# This unit gets +1 power for each corrupted unit an opponent controls.
text("the-burning-of-derricksburg-013", constant(grant(THIS, POWER, count(UNITS & CORRUPTED_CARDS & ENEMY))))

# Herald of Change: unit, 3 (1), power 1, hit points 3. Cultist.
# This unit gets +2 hit points while defending.
text("redemption-of-a-mage-072", constant(grant(THIS & DEFENDERS, HIT_POINTS, 2)))

# Disgraced Champion: unit, 3 (1), power 1, hit points 1. Warrior.
# Action: After this unit is destroyed, deal 2 damage to target unit.
text("redemption-of-a-mage-073", action(target(UNITS, deal(2)), when=after(IS_DESTROYED, THIS)))

# Stone to Skin: tactic, 1 (2). Spell.
# Action: Until the end of the turn, target Building support also counts as a unit with 4 hit points.
text(
    "redemption-of-a-mage-075",
    action(target(SUPPORTS & trait("Building"), floating(constant(counts_as(IT, UNIT, hit_points=4))))),
)

# Tainted Well: support, 4 (2), power 2. Building.
# Action: After a unit becomes corrupted, deal 1 damage to that card.
text("the-fourth-waystone-092", action(deal(1, THAT), when=after(IS_CORRUPTED, UNITS)))

# Beast of Rot: unit, 5 (2), power 2, hit points 4. Creature.
# This unit costs 1 resource less for each Disease card.
# This unit gets +1 power for each Disease card.
text(
    "bleeding-sun-114",
    constant(costs(THIS, -count(trait("Disease")))),
    constant(grant(THIS, POWER, count(trait("Disease")))),
)
