"""The Dark Elves of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Cavalry Raid: tactic, 1 (2). Cavalry.
# Play only during your turn.
# Action: Each attacking or defending non-Cavalry unit loses all power until the end of the phase.
text(
    "oaths-of-vengeance-037",
    action(gain(POWER, -EVERYTHING, END_OF_PHASE, of=UNITS & PARTICIPANTS - trait("Cavalry")), only=YOUR_TURN),
)
