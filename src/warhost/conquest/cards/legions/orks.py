"""Orks of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Goff Brawlers: army, 2, ATK 2, HP 3. Warrior, Boyz.
# This unit gains 1 command icon while you control a non-Ork warlord.
# Reaction: After this unit readies, each player assigns 1 indirect damage to one of their units at this planet.
text(
    "legions-051",
    constant(grant(THIS, COMMAND, 1), only=at_least(1, WARLORDS & YOURS - ORKS)),
    respond(after(READIES, THIS), indirect(1, UNITS & HERE)),
)
