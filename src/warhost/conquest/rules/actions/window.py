"""Action windows: players act in turn, one action at a time, until both pass in a row (CON-16.2 to 16.6)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.state.questions import Opportunity
from ....engine.steps import Step
from ...state import ConquestState
from ...words import TURN_WINDOW, WINDOW_KEYS
from .openings import PASS, acts_in_play, acts_openly, openings, take
from .possibilities import could_act
from .stops import ENEMY_TURN, HAND_TURN, SPENT_TURN

BOTH: Final = 2  # the window closes after this many passes in a row


def can_fight(s: ConquestState, seat: int) -> bool:
    """True if a player has a unit at the battle that can attack."""
    return bool(s.rules.combat_options(s, seat))


class OpenWindow(Step[ConquestState]):
    """Open a window: the player with the initiative acts first; in a battle, the player with its initiative.

    `number` is the window.
    """

    def run(self, s: ConquestState) -> None:
        s.then(ActionWindow(s.in_turn()[0], number=self.number))


class ActionWindow(Opportunity[ConquestState]):
    """A player acts or passes.  `target` counts successive passes."""

    def run(self, s: ConquestState) -> None:
        s.window = self.number
        options = [PASS]
        options += openings(s, self.who, False)
        s.ask(self, self.who, options)

    def answer(self, s: ConquestState, option: int) -> None:
        who, passes = self.who, max(0, self.target)
        if option != PASS:
            s.then(ActionWindow(1 - who, number=self.number))
            take(s, who, option)
        elif passes + 1 < BOTH:
            s.then(ActionWindow(1 - who, NOTHING, passes + 1, self.number))

    def window(self, s: ConquestState) -> str:
        if self.number != TURN_WINDOW:
            return WINDOW_KEYS[self.number]
        if s.steps and s.steps[-1].who != self.who:
            return ENEMY_TURN
        if acts_openly(s, self.who):
            return WINDOW_KEYS[TURN_WINDOW]
        return HAND_TURN if can_fight(s, self.who) or acts_in_play(s, self.who) else SPENT_TURN

    def secret(self, s: ConquestState) -> bool:
        return could_act(s, self.who)  # whether the player can act depends on the hand

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        passed = {"passed": self.target} if self.target > 0 else {}
        return {"window": WINDOW_KEYS[self.number], **passed}
