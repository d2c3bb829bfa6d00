"""The Dwarfs of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Ancestral Engravings: support, 4 (2), power 2. Fortification, Rune.
# Action: After this zone is attacked, until the end of the phase, this support also counts as a unit with 4 hit points.
text(
    "cataclysm-005",
    action(floating(constant(counts_as(THIS, UNIT, hit_points=4)), END_OF_PHASE), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Hall of Heroes: support, 2 (1), power 1. Building.
# Action: After a Dwarf unit you control leaves play, give target unit +1 power until the end of the turn.
text("cataclysm-006", action(target(UNITS, gain(POWER, 1)), when=after(LEAVES_PLAY, UNITS & DWARF & YOURS)))
