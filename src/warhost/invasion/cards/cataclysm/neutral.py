"""The neutral cards of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Remote Monastery: support, 3 (0), power 1. Building.
# Limited.
# While there are no other supports in this zone except Attachments, this support cannot be targeted by card effects and
# this support gets +1 power.
text(
    "cataclysm-050",
    constant(
        untargetable(THIS, by_anybody=True),
        grant(THIS, POWER, 1),
        only=no_more_than(0, (SUPPORTS - ATTACHMENTS) & HERE & OTHER),
    ),
)

# Warpstone of Turmoil: support, 1 (0), power 1. Warpstone.
# Forced: After this support enters play, each opponent must draw 2 cards.
text("cataclysm-051", forced(after(ENTERS_PLAY, THIS), each_opponent(draw(2))))
