"""Astra Militarum of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Death Korps Engineers: army, 2, ATK 2, HP 3. Soldier, Krieg.
# Action: Sacrifice this unit to destroy target exhausted support.
text("planetfall-056", action(target(SUPPORTS & EXHAUSTED_CARDS, destroy()), cost=sacrifice(THIS)))

# Vanguard Soldiers: loyal army, 3, ATK 3, HP 3, command 1. Soldier, Sacaellum.
# Interrupt: When this unit leaves play, ready another target army unit you control.
text("planetfall-057", respond(when(LEAVES_PLAY, THIS), target(ARMY_UNITS & YOURS & OTHER, ready())))

# M35 Galaxy Lasgun: attachment, 1, shields 1. Wargear, Weapon.
# Attach to a non-warlord unit.
# Attached unit gets +1 ATK and +1 HP.
# Interrupt: When attached unit leaves play, return this attachment to its owner's hand.
text(
    "planetfall-080",
    attaches(NON_WARLORD_UNITS),
    constant(grant(HOST, ATTACK), grant(HOST, HIT_POINTS)),
    respond(when(LEAVES_PLAY, HOST), return_to_hand(THIS)),
)
