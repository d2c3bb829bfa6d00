"""The cards of Tides with their texts, and the two decks."""

from warhost.decks.simple import SimpleCard, SimpleDecks
from warhost.effects.language.abilities import Ability, AbilityRegistry
from warhost.effects.language.vocabulary import *

from .language import BOAT, BOATS, ENTERS, GALE, LEAVES, STRENGTH, land, target


class TidesCard(SimpleCard):
    """A card with its kind and the abilities of its text."""

    __slots__ = ("abilities", "kind")

    def __init__(self, code: str, name: str, kind: int, numbers: dict[str, int], *abilities: Ability) -> None:
        super().__init__(code, name, numbers)
        self.kind = kind
        self.abilities = abilities


def boat(code: str, name: str, cost: int, strength: int, hull: int, *abilities: Ability) -> TidesCard:
    return TidesCard(code, name, BOAT, {"cost": cost, "strength": strength, "hull": hull}, *abilities)


def gale(code: str, name: str, cost: int, *abilities: Ability) -> TidesCard:
    return TidesCard(code, name, GALE, {"cost": cost}, *abilities)


CARDS = {
    card.code: card
    for card in (
        boat("tides-001", "Skiff", 1, 1, 1),
        boat("tides-002", "Trawler", 3, 2, 3),
        boat("tides-003", "Lookout", 2, 1, 2, forced(after(ENTERS, THIS), draw(1))),
        boat("tides-004", "Tug", 3, 1, 2, constant(grant(BOATS & OTHER & YOURS, STRENGTH, 1))),
        boat("tides-005", "Ram", 3, 1, 3, forced(after(ENTERS, THIS), choose(BOATS & ENEMY, deal(2)))),
        boat("tides-006", "Salvager", 2, 1, 2, forced(after(LEAVES, BOATS & OTHER), earn(2))),
        boat("tides-007", "Tender", 2, 1, 2, action(target(BOATS & YOURS & DAMAGED, heal(1)), limit=EACH_TURN)),
        gale("tides-008", "Squall", 2, action(target(BOATS & ENEMY, deal(2)))),
        gale("tides-009", "Fair Wind", 1, action(target(BOATS & YOURS, seq(gain(STRENGTH, 2), draw(1))))),
        gale("tides-010", "Spring Tide", 4, action(land(count(BOATS & YOURS)))),
    )
}


class TidesBook(AbilityRegistry):
    def read(self, code: str) -> None:
        self._cards[code] = self.enter(code, CARDS[code].abilities)


BOOK = TidesBook()
DECKS = SimpleDecks(
    "tides",
    CARDS,
    {
        "harbour": {"tides-001": 4, "tides-002": 3, "tides-003": 4, "tides-004": 3, "tides-009": 4, "tides-010": 2},
        "storm": {"tides-001": 4, "tides-002": 2, "tides-005": 4, "tides-006": 4, "tides-007": 2, "tides-008": 4},
    },
    size=(16, 24),
    copies=4,
    rule="TID-1.1",
)
