"""The Dwarfs of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Grudge Keeper: unit, 3 (1), power 1, hit points 3. Warrior.
# Battlefield. Action: After this unit enters play, put one Dwarf support from your hand into play in your battlefield.
text(
    "cataclysm-003",
    action(
        choose(SUPPORT_CARDS & DWARF & IN_HAND, put_into_play(zone=BATTLEFIELD)),
        when=after(ENTERS_PLAY, THIS),
        zone=BATTLEFIELD,
    ),
)

# Ancestral Engravings: support, 4 (2), power 2. Fortification, Rune.
# Action: When this zone is attacked, this support also counts as a unit with 4 hit points until the end of the phase.
text(
    "cataclysm-005",
    action(floating(constant(counts_as(THIS, UNIT, hit_points=4)), END_OF_PHASE), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Hall of Heroes: support, 2 (1), power 1. Building.
# Action: After a Dwarf unit you control leaves play, give target unit +1 power until the end of the turn.
text("cataclysm-006", action(target(UNITS, gain(POWER, 1)), when=after(LEAVES_PLAY, UNITS & DWARF & YOURS)))
