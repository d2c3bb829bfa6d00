"""The constructed decks that come with the game; their lists are in `ready/`."""

from typing import Final

from ...decks.constructed import ConstructedDecks
from .deck import Deck, problems
from .files import FILES

READY: Final = ConstructedDecks[Deck](__package__ or "", FILES.parse, problems)
