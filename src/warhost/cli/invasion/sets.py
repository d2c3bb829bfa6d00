"""Checks of card sets for Invasion; `example.yaml` is the template of the first card in a new set."""

from typing import Final

from ...invasion.card import PAGES
from ...invasion.decks.lists import FORMATS
from ...invasion.library import LIBRARY, OWN
from ...text.invasion.cards import card_lines
from ..sets.checks import SetKit

SETS: Final = SetKit("invasion", LIBRARY, OWN, PAGES, card_lines, FORMATS)
