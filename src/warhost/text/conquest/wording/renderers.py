"""Renderers of Conquest's card texts in each language, from the shared phrases and the game's own."""

from typing import Final

from ....conquest.library import LIBRARY
from ...duel.names import names_by_title
from ...traits import own_traits
from ...wording.grammar import nouns_pl as shared_pl
from ...wording.grammar import nouns_ru as shared_ru
from ...wording.grammar.english import English
from ...wording.grammar.slavic import Slavic
from ...wording.phrases import en as words_en
from ...wording.phrases import pl as words_pl
from ...wording.phrases import ru as words_ru
from ...wording.renderer import Renderer
from ..messages import CARD_NAMES
from . import nouns_pl, nouns_ru
from .phrases import constant_en, constant_pl, constant_ru, en, pl, ru
from .vocabulary import CONQUEST

NAMES: Final = {language: names_by_title(LIBRARY.printed, CARD_NAMES[language]) for language in ("pl", "ru")}
RENDERERS: Final[dict[str, Renderer]] = {
    "en": English(
        CONQUEST,
        {**words_en.PHRASES, **own_traits("en", "conquest"), **en.PHRASES, **constant_en.PHRASES},
        {**words_en.COUNTED, **en.COUNTED},
        {},
    ),
    "pl": Slavic(
        CONQUEST,
        {**words_pl.PHRASES, **own_traits("pl", "conquest"), **pl.PHRASES, **constant_pl.PHRASES},
        {**words_pl.COUNTED, **pl.COUNTED},
        NAMES["pl"],
        nouns_pl.NOUNS,
        nouns_pl.ADJECTIVES,
        shared_pl.PRONOUNS,
        shared_pl.LEANING,
        one_for_all_tens=False,
    ),
    "ru": Slavic(
        CONQUEST,
        {**words_ru.PHRASES, **own_traits("ru", "conquest"), **ru.PHRASES, **constant_ru.PHRASES},
        {**words_ru.COUNTED, **ru.COUNTED},
        NAMES["ru"],
        nouns_ru.NOUNS,
        nouns_ru.ADJECTIVES,
        shared_ru.PRONOUNS,
        shared_ru.LEANING,
        one_for_all_tens=True,
    ),
}
