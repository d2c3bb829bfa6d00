"""Tau of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Pathfinder Shi Or'es, unique: loyal army, 3, ATK 3, HP 3, command 1. Scout.
# Action: Discard one attachment you control on this unit to ready this unit. (Limit once per phase.)
text(
    "devourer-062",
    action(ready(THIS), cost=choose(ATTACHMENTS & YOURS & attached_to(THIS), discard()), limit=EACH_PHASE),
)

# Repair Bay: support, 1. Location.
# Deploy Action: Exhaust this support to put one Drone or Pilot card from your discard pile on top of your deck.
text(
    "devourer-063",
    action(
        choose(IN_DISCARD & (trait("Drone") | trait("Pilot")), put_on_deck()), cost=exhaust(THIS), phase=DEPLOY_PHASE
    ),
)
