"""The Dwarfs of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Shield Bearer: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: Sacrifice a development to cancel 1 damage assigned to one unit or legend in combat.
text(
    "hidden-kingdoms-038",
    action(choose(UNITS | LEGENDS, cancel("combat damage", IT, 1)), cost=sacrifice_one(DEVELOPMENTS)),
)

# Defend Your Honor!: tactic, 0 (2).
# Action: Give each defending Dwarf unit Toughness X until the end of the turn, where X is the number of defending
# units.
text("hidden-kingdoms-039", action(gain(TOUGHNESS, count(UNITS & DEFENDERS), of=UNITS & DEFENDERS & DWARF)))

# Dwarf Embassy: support, 0 (0), power 0. Tribute.
# Non-Dwarf only.
# Action: Sacrifice this support to ignore the loyalty cost of the next Dwarf card you play this turn.
text("hidden-kingdoms-040", action(floating(constant(ignores_loyalty(DWARF & YOURS, next=True))), cost=sacrifice(THIS)))
