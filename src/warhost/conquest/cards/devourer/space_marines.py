"""Space Marines of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Veteran Barbrus, unique: loyal army, 4, ATK 2, HP 4, command 2. Soldier, Deathwatch.
# Ambush.
# Reaction: After this unit enters play, deal 2 damage to target non-Space Marine, non-Astra Militarum, non-Chaos army
# unit at this planet.
text(
    "devourer-050",
    respond(after(ENTERS_PLAY, THIS), target(ARMY_UNITS & HERE - SPACE_MARINES - ASTRA_MILITARUM - CHAOS, deal(2))),
)

# Vengeance!: event, 1, shields 1. Tactic.
# Reaction: After a unit you control is destroyed by an attack, ready target Space Marine army unit you control at the
# same planet.
text(
    "devourer-051",
    respond(
        after(by_attack(IS_DESTROYED), UNITS & YOURS), target(ARMY_UNITS & SPACE_MARINES & YOURS & at(THAT), ready())
    ),
)
