"""The Dark Elves of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Crimson Brides: unit, 2 (1), power 1, hit points 2. Witch Elf.
# Action: Sacrifice this unit to force each opponent to discard 1 card at random from his hand.
text("cataclysm-042", action(each_opponent(discard_at_random(1)), cost=sacrifice(THIS)))
