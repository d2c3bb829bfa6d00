"""The Empire of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Gold Wizard Acolyte: unit, 2 (2), power 1, hit points 2. Mage.
# Battlefield. Action: When this unit attacks, target unit cannot defend until the end of combat.
text(
    "assault-on-ulthuan-046",
    action(target(UNITS, forbid("defend", END_OF_COMBAT)), when=after(ATTACKS, THIS), zone=BATTLEFIELD),
)

# Battle Standard: support, 0 (1), power 0. Attachment.
# Attach to target unit you control.
# Action: At the beginning of your battlefield phase, move attached unit to another of its controller's zones.
text(
    "assault-on-ulthuan-047",
    attaches(UNITS & YOURS),
    action(move(HOST), when=after(begins("phase"), whom=YOU), only=during(BATTLEFIELD_PHASE)),
)

# Surrender!: tactic, 1 (2).
# Action: Return target defending unit to its owner's hand.
text("assault-on-ulthuan-048", action(target(UNITS & DEFENDERS, return_to_hand())))
