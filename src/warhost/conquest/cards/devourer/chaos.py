"""Chaos of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Roghrax Bloodhand, unique: loyal army, 4, ATK 2, HP 5, command 1. Warrior, Khorne, World Eaters.
# Brutal.
# Bloodthirst – If a unit was destroyed at this planet this combat round, double the ATK of this unit.
text("devourer-056", constant(sets_stat(THIS, ATTACK, doubled=True), only=in_battle("units have fallen here")))

# Ecstatic Seizures: event, 2, shields 1. Power, Slaanesh.
# Action: Discard all attachments on units at target planet.
text("devourer-057", action(target(PLANETS, discard(ATTACHMENTS & attached_to(UNITS & at(IT))))))
