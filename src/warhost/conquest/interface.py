"""The interface of the rules of Conquest, for its state and its words; every card game has the base of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.language.use import Use
from ..effects.rules import Rules

if TYPE_CHECKING:
    from .state import ConquestState


class ConquestRules(Rules["ConquestState"]):
    """Questions and commands of Conquest alone; `rulebook` has the answers."""

    def usable(self, s: ConquestState, use: Use) -> bool:
        """True if an ability may be started (CON-16.12)."""
        raise NotImplementedError

    def hides(self, s: ConquestState, use: Use) -> bool:
        """True if other players cannot tell whether an ability may be started."""
        raise NotImplementedError

    def announce(self, s: ConquestState, use: Use) -> None:
        """An ability is being used."""
        raise NotImplementedError

    def gain_resources(self, s: ConquestState, seat: int, amount: int, rule: str) -> None:
        """A player gains resources from the bank by a rule; a negative amount is lost."""
        raise NotImplementedError
