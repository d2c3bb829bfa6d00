"""The neutral cards of the Warlord cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Calamity: event, 2, shields 1. Disaster.
# Headquarters Action: Return all army units with printed cost 2 or lower to their owners' hands.
text("warlord-022", action(return_to_hand(ARMY_UNITS & cost_at_most(2)), phase=HEADQUARTERS_PHASE))
