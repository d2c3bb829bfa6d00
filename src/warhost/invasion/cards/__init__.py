"""Every card that can be played, set by set."""

from typing import Final

from ..card import Card
from ..duel import LIBRARY, publish
from ..rules.keywords import publish_keywords
from .core import CORE

SETS: Final[dict[str, list[Card]]] = {"core": CORE}
publish_keywords()
for _cards in SETS.values():
    publish(_cards)

__all__ = ["LIBRARY", "SETS"]
