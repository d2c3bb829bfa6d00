"""The servants of Chaos of March of the Damned."""

from ....effects.language import *
from ...language.vocabulary import *

# Bray Shaman: unit, 4 (2), power 2, hit points 3. Warrior.
# Action: Corrupt this unit to give target attacking unit you control +2 power until the end of the turn and sacrifice
# that unit at the end of the turn.
text(
    "march-of-the-damned-022",
    action(
        target(UNITS & ATTACKERS & YOURS, seq(gain(POWER, 2), later(after(TURN_ENDS), sacrifice()))), cost=corrupt(THIS)
    ),
)

# Cloying Quagmire: tactic, 2 (2). Spell.
# Action: Corrupt target unit and deal 2 damage to that unit.
text("march-of-the-damned-024", action(target(UNITS, seq(corrupt(), deal(2)))))
