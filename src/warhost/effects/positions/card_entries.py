"""Creates the cards of a position: their names, properties and ids."""

from __future__ import annotations

from typing import Any, Final

from ...engine.errors import BadScenario
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import known_keys
from ..hidden.knowledge import EVERYBODY_KNOWS, NOBODY_KNOWS
from ..state.card_table import NO_HOST
from ..state.world import World

MOST_SEATS: Final = 7  # with eight seats the mask of all seats would equal EVERYBODY_KNOWS, which includes spectators
# The properties that a position can give to a player, and to a card, in both games.
PLAYER_WORDS: Final = frozenset({"resources", "hand", "deck", "discard"})
CARD_WORDS: Final = frozenset({"card", "damage", "tokens", "attached", "by", "owner", "gained", "used"})


class CardEntry:
    """A card of a position with its place and properties."""

    def __init__(self, code: str, owner: int, controller: int, zone: int, data: JsonData) -> None:
        self.code = code
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.data = data
        self.facedown = False
        self.abroad = False  # True if its controller is not the player to whom its zone belongs
        self.host: CardEntry | None = None
        self.id = -1


def entry_of(entry: Any, known: set[str]) -> JsonData:
    """The properties of a card that is given by its name, or as `{card: NAME}` with properties."""
    data = {"card": entry} if isinstance(entry, str) else entry
    known_keys(f"the card {entry!r}", data, known)
    if not isinstance(data.get("card"), str):
        raise BadScenario(f"a card is a name or an object with a card, not {entry!r}")
    return data if isinstance(data, dict) else {}


def known_by(data: JsonData) -> int:
    """The mask of seats that know a card in a hand or deck: `known: true` is all seats, `known: [2]` one seat."""
    known = data.get("known", False)
    if not isinstance(known, list):
        return EVERYBODY_KNOWS if known else NOBODY_KNOWS
    return sum([1 << seat for seat in {number_of("known", each, MOST_SEATS) - 1 for each in known} if seat >= 0])


def lay(s: World, card: CardEntry, place: int, controller: int) -> None:
    """Put a card into its place: with a controller, its host and its tokens."""
    s.piles[place] = (*s.piles[place], card.id)
    s.place[card.id] = place
    s.controller[card.id] = controller
    s.host[card.id] = card.host.id if card.host is not None else NO_HOST
    s.damage[card.id] = int(card.data.get("damage", 0))
    s.tokens[card.id] = int(card.data.get("tokens", 0))
    s.used = (*s.used, *[card.id << 8 | int(index) for index in card.data.get("used", [])])


def numbered(laid: list[CardEntry]) -> list[list[str]]:
    """Assign ids to the cards, owner by owner; returns the codes of each owner's cards."""
    decks: list[list[str]] = [[], []]
    for card in laid:
        card.id = len(decks[card.owner])
        decks[card.owner].append(card.code)
    for card in laid:
        card.id += len(decks[0]) if card.owner else 0
    return decks


def code_named(name: str, names: dict[str, str]) -> str:
    """The code of a card given by code or name; `names` has the names by code."""
    if name in names:
        return name
    wanted = name.lower()
    for code, each in names.items():
        if each.lower() == wanted:
            return code
    raise BadScenario(f"there is no card {name!r}")


def seat_of(what: str, value: object) -> int:
    """The seat for a number that counts from 1."""
    if value not in (1, 2) or isinstance(value, bool):
        raise BadScenario(f"{what} is seat 1 or 2, not {value!r}")
    return int(value) - 1


def number_of(what: str, value: object, most: int) -> int:
    """A checked number of a position."""
    if type(value) is not int or not 0 <= value <= most:
        raise BadScenario(f"{what} is a number up to {most}, not {value!r}")
    return value
