"""The Orcs of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Wyvern Rider: unit, 3 (1), power 1, hit points 3. Cavalry.
# Battlefield. This unit gets +1 power while you control no developments in this zone.
text(
    "assault-on-ulthuan-049",
    constant(grant(THIS, POWER, 1), only=no_more_than(0, DEVELOPMENTS & YOURS & HERE), zone=BATTLEFIELD),
)

# Scrap Heap: support, 1 (2), power 0. Siege.
# Orc units in this zone get +1 hit point.
text("assault-on-ulthuan-050", constant(grant(UNITS & ORC & HERE, HIT_POINTS, 1)))

# Foot of Gork: tactic, 2 (3).
# Play only during your turn.
# Action: Destroy target unit with printed cost 2 or lower.
text("assault-on-ulthuan-051", action(target(UNITS & cost_at_most(2), destroy()), only=YOUR_TURN))
