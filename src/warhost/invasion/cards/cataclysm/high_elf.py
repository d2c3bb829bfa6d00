"""The High Elves of Cataclysm."""

from ....effects.language import *
from ...language.vocabulary import *

# Arcane Purifier: unit, 2 (2), power 1, hit points 2. Mage.
# Action: After this unit enters play, heal all damage on target unit.
# Action: After this unit leaves play, heal all damage on target unit.
text(
    "cataclysm-028",
    action(target(UNITS, heal()), when=after(ENTERS_PLAY, THIS)),
    action(target(UNITS, heal()), when=after(LEAVES_PLAY, THIS)),
)
