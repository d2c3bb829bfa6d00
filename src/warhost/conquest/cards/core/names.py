"""The codes of cards that other cards name."""

from typing import Final

SNOTLINGS: Final = "core-185"
GUARDSMAN: Final = "core-186"
CULTIST: Final = "core-187"
KHYMERA: Final = "core-188"
HONORED_LIBRARIAN: Final = "core-014"
STEALTH_CADRE: Final = "core-146"
