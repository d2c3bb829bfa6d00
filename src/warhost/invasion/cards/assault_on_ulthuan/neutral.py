"""The neutral cards of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Treasure Vaults: support, 3 (0), power 1. Building.
# Kingdom. Building supports in this zone get +1 power while you control at least three developments in this zone.
text(
    "assault-on-ulthuan-055",
    constant(
        grant(SUPPORTS & trait("Building") & HERE, POWER, 1),
        zone=KINGDOM,
        only=at_least(3, DEVELOPMENTS & YOURS & HERE),
    ),
)

# Ancient Map: tactic, 1 (0).
# Action: Search your deck for a quest; you may reveal it and put it into your hand. Shuffle your deck.
text(
    "assault-on-ulthuan-056",
    action(seq(search(EVERYTHING, QUEST_CARDS, take_to_hand()), shuffle_deck())),
)

# Innovation: tactic, 0 (0).
# Action: Gain 1 resource for each development in your kingdom.
text("assault-on-ulthuan-057", action(earn(count(DEVELOPMENTS & YOURS & in_zone(KINGDOM)))))

# Boar Attack: tactic, 3 (0).
# Action: Each opponent must either deal 3 damage to one non-burning section of their capital in a zone with no
# developments or sacrifice a unit or support in a zone with developments.
text(
    "assault-on-ulthuan-058",
    action(
        each_opponent(
            either(
                choose(CAPITAL & YOURS & in_zone_without(DEVELOPMENT), deal(3)),
                sacrifice_one((UNITS | SUPPORTS) - in_zone_without(DEVELOPMENT)),
            )
        )
    ),
)
