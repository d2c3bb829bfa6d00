"""The draft cards of the Core Set (128 to 131): what they do is part of the draft (INV-30.13 to 30.18)."""

from typing import Final

from ...card import Card, draft
from ...words import CUTS_SUPPLY, REINFORCES, SABOTAGES, SHIFTS_TIDES

CUT_SUPPLY_LINES: Final = draft("core-128", "Cut Supply Lines", 6, CUTS_SUPPLY)
REINFORCEMENTS: Final = draft("core-129", "Reinforcements", 6, REINFORCES)
SABOTAGE: Final = draft("core-130", "Sabotage", 6, SABOTAGES)
SHIFTING_TIDES: Final = draft("core-131", "Shifting Tides", 2, SHIFTS_TIDES)

DRAFT_CARDS: Final[list[Card]] = [CUT_SUPPLY_LINES, REINFORCEMENTS, SABOTAGE, SHIFTING_TIDES]
