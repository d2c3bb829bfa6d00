"""The neutral cards of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Skavenslaves: unit, 3 (0), power 0, hit points 1. Skaven, Slave.
# Destruction only.
# Action: Sacrifice this unit to cancel all damage assigned to attacking units in combat.
text("realm-of-the-phoenix-king-036", action(cancel_assigned(UNITS & ATTACKERS), cost=sacrifice(THIS)))

# For Us the Bell Tolls: tactic, 2 (0).
# Destruction only.
# Action: Corrupt one Skaven unit you control to force each opponent to take 1 indirect damage for each corrupted Skaven
# unit you control.
text(
    "realm-of-the-phoenix-king-038",
    action(
        each_opponent(indirect(count(UNITS & trait("Skaven") & CORRUPTED_CARDS & MINE))),
        cost=choose(UNITS & trait("Skaven") & YOURS, corrupt()),
    ),
)

# Kindred of Laith-Kourn: unit, 3 (0), power 0, hit points 5. Wood Elf.
# Order only.
# Action: Sacrifice a development in this zone to heal all damage on this unit.
text("city-of-winter-096", action(heal(of=THIS), cost=sacrifice_one(DEVELOPMENTS & HERE)))

# Pageant of Shrikes: tactic, 2 (0). Wood Elf.
# Order only.
# Play only if you control at least one Wood Elf unit.
# Action: Return three target developments to their owners' hands.
text(
    "city-of-winter-097",
    action(target(DEVELOPMENTS, return_to_hand(FIRST), 3), only=at_least(1, UNITS & trait("Wood Elf") & YOURS)),
)

# Ratling Gun: support, 2 (0), power 0. Attachment, Skaven, Weapon.
# Destruction only.
# Attach to target Skaven unit.
# Action: Corrupt attached unit to deal 1 damage to each attacking unit.
text("city-of-winter-098", attaches(UNITS & trait("Skaven")), action(deal(1, UNITS & ATTACKERS), cost=corrupt(HOST)))

# Desertion: tactic, 1 (0).
# Limited.
# Action: Each player must sacrifice a neutral card (you choose first).
text("city-of-winter-099", action(each_player(sacrifice_one(NEUTRAL), you_first=True)))
