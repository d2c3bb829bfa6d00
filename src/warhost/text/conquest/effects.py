"""Texts of single effects of a Conquest card, for questions between abilities or the sides of an "or"."""

from typing import Final

from ...conquest.duel import BOOK
from ...conquest.library import LIBRARY
from ..duel.effects import EffectWords
from .cards import word
from .wording import RENDERERS
from .wording.ability import ability_text

WORDS: Final = EffectWords(BOOK, LIBRARY, RENDERERS, word, ability_text)
effect_words: Final = WORDS.said
told_apart: Final = WORDS.told_apart
