"""The Dark Elves of Hidden Kingdoms."""

from ....effects.language import *
from ...language.vocabulary import *

# Blood Offering: support, 0 (0), power 0. Tribute.
# Non-Dark Elf.
# Action: Sacrifice this support. Until the end of the turn, ignore the loyalty cost of the next Dark Elf card you play.
text(
    "hidden-kingdoms-052",
    action(floating(constant(ignores_loyalty(DARK_ELF & YOURS, next=True))), cost=sacrifice(THIS)),
)
