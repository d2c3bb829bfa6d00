"""Conquest deck messages: names of cards and factions, and the problems of a deck."""

from typing import Final

from ...conquest.library import all_cards
from ..duel.names import CardNames
from ..phrasebook import Phrasebook


def faction_name(book: Phrasebook, key: str) -> str:
    """The name of a faction."""
    return book.say(f"conquest.faction.{key}") if book.has(f"conquest.faction.{key}") else key


NAMES: Final = CardNames("conquest", all_cards, {"faction": faction_name})
card_name: Final = NAMES.card
deck_problem: Final = NAMES.problem
