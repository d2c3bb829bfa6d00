"""Astra Militarum of The Great Devourer."""

from ....effects.language import *
from ...language.vocabulary import *

# Seraphim Superior Allegra, unique: loyal army, 4, ATK 3, HP 4, command 2. Soldier, Ecclesiarchy.
# Reaction: After this unit is declared as an attacker, ready target support you control.
text("devourer-052", respond(after(ATTACKS, THIS), target(SUPPORTS & YOURS, ready())))
