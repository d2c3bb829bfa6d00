"""The neutral cards of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Calamity: event, 2, shields 1. Disaster.
# Headquarters Action: Return all army units with printed cost 2 or lower to their owners' hands.
text("warlord-022", action(return_to_hand(ARMY_UNITS & cost_at_most(2)), phase=HEADQUARTERS_PHASE))

# Inquisitor Caius Wroth, unique: army, 4, ATK 3, HP 5, command 1. Psyker, Inquisitor.
# Reaction: After this unit enters play, each player must discard cards of their choice until they have at most 4 in
# hand.
text("warlord-134", respond(after(ENTERS_PLAY, THIS), each_player(discard_down_to(4))))
