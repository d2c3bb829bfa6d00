"""Card sets of Warhammer 40,000: Conquest: what checks them; `example.yaml` is the card that a new one begins with."""

from typing import Final

from ...conquest.card import PAGES
from ...conquest.decks.deck import FORMATS
from ...conquest.library import LIBRARY, OWN
from ...text.conquest.cards import card_lines
from ..sets.checks import SetKit

SETS: Final = SetKit("conquest", LIBRARY, OWN, PAGES, card_lines, FORMATS)
