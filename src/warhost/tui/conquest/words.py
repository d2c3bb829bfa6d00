"""What the terminal says of Warhammer 40,000: Conquest, by language."""

from typing import Final

from . import words_en, words_pl, words_ru

WORDS: Final = {"en": words_en.WORDS, "pl": words_pl.WORDS, "ru": words_ru.WORDS}
