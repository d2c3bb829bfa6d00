"""Chaos of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Venomous Fiend: army, 5, ATK 3, HP 5, command 2. Daemon, Slaanesh, Elite.
# This unit gains Mobile while you control a non-Chaos warlord.
# Reaction: After this unit moves to a planet, deal X damage to target enemy army unit at this planet, where X is the
# number of command icons of that unit.
text(
    "legions-052",
    constant(grant(THIS, MOBILE), only=at_least(1, WARLORDS & YOURS - CHAOS)),
    respond(after(MOVES, THIS), target(ARMY_UNITS & ENEMY & HERE, deal(stat_of(COMMAND)))),
)
