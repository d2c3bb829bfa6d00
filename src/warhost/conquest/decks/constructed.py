"""The constructed decks that come with the game; their lists lie in `ready/`."""

from typing import Final

from ...decks.constructed import ConstructedDecks
from .deck import Deck, problems
from .files import parse

READY: Final = ConstructedDecks[Deck](__package__ or "", parse, problems)
