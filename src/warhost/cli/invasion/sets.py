"""Card sets of Invasion: their checks; `example.yaml` has the card of a new set."""

from typing import Final

from ...invasion.card import PAGES
from ...invasion.decks.lists import FORMATS
from ...invasion.library import LIBRARY, OWN
from ...text.invasion.cards import card_lines
from ..sets.checks import SetKit

SETS: Final = SetKit("invasion", LIBRARY, OWN, PAGES, card_lines, FORMATS)
