"""The High Elves of the Bloodquest Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Lion Standard: unit, 0 (2), power 0, hit points 2. Standard Bearer.
# Action: Spend 1 resource to give target unit +1 hit points until the end of the turn.
text("the-accursed-dead-045", action(target(UNITS, gain(HIT_POINTS, 1)), spend=1))
