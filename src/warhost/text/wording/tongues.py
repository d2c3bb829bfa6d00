"""The languages that cards are said in."""

from typing import Final

from . import nouns_pl, nouns_ru, words_en, words_pl, words_ru
from .english import English
from .slavic import Slavic
from .tongue import Tongue

TONGUES: Final[dict[str, Tongue]] = {
    "en": English(words_en.PHRASES, words_en.COUNTED),
    "pl": Slavic(
        words_pl.PHRASES,
        words_pl.COUNTED,
        nouns_pl.NOUNS,
        nouns_pl.ADJECTIVES,
        nouns_pl.PRONOUNS,
        one_for_all_tens=False,
    ),
    "ru": Slavic(
        words_ru.PHRASES,
        words_ru.COUNTED,
        nouns_ru.NOUNS,
        nouns_ru.ADJECTIVES,
        nouns_ru.PRONOUNS,
        one_for_all_tens=True,
    ),
}
__all__ = ["TONGUES", "Tongue"]
