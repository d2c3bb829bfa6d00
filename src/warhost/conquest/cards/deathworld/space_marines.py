"""Space Marines of the Death World cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Standard of Devastation, unique: support, 3. Relic, Upgrade.
# Limit 1 Relic per player.
# Reaction: After a Dark Angels unit you control is destroyed, give each other Space Marine army unit you control +1 ATK
# until the end of the phase.
text(
    "deathworld-116",
    one_relic(),
    respond(
        after(IS_DESTROYED, UNITS & trait("Dark Angels") & YOURS),
        gain(ATTACK, 1, END_OF_PHASE, ARMY_UNITS & SPACE_MARINES & YOURS - THAT),
    ),
)
