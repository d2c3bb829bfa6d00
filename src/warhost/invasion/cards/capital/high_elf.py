"""The High Elves of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Prince of Caledor: unit, 8 (3), power 4, hit points 4. Noble.
# This unit costs 1 resource less for each damaged unit you control.
text("the-inevitable-city-004", constant(costs(THIS, -count(UNITS & YOURS & DAMAGED))))

# Sea Lord Aislinn, unique: unit, 3 (2), power 1, hit points 3. Hero, Noble.
# Limit one Hero per zone.
# Action: After a Mage or Hero unit you control enters play, return target development to its owner's hand.
text(
    "realm-of-the-phoenix-king-025",
    action(target(DEVELOPMENTS, return_to_hand()), when=after(ENTERS_PLAY, UNITS & YOURS & (trait("Mage") | HEROES))),
)

# Straits of Lothern, unique: support, 3 (3), power 1. Location.
# Kingdom. This support gets +1 power for each unit in this zone.
text("realm-of-the-phoenix-king-030", constant(grant(THIS, POWER, count(UNITS & HERE)), zone=KINGDOM))
