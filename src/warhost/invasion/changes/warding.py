"""Rules that constant effects bend about targets, about entering a zone, about hands, and about others' attacks."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change, PileChange
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THIS
from ...engine.dataclass import dataclass

NO_ENTRY: Final = 110
ACTION_TAX: Final = 111
DIVERTS: Final = 112
HAND_LIMIT: Final = 113
JOINS_OTHERS: Final = 114


@dataclass(frozen=True)
class NoEntry(Change):
    """Cards with less loyalty than so much cannot enter this zone; a facedown card has none (INV-41.5)."""

    loyalty: int

    def about(self) -> int:
        return NO_ENTRY


@dataclass(frozen=True)
class ActionTax(Change):
    """Actions that target a card of a set are cancelled unless whoever took them pays so much as they resolve.

    Playing an attachment on it is such an action (INV-41.6, INV-11.10, INV-FAQ-80).
    """

    of: Selector = IT
    amount: int = 1

    def about(self) -> int:
        return ACTION_TAX


@dataclass(frozen=True)
class Diverts(Change):
    """Opponents' effects that target a card of a set are applied to another card instead, if able (INV-41.7)."""

    of: Selector = IT
    to: Selector = THIS

    def about(self) -> int:
        return DIVERTS


@dataclass(frozen=True)
class HandLimit(PileChange):
    """Whenever its controller has more cards in hand than so many, he discards down to that many at once (INV-41.8)."""

    most: int

    def about(self) -> int:
        return HAND_LIMIT


@dataclass(frozen=True)
class JoinsOthers(Change):
    """Cards of a set may be declared as attackers when another player attacks somebody else (INV-41.9).

    It takes a third player: in a duel every attack of another player is one on yourself.
    """

    of: Selector = THIS

    def about(self) -> int:
        return JOINS_OTHERS
