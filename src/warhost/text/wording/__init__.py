"""How the card language is said: every selector, number, condition, verb, joint and change has its phrase here.

`tongue.py` puts templates and nouns together, `speech.py` knows what a sentence has come to speak of, the other files
take the language apart, one kind of words each; `words_en.py`, `words_pl.py` and `words_ru.py` are the words.
"""

from . import invasion_effects
from .ability import ability_text, legal_words
from .tongues import TONGUES, Tongue

__all__ = ["TONGUES", "Tongue", "ability_text", "invasion_effects", "legal_words"]
