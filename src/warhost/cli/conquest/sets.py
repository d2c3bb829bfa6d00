"""Checks of card sets for Conquest; `example.yaml` is the template of the first card in a new set."""

from typing import Final

from ...conquest.card import PAGES
from ...conquest.decks.deck import FORMATS
from ...conquest.library import LIBRARY, OWN
from ...text.conquest.cards import card_lines
from ..sets.checks import SetKit

SETS: Final = SetKit("conquest", LIBRARY, OWN, PAGES, card_lines, FORMATS)
