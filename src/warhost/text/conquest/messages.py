"""Everything that is said of Warhammer 40,000: Conquest, by language: messages, and the names of cards."""

from collections.abc import Mapping
from typing import Final

from ..duel.messages import joined
from . import decks_en, decks_pl, decks_ru, en, lessons_en, lessons_pl, lessons_ru, names, pl, ru

MESSAGES: Final = joined(
    "conquest",
    {
        "en": (en.MESSAGES, decks_en.MESSAGES, lessons_en.MESSAGES),
        "pl": (pl.MESSAGES, decks_pl.MESSAGES, lessons_pl.MESSAGES),
        "ru": (ru.MESSAGES, decks_ru.MESSAGES, lessons_ru.MESSAGES),
    },
)
CARD_NAMES: Final[dict[str, Mapping[str, str]]] = {"en": {}, "pl": names.POLISH, "ru": names.RUSSIAN}
