"""The cards that a player could hold with any deck that is legal for their warlord (CON-18.4).  Computed on demand."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from ..effects.language.abilities import AbilityEntry
from ..effects.language.sets import This
from .card import COST_X, Card
from .library import LIBRARY
from .words import AMBUSH, FROM_HAND, IN_RESERVE

MOST_COPIES: Final = 3  # copies of a title in a deck (CON-18.6)
EVENT: Final = "event"


class PossibleCards:
    """The cards that may be in a player's deck.  Their real deck is used only if it contains illegal cards."""

    __slots__ = ("_of_itself", "actions", "acts_in_reserve", "allies", "ambushers", "prices")

    def __init__(self, cards: list[Card], entries: dict[str, list[AbilityEntry]], allies: tuple[str, ...]) -> None:
        self.actions: list[AbilityEntry] = []  # Actions of the events that the deck may contain
        self.ambushers: list[tuple[str, int]] = []  # cards with Ambush, at least from hand, with their costs
        self.acts_in_reserve = False  # True if the deck may contain a card that can be used while it is in reserve
        self.allies = allies  # factions of which the deck can have only one as its ally
        self.prices: dict[str, int] = {}
        self._of_itself: dict[str, bool] = {}
        for card in cards:
            held = [entry for entry in entries[card.code] if entry.ability.zone == FROM_HAND]
            self.actions += [entry for entry in held if entry.ability.when is None and not entry.ability.changes]
            if AMBUSH in [stat for stat, _ in card.stats] or [entry for entry in held if entry.ability.changes]:
                self.ambushers.append((card.code, max(0, card.cost or 0)))
            if [entry for entry in entries[card.code] if entry.ability.zone == IN_RESERVE]:
                self.acts_in_reserve = True
            for entry in held:
                self.prices[entry.key] = price(card)

    def speaks_of_itself(self, entry: AbilityEntry) -> bool:
        """True if the ability is on a unit, or if its effect, cost or conditions (not only its trigger) use `This`."""
        if entry.key not in self._of_itself:
            ability = entry.ability
            parts = (ability.effect, ability.cost, ability.only, ability.needs)
            unit = LIBRARY[entry.key.partition(":")[0]].kind != EVENT
            self._of_itself[entry.key] = unit or mentions(parts, This)
        return self._of_itself[entry.key]


def price(card: Card) -> int:
    """The minimum cost of a card; X is at least 1 (CON-16.12)."""
    if card.kind != EVENT:
        return 0
    return 1 if card.cost == COST_X else card.cost or 0


def most_copies(code: str) -> int:
    """The maximum number of copies of a card in a deck (CON-18.1, CON-18.6)."""
    card = LIBRARY[code]
    return card.copies or MOST_COPIES if card.squad else MOST_COPIES


def mentions(word: object, kind: type) -> bool:
    """True if a part of a card definition, or any part nested in it, is an instance of `kind`."""
    if isinstance(word, tuple):
        for each in word:
            if mentions(each, kind):
                return True
    if isinstance(word, kind):
        return True
    return is_dataclass(word) and mentions(tuple([getattr(word, field.name) for field in fields(word)]), kind)
