"""The Dark Elves of the Bloodquest Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Tower of Oblivion, unique: support, 2 (2), power 1. Black Ark.
# Quest. Action: Discard the top card of your deck to give target unit −1 power until the end of the turn, then place 1
# resource token on this support. Limit once per turn.
text(
    "rising-dawn-015",
    action(target(UNITS, then(gain(POWER, -1), place_tokens(1))), cost=discard_top(1), zone=QUEST, limit=EACH_TURN),
)

# Swift-moving Storm: tactic, 4 (3). Spell.
# Action: Give each unit you control Scout until the end of the turn.
text("fragments-of-power-034", action(gain(SCOUT, 1, of=UNITS & YOURS)))

# Temple of Spite, unique: support, 2 (2), power 1. Black Ark.
# Quest. Action: Discard the top card of your deck to give target unit −1 hit points until the end of the turn, then
# place 1 resource token on this support. Limit once per turn.
text(
    "vessel-of-the-winds-075",
    action(
        target(UNITS, then(gain(HIT_POINTS, -1), place_tokens(1))), cost=discard_top(1), zone=QUEST, limit=EACH_TURN
    ),
)

# Murderlust: tactic, 0 (2).
# Action: Sacrifice a unit to restore up to two target units.
text("portent-of-doom-093", action(target(UNITS, restore(FIRST), 2, up_to=True), cost=sacrifice_one(UNITS)))
