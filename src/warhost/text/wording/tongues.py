"""The languages that cards are said in, game by game: shared words, and those of the game on top of them."""

from collections.abc import Mapping
from typing import Final

from ...conquest.library import LIBRARY
from ..conquest.names import POLISH, RUSSIAN
from . import nouns_pl, nouns_ru, words_en, words_pl, words_ru
from .conquest import en as conquest_en
from .conquest import nouns_pl as conquest_nouns_pl
from .conquest import nouns_ru as conquest_nouns_ru
from .conquest import pl as conquest_pl
from .conquest import ru as conquest_ru
from .conquest.vocabulary import CONQUEST
from .english import English
from .invasion import (
    beneath_en,
    beneath_pl,
    beneath_ru,
    leaving_en,
    leaving_pl,
    leaving_ru,
    taking_en,
    taking_pl,
    taking_ru,
)
from .invasion import en as invasion_en
from .invasion import pl as invasion_pl
from .invasion import ru as invasion_ru
from .invasion.vocabulary import INVASION
from .slavic import Slavic
from .tongue import Tongue

NO_NAMES: Final[Mapping[str, str]] = {}  # no card of Invasion names another one


def _titles(own: Mapping[str, str]) -> dict[str, str]:
    """Names by their English title, out of names by code."""
    cards = {LIBRARY.printed(code): name for code, name in own.items()}
    return {card.name: name for card, name in cards.items() if card is not None}


def _joined(*phrases: Mapping[str, str]) -> dict[str, str]:
    """The phrases of several files; the later ones count."""
    return {key: phrase for each in phrases for key, phrase in each.items()}


TONGUES: Final[dict[str, dict[str, Tongue]]] = {
    "invasion": {
        "en": English(
            INVASION,
            {
                **words_en.PHRASES,
                **invasion_en.PHRASES,
                **taking_en.PHRASES,
                **beneath_en.PHRASES,
                **leaving_en.PHRASES,
            },
            words_en.COUNTED,
            NO_NAMES,
        ),
        "pl": Slavic(
            INVASION,
            {
                **words_pl.PHRASES,
                **invasion_pl.PHRASES,
                **taking_pl.PHRASES,
                **beneath_pl.PHRASES,
                **leaving_pl.PHRASES,
            },
            words_pl.COUNTED,
            NO_NAMES,
            nouns_pl.NOUNS,
            nouns_pl.ADJECTIVES,
            nouns_pl.PRONOUNS,
            nouns_pl.LEANING,
            one_for_all_tens=False,
        ),
        "ru": Slavic(
            INVASION,
            {
                **words_ru.PHRASES,
                **invasion_ru.PHRASES,
                **taking_ru.PHRASES,
                **beneath_ru.PHRASES,
                **leaving_ru.PHRASES,
            },
            words_ru.COUNTED,
            NO_NAMES,
            nouns_ru.NOUNS,
            nouns_ru.ADJECTIVES,
            nouns_ru.PRONOUNS,
            nouns_ru.LEANING,
            one_for_all_tens=True,
        ),
    },
    "conquest": {
        "en": English(
            CONQUEST,
            {**words_en.PHRASES, **conquest_en.PHRASES},
            {**words_en.COUNTED, **conquest_en.COUNTED},
            NO_NAMES,
        ),
        "pl": Slavic(
            CONQUEST,
            {**words_pl.PHRASES, **conquest_pl.PHRASES},
            {**words_pl.COUNTED, **conquest_pl.COUNTED},
            _titles(POLISH),
            conquest_nouns_pl.NOUNS,
            conquest_nouns_pl.ADJECTIVES,
            nouns_pl.PRONOUNS,
            nouns_pl.LEANING,
            one_for_all_tens=False,
        ),
        "ru": Slavic(
            CONQUEST,
            {**words_ru.PHRASES, **conquest_ru.PHRASES},
            {**words_ru.COUNTED, **conquest_ru.COUNTED},
            _titles(RUSSIAN),
            conquest_nouns_ru.NOUNS,
            conquest_nouns_ru.ADJECTIVES,
            nouns_ru.PRONOUNS,
            nouns_ru.LEANING,
            one_for_all_tens=True,
        ),
    },
}
__all__ = ["TONGUES", "Tongue"]
