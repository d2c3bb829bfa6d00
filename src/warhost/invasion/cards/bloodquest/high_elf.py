"""The High Elves of the Bloodquest Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Lion Standard: unit, 0 (2), power 0, hit points 2. Standard Bearer.
# Action: Spend 1 resource to give target unit +1 hit points until the end of the turn.
text("the-accursed-dead-045", action(target(UNITS, gain(HIT_POINTS, 1)), spend=1))

# Purged by Flame: tactic, 1 (2).
# Action: You may either place 2 resource tokens on one unit or support or legend or development you control or place 1
# resource token on that unit.
text(
    "the-accursed-dead-046",
    action(
        may(
            choose(
                (UNITS | SUPPORTS | LEGENDS | DEVELOPMENTS) & YOURS, either(place_tokens(2, IT), place_tokens(1, IT))
            )
        )
    ),
)
