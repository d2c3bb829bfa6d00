"""Reference of Conquest's card language, for card authors."""

from typing import Final

from ...conquest.language import vocabulary
from ...conquest.library import LIBRARY
from ..card_words import CardWords
from .cards import card_lines

WORDS: Final = CardWords("conquest", vocabulary, LIBRARY, card_lines)
