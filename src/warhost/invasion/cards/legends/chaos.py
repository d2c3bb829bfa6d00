"""The servants of Chaos of Legends."""

from ....effects.language import *
from ...language.vocabulary import *

# Kairos Fateweaver: legend, 6 (4), power 2/2/2, hit points 3.
# Developments you control also count as units with 2 hit points and developments you control get +2 power.
text(
    "legends-030", constant(counts_as(DEVELOPMENTS & YOURS, UNIT, hit_points=2), grant(DEVELOPMENTS & YOURS, POWER, 2))
)

# Bloodletter: unit, 4 (2), power 3, hit points 3. Daemon.
# Damage assigned to units is multiplied by 2.
text("legends-031", constant(multiply_damage(UNITS)))

# Marauder Chieftain: unit, 3 (1), power 1, hit points 3. Warrior.
# Action: At the beginning of your turn, deal 1 damage to target non-burning section of any capital.
text("legends-033", action(target(CAPITAL, deal(1)), when=YOUR_TURN_BEGINS))

# Seductive Delusion: tactic, 2 (2). Spell.
# Action: Corrupt target unit. Then deal X damage to another target unit, where X is the power of that unit.
text("legends-035", action(target(UNITS, target(UNITS & ANOTHER, then(corrupt(FIRST), deal(power_of(FIRST), SECOND))))))
