"""Text about decks of Warhammer: Invasion: names of cards and capitals, and messages for illegal decks."""

from typing import Final

from ...invasion.library import all_cards
from ..duel.names import CardNames
from ..phrasebook import Phrasebook


def capital_name(book: Phrasebook, key: str) -> str:
    """The name of a race or of a capital board."""
    return book.say(f"invasion.race.{key}") if book.has(f"invasion.race.{key}") else key


def side_name(book: Phrasebook, key: str) -> str:
    """The name of a side: Order or Destruction."""
    return book.say(f"invasion.side.{key}")


NAMES: Final = CardNames(
    "invasion",
    all_cards,
    {"capital": capital_name, "wanted": capital_name, "unwanted": capital_name, "side": side_name},
)
card_name: Final = NAMES.card
deck_problem: Final = NAMES.problem
