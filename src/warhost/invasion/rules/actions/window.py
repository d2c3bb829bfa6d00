"""Action windows: players act in turn, and the chain grows until both pass (INV-6.24 to 6.30, INV-10.2)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.targeting import USE
from ....effects.state.questions import Opportunity
from ....engine.steps import Step
from ...duel import CANCELLED, DEVELOP
from ...state import InvasionState
from ...words import WINDOW_KEYS
from .answering import drop_responses, held
from .openings import (
    NO_FIRST,
    PASS,
    TAKE_CHANCE,
    TAKE_OCCASION,
    openings,
    option,
    parts,
    taken,
    why_not_answer,
    why_not_take,
)
from .playing import announce
from .possibilities import window_key
from .resolving import ResolveChain
from .stops import OCCASION

BOTH: Final = 2  # the window closes after this many passes in a row


class OpenWindow(Step[InvasionState]):
    """Open a window: triggered actions first (B-1), then any action (B-2).  `number` is the window.

    `card` is the length of the chain below, because a window may open while a chain resolves (INV-27.1).
    """

    def run(self, s: InvasionState) -> None:
        s.window = self.number
        who = self.who if self.who != NOTHING else s.active
        base = len(s.chain) if self.card == NOTHING else self.card
        s.then(Window(who, base, number=self.number))
        if s.occasions:
            s.then(Occasions(s.active, base, number=self.number))


class Window(Opportunity[InvasionState]):
    """A player acts or passes.  `target` counts successive passes, `card` is the length of the chain below.

    A triggered action whose condition was met after the window opened must be used now or is lost (INV-10.2 B-1).
    """

    def run(self, s: InvasionState) -> None:
        s.window = self.number
        who = self.who
        options = [PASS]
        if s.occasions:
            options += offered_occasions(s, who)
        if s.chances:
            options += offered_chances(s, who)
        options += openings(s, who, self.card)
        s.ask(self, who, options)

    def answer(self, s: InvasionState, option: int) -> None:
        who, base, kind = self.who, self.card, self.number
        passes = max(0, self.target)
        use = taken(s, who, option) if option != PASS else None
        if s.occasions:
            keep_occasions(s, who, option)
        if s.chances:
            drop_responses(s, who, use)  # INV-7.5: responses not used now are lost
        if use is not None:
            s.then(Window(1 - who, base, number=kind))
            announce(s, use)
        elif passes + 1 < BOTH:
            if len(s.chain) > base:
                s.emit("passed", "INV-6.26", who)
            s.then(Window(1 - who, base, passes + 1, kind))
        elif len(s.chain) > base:
            s.emit("passed", "INV-6.26", who)
            starter = s.chain[base].controller
            s.then(ResolveChain(number=base), OpenWindow(1 - starter, base, number=kind))  # INV-6.27

    def opening(self, option: int) -> tuple[int, int, int]:
        """The action of an option, its card, and its first target or destination (NO_FIRST without any)."""
        action, card, _, first = parts(option)
        return action, card, first

    def window(self, s: InvasionState) -> str:
        return window_key(s, self.who, self.card)

    def subject(self, s: InvasionState) -> str:
        """The card of the last link of the chain; a facedown development is not shown."""
        link = s.chain[-1] if len(s.chain) > self.card else None
        return "" if link is None or link.ability in (DEVELOP, CANCELLED) else s.code_of(link.source)

    def moment(self, s: InvasionState) -> dict[str, object] | None:
        found: dict[str, object] = {"window": WINDOW_KEYS[s.window]}
        if self.who != s.active:
            found["priority"] = self.who + 1
        if self.target > 0:
            found["passed"] = self.target
        return found

    def secret(self, s: InvasionState) -> bool:
        return True  # whether a player can act depends on the hand


class Occasions(Opportunity[InvasionState]):
    """B-1: actions triggered since the last window may be used at this opportunity only.

    Actions that both players pass are lost (INV-7.5).  The first one used starts a chain, to which the other player may
    respond with anything (INV-FAQ-110); the others can join it at their player's next chance (INV-7.6).
    """

    def run(self, s: InvasionState) -> None:
        s.window = self.number
        s.ask(self, self.who, [PASS, *offered_occasions(s, self.who)])

    def answer(self, s: InvasionState, option: int) -> None:
        who, base, kind = self.who, self.card, self.number
        passes = max(0, self.target)
        if option != PASS:
            use = taken(s, who, option)
            keep_occasions(s, who, option)
            s.steps.pop()  # remove the window below: both players now add to the chain that has started
            s.then(Window(1 - who, base, number=kind))
            announce(s, use)
        elif passes + 1 < BOTH:
            s.then(Occasions(1 - who, base, passes + 1, kind))
        else:
            s.occasions = ()

    def window(self, s: InvasionState) -> str:
        return OCCASION

    def stage(self, s: InvasionState) -> str:
        return USE

    def secret(self, s: InvasionState) -> bool:
        return bool([use for use in s.occasions if use.controller == self.who and use.ability.considers_hidden()])


def offered_chances(s: InvasionState, who: int) -> list[int]:
    """The triggered actions that a player may use from hand at this opportunity."""
    uses = held(s, who, s.chances)
    return [
        option(TAKE_CHANCE, use.source, number, NO_FIRST)
        for number, use in enumerate(uses)
        if why_not_answer(s, use) is None
    ]


def offered_occasions(s: InvasionState, who: int) -> list[int]:
    """The triggered actions that a player may use at this opportunity; record those that are missed."""
    found: list[int] = []
    missed: list[AbilityUse] = []
    for number, use in enumerate(s.occasions):
        if use.controller == who:
            if why_not_take(s, use) is None:
                found.append(option(TAKE_OCCASION, use.source, number, NO_FIRST))
            else:
                missed.append(use)
    if missed or s.missed:
        s.missed = (*[use for use in s.missed if use.controller != who], *missed)
    return found


def keep_occasions(s: InvasionState, who: int, chosen: int) -> None:
    """Remove the used action; a player who does something else loses all of theirs (INV-7.5)."""
    action, _, number, _ = parts(chosen)
    if action == TAKE_OCCASION:
        s.occasions = s.occasions[:number] + s.occasions[number + 1 :]
    else:
        s.occasions = tuple([use for use in s.occasions if use.controller != who])
