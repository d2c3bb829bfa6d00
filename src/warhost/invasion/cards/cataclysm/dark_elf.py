"""The Dark Elves of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Crimson Brides: unit, 2 (1), power 1, hit points 2. Witch Elf.
# Action: Sacrifice this unit to force each opponent to discard 1 card at random from their hand.
text("cataclysm-042", action(each_opponent(discard_at_random(1)), cost=sacrifice(THIS)))

# Corsair Tower: support, 2 (1), power 1. Building.
# Action: After an opponent discards 1 card or more from their hand, each opponent must discard the top card of their
# deck.
text("cataclysm-045", action(each_opponent(discard_top(1)), when=after(DISCARDS_FROM_HAND, whom=OPPONENT)))
