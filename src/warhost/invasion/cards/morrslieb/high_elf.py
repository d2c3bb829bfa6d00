"""The High Elves of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Starwood Staff: support, 0 (2), power 0. Attachment.
# Attach to target High Elf unit you control.
# Action: After you play a Spell card, give attached unit +1 power until the end of the turn.
text(
    "the-eclipse-of-hope-090",
    attaches(UNITS & HIGH_ELF & YOURS),
    action(gain(POWER, 1, of=HOST), when=after(PLAYED, trait("Spell"), YOU)),
)
