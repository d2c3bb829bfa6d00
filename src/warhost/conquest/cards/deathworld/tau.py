"""Tau of the Death World cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Missile Pod: attachment, 2, shields 1. Hardpoint.
# Attach to a Pilot or Vehicle unit you control.
# Deploy Action: Sacrifice this attachment to deal 3 damage to target enemy army unit in a headquarters.
# Deploy Action: Sacrifice this attachment to destroy target support.
text(
    "deathworld-038",
    attaches(UNITS & (trait("Pilot") | trait("Vehicle")) & YOURS),
    action(target(ARMY_UNITS & ENEMY & AT_HEADQUARTERS, deal(3)), cost=sacrifice(THIS), phase=DEPLOY_PHASE),
    action(target(SUPPORTS, destroy()), cost=sacrifice(THIS), phase=DEPLOY_PHASE),
)
