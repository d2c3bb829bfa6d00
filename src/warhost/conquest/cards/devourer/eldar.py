"""Eldar of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Autarch Celachia, unique: loyal army, 4, ATK 3, HP 3, command 1. Warrior, Autarch, Ulthwe.
# Action: Pay 1 resource to give this unit either Area Effect (1), Armorbane or Mobile until the end of the round.
# (Limit once per round.)
text(
    "devourer-060",
    action(
        either(
            gain(AREA_EFFECT, 1, END_OF_TURN, THIS),
            gain(ARMORBANE, 1, END_OF_TURN, THIS),
            gain(MOBILE, 1, END_OF_TURN, THIS),
        ),
        spend=1,
        limit=EACH_ROUND,
    ),
)

# Subdual: event, 2, shields 1. Power.
# Action: Put target support or attachment on top of its owner's deck.
text("devourer-061", action(target(SUPPORTS | ATTACHMENTS, put_on_deck())))
