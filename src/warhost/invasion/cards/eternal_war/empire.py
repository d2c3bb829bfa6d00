"""The Empire of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Chapterhouse Stables: support, 3 (1), power 1. Building.
# The first Knight unit you play each turn costs 1 resource less.
text("battle-for-the-old-world-049", constant(costs(UNITS & trait("Knight") & YOURS, -1, first=True)))

# Steel Behemoth: unit, 6 (4), power 4, hit points 4. War Machine.
# Battlefield only.
# This unit has Toughness X, where X is the number of attacking or defending units your opponents control.
text("the-ruinous-hordes-085", constant(grant(THIS, TOUGHNESS, count(UNITS & ENEMY & PARTICIPANTS))))
