"""The Dwarfs of March of the Damned."""

from ....effects.language import *
from ...language.vocabulary import *

# Serpent Slayer: unit, 4 (2), power 2, hit points 4. Slayer.
# This unit deals X additional damage in combat, where X is the number of developments in this zone while you control at
# least three developments in this zone.
text(
    "march-of-the-damned-001",
    constant(grant(THIS, COMBAT_DAMAGE, count(DEVELOPMENTS & HERE)), only=at_least(3, DEVELOPMENTS & YOURS & HERE)),
)

# Merciless Assault: tactic, 2 (2).
# Action: Give target attacking unit you control +3 power until the end of the turn.
text("march-of-the-damned-005", action(target(UNITS & ATTACKERS & YOURS, gain(POWER, 3))))
