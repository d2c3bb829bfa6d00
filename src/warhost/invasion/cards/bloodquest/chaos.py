"""The servants of Chaos of the Bloodquest Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Stolen Skin: support, 0 (2), power 0. Attachment.
# Attach to target Chaos unit.
# Attached unit has Toughness 1.
# After attached unit survives combat, heal all damage on attached unit.
text(
    "fragments-of-power-032",
    attaches(UNITS & CHAOS),
    constant(grant(HOST, TOUGHNESS, 1)),
    triggered(after(SURVIVES_COMBAT, HOST), heal(of=HOST)),
)

# Rift of Battle: support, 1 (2), power 0. Rift.
# Units in each player's corresponding zone deal 1 additional damage in combat.
text("the-accursed-dead-052", constant(grant(UNITS & CORRESPONDING, COMBAT_DAMAGE, 1)))

# Skarbrand: legend, 5 (4), power 2/2/2, hit points 5.
# Forced: After a unit leaves play, each player must either deal 1 damage to one non-burning section of his capital or
# deal 1 damage to one legend he controls.
text(
    "portent-of-doom-082",
    forced(
        after(LEAVES_PLAY, UNITS),
        each_player(either(choose(CAPITAL & YOURS, deal(1)), choose(LEGENDS & YOURS, deal(1)))),
    ),
)
