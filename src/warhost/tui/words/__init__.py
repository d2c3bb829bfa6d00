"""What the terminal itself says, beside the words of the games."""

from collections import ChainMap
from functools import cache
from typing import Final

from ...games import all_kits
from ...text import Phrasebook, phrasebook
from ..duel import words_en as duel_en
from ..duel import words_pl as duel_pl
from ..duel import words_ru as duel_ru
from . import en, pl, ru

SHARED: Final[dict[str, dict[str, str]]] = {
    "en": {**en.WORDS, **duel_en.WORDS},
    "pl": {**pl.WORDS, **duel_pl.WORDS},
    "ru": {**ru.WORDS, **duel_ru.WORDS},
}


@cache
def terminal_words(language: str) -> dict[str, str]:
    """The terminal's words of a language, those of every game among them."""
    games = [dict(kit.terminal_words.get(language, {})) for kit in all_kits()]
    return dict(ChainMap(SHARED.get(language, {}), *games))


def terminal_book(language: str) -> Phrasebook:
    """The phrasebook of a language with the terminal's words in it."""
    return phrasebook(language).with_words(terminal_words(language))
