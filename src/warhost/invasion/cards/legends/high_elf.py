"""The High Elves of Legends."""

from ....effects.language import *
from ...language.vocabulary import *

# Ellyrian Knight: unit, 3 (1), power 1, hit points 3. Warrior, Cavalry.
# This unit has Counterstrike 2 while you control at least one legend.
text("legends-024", constant(grant(THIS, COUNTERSTRIKE, 2), only=at_least(1, LEGENDS & YOURS)))

# Judgement of Loec: support, 1 (3), power 0. Attachment, Spell.
# Attach to target unit or development.
# Treat the text box of attached card as blank and attached card is a faceup development and nothing else.
text("legends-026", attaches(UNITS | DEVELOPMENTS), constant(blank(HOST), is_development(HOST)))
