"""What a state of Conquest asks its rules all the time."""

from __future__ import annotations

from typing import Any, Final

from ...effects.language.use import Alert, Use
from ...effects.state.arbiter import Arbiter, Cited
from ...engine.steps import Step
from ..state import ConquestState
from .actions.reacting import set_off
from .actions.using import Payment, announce, hides, put_away_played, usable
from .drawing import draw
from .immunity import can_be_target
from .leaving import removable, take_to_hand
from .projection import work_out
from .settling import settle

CITED: Final = Cited(damage_moved="CON-11.10", tokens_put="CON-1.9", tokens_taken="CON-1.9", fizzled="CON-16.15")


class ConquestArbiter(Arbiter):
    """Also what answers ask: which ability may be started, and what others can tell of it."""

    def settle(self, s: ConquestState) -> list[Step[Any]]:
        """Whoever has no hit points left falls, and what cannot stay attached (CON-4.9, CON-12.6, CON-17.10)."""
        return settle(s)

    def work_out(self, s: ConquestState) -> None:
        """ATK, hit points, command icons and keywords (CON-16.23)."""
        work_out(s)

    def draw(self, s: ConquestState, seat: int, amount: int) -> int:
        """An empty deck is noticed when the step is over (CON-4.5)."""
        return draw(s, seat, amount)

    def take_to_hand(self, s: ConquestState, card: int, seen: bool) -> None:
        """What all have seen stays known (CON-2.7)."""
        take_to_hand(s, card, seen)

    def aimed(self, s: ConquestState, use: Use) -> None:
        """Everything has a price, if only an empty one (CON-16.14)."""
        s.then(Payment(use))

    def set_off(self, s: ConquestState, uses: tuple[Use, ...], alerts: tuple[Alert, ...]) -> None:
        set_off(s, uses, alerts)

    def followed(self, s: ConquestState, use: Use) -> None:
        put_away_played(s, use)

    def removable(self, s: ConquestState, card: int, use: Use) -> bool:
        return removable(s, card, use)

    def can_be_target(self, s: ConquestState, card: int, use: Use) -> bool:
        return can_be_target(s, card, use)

    def usable(self, s: ConquestState, use: Use) -> bool:
        return usable(s, use)

    def hides(self, s: ConquestState, use: Use) -> bool:
        return hides(s, use)

    def announce(self, s: ConquestState, use: Use) -> None:
        announce(s, use)


ARBITER: Final = ConquestArbiter(CITED)
