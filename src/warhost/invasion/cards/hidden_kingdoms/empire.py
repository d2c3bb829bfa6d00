"""The Empire of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Resupply Platoon: unit, 2 (2), power 1, hit points 2. Ranger.
# Action: After this unit moves to another zone, gain 2 resources. Limit once per turn.
text("hidden-kingdoms-041", action(earn(2), when=after(MOVES, THIS), limit=EACH_TURN))

# Stalemate: tactic, 0 (2).
# Action: Return target attacking unit and target defending unit with printed cost X to their owners' hands, where X is
# the printed cost of the first unit.
text(
    "hidden-kingdoms-042",
    action(
        target(
            UNITS & ATTACKERS,
            target(UNITS & DEFENDERS & cost_is(printed_cost(FIRST)), return_to_hand(FIRST | SECOND)),
        )
    ),
)

# Imperial Embassy: support, 0 (0), power 0. Tribute.
# Non-Empire only.
# Action: Sacrifice this support to ignore the loyalty cost of the next Empire card you play this turn.
text(
    "hidden-kingdoms-043", action(floating(constant(ignores_loyalty(EMPIRE & YOURS, next=True))), cost=sacrifice(THIS))
)
