"""The Dwarfs of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Serpent Slayer: unit, 4 (2), power 2, hit points 4. Slayer.
# This unit deals X additional damage in combat while you control at least three developments in this zone, where X is
# the number of developments in this zone.
text(
    "march-of-the-damned-001",
    constant(grant(THIS, COMBAT_DAMAGE, count(DEVELOPMENTS & HERE)), only=at_least(3, DEVELOPMENTS & YOURS & HERE)),
)

# Long Drong's Pirates: unit, 3 (1), power 1, hit points 3. Slayer.
# This unit gets +2 power while there are at least two other Slayer units in this zone.
text(
    "march-of-the-damned-002", constant(grant(THIS, POWER, 2), only=at_least(2, UNITS & trait("Slayer") & HERE & OTHER))
)

# Oathstone: support, 1 (2), power 0. Attachment, Rune.
# Attach to target unit you control.
# After attached unit is destroyed, draw 4 cards.
text("march-of-the-damned-003", attaches(UNITS & YOURS), triggered(after(IS_DESTROYED, HOST), draw(4)))

# Tough as Nails: tactic, 1 (2).
# Action: Give target Slayer unit Toughness X until the end of the turn, where X is the damage on that unit.
text(
    "march-of-the-damned-004",
    action(target(UNITS & trait("Slayer"), gain(TOUGHNESS, damage_on()))),
)

# Merciless Assault: tactic, 2 (2).
# Action: Give target attacking unit you control +3 power until the end of the turn.
text("march-of-the-damned-005", action(target(UNITS & ATTACKERS & YOURS, gain(POWER, 3))))
