"""The neutral cards of Legends."""

from ....effects.language import *
from ...language.vocabulary import *

# Terradon Rider: unit, 4 (0), power 1, hit points 3. Lizardmen.
# Order only.
# This unit gets +1 power for each other Lizardmen unit in this zone.
text("legends-043", constant(grant(THIS, POWER, count(UNITS & trait("Lizardmen") & HERE & OTHER))))

# Stormvermin: unit, 4 (0), power 2, hit points 4. Skaven, Warrior.
# Destruction only.
# Action: Spend 1 resource. Until the end of the turn, the next 2 damage that would be dealt to target unit you control
# is redirected to this unit, if able.
text("legends-046", action(target(UNITS & YOURS, floating(constant(redirect_damage(IT, 2, THIS, next=True)))), spend=1))

# Screaming Bell: support, 3 (0), power 1. Skaven, War Machine.
# Destruction only.
# Attacking Skaven units you control get +1 power.
text("legends-047", constant(grant(UNITS & YOURS & trait("Skaven") & ATTACKERS, POWER, 1)))

# Warpstone Experiments: tactic, 1 (0). Skaven.
# Destruction only.
# Action: Give target unit you control +3 power until the end of the turn. Sacrifice that unit at the end of the turn.
text("legends-048", action(target(UNITS & YOURS, seq(gain(POWER, 3), later(after(TURN_ENDS), sacrifice())))))

# Wild Rider: unit, 3 (0), power 1, hit points 3. Wood Elf, Warrior.
# Order only.
# This unit gets +4 power while you control at least five developments in this zone.
text("legends-050", constant(grant(THIS, POWER, 4), only=at_least(5, DEVELOPMENTS & YOURS & HERE)))
