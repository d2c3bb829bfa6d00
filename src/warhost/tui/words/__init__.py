"""What the terminal itself says, beside the words of the games."""

from typing import Final

from ...text import Phrasebook, phrasebook
from . import (
    conquest_en,
    conquest_pl,
    conquest_ru,
    duel_en,
    duel_pl,
    duel_ru,
    en,
    invasion_en,
    invasion_pl,
    invasion_ru,
    pl,
    ru,
)

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {**en.WORDS, **duel_en.WORDS, **invasion_en.WORDS, **conquest_en.WORDS},
    "pl": {**pl.WORDS, **duel_pl.WORDS, **invasion_pl.WORDS, **conquest_pl.WORDS},
    "ru": {**ru.WORDS, **duel_ru.WORDS, **invasion_ru.WORDS, **conquest_ru.WORDS},
}


def terminal_book(language: str) -> Phrasebook:
    """The phrasebook of a language with the terminal's words in it."""
    return phrasebook(language).with_words(WORDS.get(language, {}))
