"""Dark Eldar of The Great Devourer."""

from ....effects.language import *
from ...language.vocabulary import *

# Solarite Avetys, unique: loyal army, 4, ATK 2, HP 4, command 1. Warrior.
# Flying.
# Reaction: After a unit without the Flying keyword damages this unit by an attack, deal 2 damage to that unit.
text("devourer-058", respond(after(IS_DAMAGED_BY_ATTACK, THIS & done_by(UNITS - with_keyword(FLYING))), deal(2, BY)))
