"""The Dwarfs of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Guild of Engineers, unique: unit, 2 (3), power 1, hit points 1. Engineer.
# Kingdom. Action: After you play an Engineer unit, gain 1 resource.
# Quest. Action: After you play an Engineer unit, draw 1 card.
text(
    "the-iron-rock-041",
    action(earn(1), when=after(PLAYED, UNITS & trait("Engineer"), YOU), zone=KINGDOM),
    action(draw(1), when=after(PLAYED, UNITS & trait("Engineer"), YOU), zone=QUEST),
)

# Mountain Sentry: unit, 1 (2), power 0, hit points 1. Musician.
# Ranger units in this zone get +2 hit points.
text("karaz-a-karak-061", constant(grant(UNITS & trait("Ranger") & HERE, HIT_POINTS, 2)))

# Heart Forge, unique: support, 2 (3), power 1. Location.
# Kingdom. Rune cards you play cost 1 resource less.
text("karaz-a-karak-067", constant(costs(trait("Rune") & YOURS, -1), zone=KINGDOM))

# Building for War: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a Dwarf support except Attachments, gain 1 resource. Use only if a unit is on it.
text(
    "karaz-a-karak-080",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        earn(1), when=after(PLAYED, SUPPORTS & DWARF - ATTACHMENTS, YOU), zone=QUEST, needs=at_least(1, QUESTING_HERE)
    ),
)
