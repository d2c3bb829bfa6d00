"""Eldar of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Nightshade Interceptor: army, 6, ATK 4, HP 4, command 2. Vehicle, Elite.
# No Wargear Attachments. Flying.
# This unit gains Area Effect (2) while you control a non-Eldar warlord.
text("legions-054", constant(grant(THIS, AREA_EFFECT, 2), only=at_least(1, WARLORDS & YOURS - ELDAR)))
