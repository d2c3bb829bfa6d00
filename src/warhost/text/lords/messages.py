"""Everything that is said of Lords of War, by language: messages, and the names of cards."""

from collections.abc import Mapping
from typing import Final

from . import en, lessons_en, lessons_pl, lessons_ru, pl, ru

MESSAGES: Final[dict[str, Mapping[str, str]]] = {
    "en": {**en.MESSAGES, **lessons_en.MESSAGES},
    "pl": {**pl.MESSAGES, **lessons_pl.MESSAGES},
    "ru": {**ru.MESSAGES, **lessons_ru.MESSAGES},
}
CARD_NAMES: Final[dict[str, Mapping[str, str]]] = {"en": en.CARD_NAMES, "pl": pl.CARD_NAMES, "ru": ru.CARD_NAMES}
