"""How the card language is said: every selector, number, condition, verb, joint and change has its phrase here.

`vocabulary.py` is what a game calls things, `tongue.py` puts templates and nouns together, `speech.py` knows what a
sentence has come to speak of; the other files take the language apart, one kind of words each, those that only one
game has in files with its name.  `words_en.py`, `words_pl.py` and `words_ru.py` are the words that the games share,
`invasion_en.py`, `conquest_en.py` and the like their own.
"""

from . import piles
from .ability import ability_text, legal_words
from .conquest import changes as conquest_changes
from .conquest import conditions as conquest_conditions
from .conquest import effects as conquest_effects
from .conquest import things as conquest_things
from .invasion import beneath as invasion_beneath
from .invasion import effects as invasion_effects
from .invasion import later as invasion_later
from .invasion import leaving as invasion_leaving
from .invasion import taking as invasion_taking
from .invasion import things as invasion_things
from .tongues import TONGUES, Tongue

__all__ = [
    "TONGUES",
    "Tongue",
    "ability_text",
    "conquest_changes",
    "conquest_conditions",
    "conquest_effects",
    "conquest_things",
    "invasion_beneath",
    "invasion_effects",
    "invasion_later",
    "invasion_leaving",
    "invasion_taking",
    "invasion_things",
    "legal_words",
    "piles",
]
