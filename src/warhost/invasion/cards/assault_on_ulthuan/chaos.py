"""The servants of Chaos of Assault on Ulthuan."""

from ....effects.language import *
from ...language.vocabulary import *

# Maledictor of Tzeentch: unit, 4 (2), power 2, hit points 3. Mage.
# Forced: At the beginning of your turn, deal 1 damage to this unit and another target unit.
text("assault-on-ulthuan-052", forced(YOUR_TURN_BEGINS, target(UNITS & OTHER, deal(1, THIS | IT))))

# Tzeentch's Firestorm: tactic, 4 (2). Spell.
# Action: Deal 2 damage to two target units.
text("assault-on-ulthuan-054", action(target(UNITS, deal(2, FIRST), 2)))
