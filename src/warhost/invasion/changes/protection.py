"""Rule modifiers that protect or restrict: targeting, entering a zone, hands, and attacks of opponents."""

from __future__ import annotations

from ...effects.language.modifier import PileModifier, RuleModifier
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THIS
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class NoEntry(RuleModifier):
    """Cards with less than a number of loyalty cannot enter this zone; a facedown card has no loyalty (INV-41.5)."""

    loyalty: int


@dataclass(frozen=True)
class ActionTax(RuleModifier):
    """Actions that target a selected card are cancelled on resolving unless their player pays (INV-41.6).

    Playing an attachment on it is such an Action (INV-11.10, INV-FAQ-80).
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
    """Selected cards may join an attack of another player as attackers (INV-41.9).

    This has no effect in a duel, where every attack of the other player is against yourself.
    """

    of: Selector = THIS
