"""Tyranids of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Striking Ravener: army, 5, ATK 3, HP 5, command 2. Creature, Kraken, Elite.
# Reaction: After this unit destroys an army unit by an attack, ready this unit.
text("planetfall-023", respond(after(IS_DESTROYED_BY_ATTACK, ARMY_UNITS & done_by(THIS)), ready(THIS)))
