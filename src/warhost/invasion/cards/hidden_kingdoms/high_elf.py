"""The High Elves of Hidden Kingdoms."""

from ....effects.language import *
from ...language.vocabulary import *

# Elven Embassy: support, 0 (0), power 0. Tribute.
# Non-High Elf.
# Action: Sacrifice this support. Until the end of the turn, ignore the loyalty cost of the next High Elf card you play.
text(
    "hidden-kingdoms-046",
    action(floating(constant(ignores_loyalty(HIGH_ELF & YOURS, next=True))), cost=sacrifice(THIS)),
)
