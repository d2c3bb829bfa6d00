"""The servants of Chaos of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Seeker Chariot: unit, 3 (2), power 1, hit points 3. Cavalry, Daemon.
# Battlefield only.
# This unit deals 2 additional damage in combat while there are no opposing units.
text("hidden-kingdoms-047", constant(grant(THIS, COMBAT_DAMAGE, 2), only=no_more_than(0, UNITS & OPPOSING)))

# Stocking Skulls: tactic, 1 (3).
# Action: Until the end of the phase, whenever a unit is put into a discard pile, corrupt target unit.
text(
    "hidden-kingdoms-048",
    action(floating(triggered(after(ENTERS_DISCARD, UNIT_CARDS), target(UNITS, corrupt())), END_OF_PHASE, every=True)),
)

# Daemonic Offering: support, 0 (0), power 0. Tribute.
# Non-Chaos only.
# Action: Sacrifice this support to ignore the loyalty cost of the next Chaos card you play this turn.
text("hidden-kingdoms-049", action(floating(constant(ignores_loyalty(CHAOS & YOURS, next=True))), cost=sacrifice(THIS)))
