"""Renderers of Invasion's card texts in each language, from the shared phrases and the game's own."""

from typing import Final

from ....invasion.library import LIBRARY
from ...duel.names import names_by_title
from ...traits import own_traits
from ...wording.grammar import nouns_pl, nouns_ru
from ...wording.grammar.english import English
from ...wording.grammar.slavic import Slavic
from ...wording.phrases import en as words_en
from ...wording.phrases import pl as words_pl
from ...wording.phrases import ru as words_ru
from ...wording.renderer import Renderer
from ..messages import CARD_NAMES
from .phrases import (
    control_en,
    control_pl,
    control_ru,
    en,
    expansions_en,
    expansions_pl,
    expansions_ru,
    experience_en,
    experience_pl,
    experience_ru,
    leaving_en,
    leaving_pl,
    leaving_ru,
    pl,
    ru,
)
from .vocabulary import INVASION

RENDERERS: Final[dict[str, Renderer]] = {
    "en": English(
        INVASION,
        {
            **words_en.PHRASES,
            **own_traits("en", "invasion"),
            **en.PHRASES,
            **expansions_en.PHRASES,
            **control_en.PHRASES,
            **experience_en.PHRASES,
            **leaving_en.PHRASES,
        },
        words_en.COUNTED,
        {},
    ),
    "pl": Slavic(
        INVASION,
        {
            **words_pl.PHRASES,
            **own_traits("pl", "invasion"),
            **pl.PHRASES,
            **expansions_pl.PHRASES,
            **control_pl.PHRASES,
            **experience_pl.PHRASES,
            **leaving_pl.PHRASES,
        },
        words_pl.COUNTED,
        names_by_title(LIBRARY.printed, CARD_NAMES["pl"]),
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
            **own_traits("ru", "invasion"),
            **ru.PHRASES,
            **expansions_ru.PHRASES,
            **control_ru.PHRASES,
            **experience_ru.PHRASES,
            **leaving_ru.PHRASES,
        },
        words_ru.COUNTED,
        names_by_title(LIBRARY.printed, CARD_NAMES["ru"]),
        nouns_ru.NOUNS,
        nouns_ru.ADJECTIVES,
        nouns_ru.PRONOUNS,
        nouns_ru.LEANING,
        one_for_all_tens=True,
    ),
}
