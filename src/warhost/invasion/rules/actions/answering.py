"""Answers out of the hand: what a card says that may be put into play, or a tactic be played, when something happens.

A player with such a card in their deck is asked whenever it could answer, in hand or not: being asked tells
nothing about their hand.  Actions of that kind are offered in the next action window, where everyone is asked anyhow.
"""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import ACTION, PLAY, AbilityEntry
from ....effects.language.following import Aim
from ....effects.language.use import NOTHING, Alert, Occurrence, Use
from ....effects.state.hearing import is_awaited
from ....engine.moves import Move
from ....engine.names import Names
from ....engine.steps import Question
from ...state import InvasionState
from ...words import HAND, SEATS
from .stops import ANSWER

PASS: Final = -2
IN_A_WINDOW: Final = (ACTION, PLAY)


def alert(s: InvasionState, occurrence: Occurrence) -> None:
    """Note what a seat might answer out of its hand: at once, or with an Action in the next window."""
    for seat in range(SEATS):
        entries = s.duel.answers[seat].get(occurrence.kind, []) if s.hand(seat) else []
        fitting = [entry for entry in entries if _fits(s, entry, seat, occurrence)]
        now = tuple([entry for entry in fitting if entry.kind not in IN_A_WINDOW])
        later = tuple([entry for entry in fitting if entry.kind in IN_A_WINDOW])
        if now:
            s.alerts = (*s.alerts, Alert(occurrence, seat, now))
        if later:
            s.chances = (*s.chances, Alert(occurrence, seat, later))


def _fits(s: InvasionState, entry: AbilityEntry, seat: int, occurrence: Occurrence) -> bool:
    """True if this is what an ability waits for, if the player holds its card."""
    when = entry.ability.when
    if when is None or not is_awaited(when, occurrence, seat):
        return False
    use = Use(entry, NOTHING, seat, HAND * SEATS + seat, 0, occurrence=occurrence)
    return when.of.has(s, occurrence.card, use, occurrence.card, seat)


def in_time(s: InvasionState, use: Use) -> bool:
    """True if a tactic that is played "when" something happens has its first opportunity now (INV-7.5)."""
    if use.ability.ability.when is None:
        return True
    return bool([each for each in s.chances if each.seat == use.controller and use.ability in each.entries])


def let_go(s: InvasionState, seat: int, use: Use | None) -> None:
    """A player who does something else loses these chances; taking one keeps the others (INV-7.4)."""
    if use is not None:
        ability = use.ability.ability
        if ability.hand or (ability.kind == PLAY and ability.when is not None):
            return
    s.chances = tuple([each for each in s.chances if each.seat != seat])


def held(s: InvasionState, seat: int, alerts: tuple[Alert, ...]) -> list[Use]:
    """The answers that a player really holds; of several things that happened a card answers the first, once."""
    found: list[Use] = [link for link in s.chain if link.ability.ability.hand]
    links = len(found)
    for each in alerts:
        if each.seat == seat:
            for card in s.hand(seat):
                for entry in s.duel.answering[card]:
                    known = [use for use in found if use.source == card and use.ability is entry]
                    if entry in each.entries and not known:
                        place, birth = s.place[card], s.births[card]
                        found.append(Use(entry, card, seat, place, birth, occurrence=each.occurrence))
    return found[links:]


class Answering(Question[InvasionState]):
    """One answer after the other, until the player lets it be."""

    who: int
    alerts: tuple[Alert, ...]

    def run(self, s: InvasionState) -> None:
        if not s.hand(self.who):
            return
        uses = held(s, self.who, self.alerts)
        s.ask(self, self.who, [PASS, *[number for number, use in enumerate(uses) if _usable(s, use)]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != PASS:
            use = held(s, self.who, self.alerts)[option]
            s.then(self)
            s.then(Aim(use))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("pass") if option == PASS else Move("use", held(s, self.who, self.alerts)[option].source)

    def idle(self, s: InvasionState) -> int:
        return PASS

    def window(self, s: InvasionState) -> str:
        return ANSWER

    def secret(self, s: InvasionState) -> bool:
        return True

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("alerts",)

    def __init__(self, who: int, alerts: tuple[Alert, ...]) -> None:
        self.card = self.target = -1
        self.number = 0
        self.who = who
        self.alerts = alerts

    def renamed(self, names: Names) -> Answering:
        """The same with other card ids."""
        return Answering(self.who, tuple([each.renamed(names) for each in self.alerts]))

    def saved(self) -> list[object]:
        return ["Answering", self.who, [each.saved() for each in self.alerts]]


def _usable(s: InvasionState, use: Use) -> bool:
    effect = use.ability.ability.effect
    return effect is not None and effect.possible(s, use, use.subject(), use.controller)
