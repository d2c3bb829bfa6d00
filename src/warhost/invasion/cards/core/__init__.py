"""The Core Set: cards 1 to 131, with their errata."""

from typing import Final

from ...card import Card
from .chaos import CHAOS_CARDS
from .dark_elf import DARK_ELF_CARDS
from .draft import DRAFT_CARDS
from .dwarf import DWARF_CARDS
from .empire import EMPIRE_CARDS
from .high_elf import HIGH_ELF_CARDS
from .neutral import NEUTRAL_CARDS
from .orc import ORC_CARDS

CORE: Final[list[Card]] = [
    *DWARF_CARDS,
    *EMPIRE_CARDS,
    *HIGH_ELF_CARDS,
    *ORC_CARDS,
    *CHAOS_CARDS,
    *DARK_ELF_CARDS,
    *NEUTRAL_CARDS,
    *DRAFT_CARDS,
]
