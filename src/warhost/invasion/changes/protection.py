"""Rule modifiers that protect or restrict: targeting, entering a zone, hands, and attacks of opponents."""

from __future__ import annotations

from ...effects.language.modifier import PileModifier, RuleModifier
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THIS
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class NoEntry(RuleModifier):
    """Cards with less loyalty than so much cannot enter this zone; a facedown card has none (INV-41.5)."""

    loyalty: int


@dataclass(frozen=True)
class ActionTax(RuleModifier):
    """Actions that target a selected card are cancelled unless the player who took them pays an amount as they resolve.

    Playing an attachment on it is such an action (INV-41.6, INV-11.10, INV-FAQ-80).
    """

    of: Selector = IT
    amount: int = 1


@dataclass(frozen=True)
class Diverts(RuleModifier):
    """Opponents' effects that target a selected card are applied to another card instead, if able (INV-41.7)."""

    of: Selector = IT
    to: Selector = THIS


@dataclass(frozen=True)
class HandLimit(PileModifier):
    """Whenever its controller has more cards in hand than a limit, they discard down to it at once (INV-41.8)."""

    most: int


@dataclass(frozen=True)
class JoinsOthers(RuleModifier):
    """Selected cards may be declared as attackers when another player attacks someone else (INV-41.9).

    It takes a third player: in a duel every attack of another player is one on yourself.
    """

    of: Selector = THIS
