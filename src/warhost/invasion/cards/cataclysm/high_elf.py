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

# Arcane Instinct: tactic, 0 (2). Spell.
# Action: Cancel the effects of an Action that targets a card an opponent controls.
text("cataclysm-032", action(target(aiming_at(ENEMY), cancel(), aimed=False)))
