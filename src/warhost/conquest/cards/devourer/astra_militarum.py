"""Astra Militarum of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Seraphim Superior Allegra, unique: loyal army, 4, ATK 3, HP 4, command 2. Soldier, Ecclesiarchy.
# Reaction: After this unit is declared as an attacker, ready target support you control.
text("devourer-052", respond(after(ATTACKS, THIS), target(SUPPORTS & YOURS, ready())))

# Holy Fusillade: support, 1. Upgrade, Ecclesiarchy.
# Reaction: After a combat round begins, exhaust this support to resolve a ranged skirmish in this battle.
text("devourer-053", respond(after(begins("combat round")), another("skirmish"), cost=exhaust(THIS)))
