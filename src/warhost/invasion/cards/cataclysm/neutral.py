"""The neutral cards of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Warpstone of Turmoil: support, 1 (0), power 1. Warpstone.
# Forced: After this support enters play, each opponent must draw 2 cards.
text("cataclysm-051", forced(after(ENTERS_PLAY, THIS), each_opponent(draw(2))))
