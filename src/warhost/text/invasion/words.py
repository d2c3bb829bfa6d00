"""Reference of Invasion's card language, for card authors."""

from typing import Final

from ...invasion.language import vocabulary
from ...invasion.library import LIBRARY
from ..card_words import CardWords
from .cards import card_lines

WORDS: Final = CardWords("invasion", vocabulary, LIBRARY, card_lines)
