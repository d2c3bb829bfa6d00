"""What a state asks the rules all the time: they know it, so it gets to know them with the facts of its game."""

from __future__ import annotations

from typing import Any

from ...effects.language.use import Alert, Use
from ...engine.steps import Step
from ..state import ConquestState
from .actions.reacting import set_off
from .actions.using import Payment, announce, hides, put_away_played, usable
from .immunity import can_be_target
from .leaving import removable
from .projection import work_out
from .settling import settle


class Arbiter:
    """Each answer is a rule's, found once instead of every time that it is asked for."""

    def settle(self, s: ConquestState) -> list[Step[Any]]:
        return settle(s)

    def work_out(self, s: ConquestState) -> None:
        work_out(s)

    def set_off(self, s: ConquestState, uses: tuple[Use, ...], alerts: tuple[Alert, ...]) -> None:
        set_off(s, uses, alerts)

    def followed(self, s: ConquestState, use: Use) -> None:
        put_away_played(s, use)

    def removable(self, s: ConquestState, card: int, use: Use) -> bool:
        return removable(s, card, use)

    def can_be_target(self, s: ConquestState, card: int, use: Use) -> bool:
        return can_be_target(s, card, use)

    def aimed(self, s: ConquestState, use: Use) -> None:
        s.then(Payment(use))

    def usable(self, s: ConquestState, use: Use) -> bool:
        return usable(s, use)

    def hides(self, s: ConquestState, use: Use) -> bool:
        return hides(s, use)

    def announce(self, s: ConquestState, use: Use) -> None:
        announce(s, use)
