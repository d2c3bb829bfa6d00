"""Everything that is said of Warhammer 40,000: Conquest, by language: messages, and the names of cards."""

from typing import Final

from ..duel.messages import card_names, joined
from .names import POLISH, RUSSIAN

MESSAGES: Final = joined("conquest")
CARD_NAMES: Final = card_names(POLISH, RUSSIAN)
