"""Tyranids of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Swarmling Termagants: army, 2, ATK 1, HP 1, command 1. Creature, Leviathan, Termagant.
# Interrupt: When this unit is destroyed, put X Termagant tokens into play at this planet, where X is the number of
# factions among enemy units at this planet.
text(
    "legions-056",
    respond(
        when(IS_DESTROYED, THIS),
        put_tokens("Termagant", PLANETS & HERE, factions(UNITS & ENEMY & HERE)),
    ),
)
