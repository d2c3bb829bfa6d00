"""Responses from the hand: cards that may be put into play, or tactics that may be played, after an event.

A player with such a card in their deck is asked whenever it could respond, whether it is in hand or not, so the
question reveals nothing about the hand.  Actions of that kind are offered in the next action window, where everyone is
asked anyway.
"""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import ACTION, PLAY, AbilityEntry
from ....effects.language.ability_use import AbilityUse, Occurrence, PossibleResponse
from ....effects.language.targeting import Aim
from ....effects.state.triggering import is_awaited
from ....engine.moves import Move
from ....engine.renumbering import Renumbering
from ....engine.steps import Question
from ...state import InvasionState
from ...words import HAND, SEATS
from .stops import ANSWER

PASS: Final = -2
IN_A_WINDOW: Final = (ACTION, PLAY)


def alert(s: InvasionState, occurrence: Occurrence) -> None:
    """Record the responses from hand that a seat might have: at once, or with an Action in the next window."""
    for seat in range(SEATS):
        entries = s.duel.answers[seat].get(occurrence.kind, []) if s.hand(seat) else []
        fitting = [entry for entry in entries if _fits(s, entry, seat, occurrence)]
        now = tuple([entry for entry in fitting if entry.kind not in IN_A_WINDOW])
        later = tuple([entry for entry in fitting if entry.kind in IN_A_WINDOW])
        if now:
            s.alerts = (*s.alerts, PossibleResponse(occurrence, seat, now))
        if later:
            s.chances = (*s.chances, PossibleResponse(occurrence, seat, later))


def _fits(s: InvasionState, entry: AbilityEntry, seat: int, occurrence: Occurrence) -> bool:
    """True if the ability waits for this event, assuming that the player holds its card."""
    when = entry.ability.when
    if when is None or not is_awaited(when, occurrence, seat):
        return False
    use = AbilityUse(entry, NOTHING, seat, HAND * SEATS + seat, 0, occurrence=occurrence)
    return when.of.has(s, occurrence.card, use, occurrence.card, seat)


def in_time(s: InvasionState, use: AbilityUse) -> bool:
    """True if this is the first opportunity of a tactic that is played "when" an event happens (INV-7.5)."""
    if use.ability.ability.when is None:
        return True
    return bool([each for each in s.chances if each.seat == use.controller and use.ability in each.entries])


def drop_responses(s: InvasionState, seat: int, use: AbilityUse | None) -> None:
    """Drop the chances of a player who does something else; a player who takes one keeps the others (INV-7.4)."""
    if use is not None:
        ability = use.ability.ability
        if ability.hand or (ability.kind == PLAY and ability.when is not None):
            return
    s.chances = tuple([each for each in s.chances if each.seat != seat])


def held(s: InvasionState, seat: int, alerts: tuple[PossibleResponse, ...]) -> list[AbilityUse]:
    """The responses that a player really holds; of several events a card responds to the first, once."""
    found: list[AbilityUse] = [link for link in s.chain if link.ability.ability.hand]
    links = len(found)
    for each in alerts:
        if each.seat == seat:
            for card in s.hand(seat):
                for entry in s.duel.answering[card]:
                    known = [use for use in found if use.source == card and use.ability is entry]
                    if entry in each.entries and not known:
                        place, birth = s.place[card], s.births[card]
                        found.append(AbilityUse(entry, card, seat, place, birth, occurrence=each.occurrence))
    return found[links:]


class Answering(Question[InvasionState]):
    """Ask for responses one after the other until the player passes."""

    who: int
    alerts: tuple[PossibleResponse, ...]

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

    def __init__(self, who: int, alerts: tuple[PossibleResponse, ...]) -> None:
        self.card = self.target = -1
        self.number = 0
        self.who = who
        self.alerts = alerts

    def renamed(self, names: Renumbering) -> Answering:
        """A copy with the card ids renumbered."""
        return Answering(self.who, tuple([each.renamed(names) for each in self.alerts]))

    def saved(self) -> list[object]:
        return ["Answering", self.who, [each.saved() for each in self.alerts]]


def _usable(s: InvasionState, use: AbilityUse) -> bool:
    effect = use.ability.ability.effect
    return effect is not None and effect.possible(s, use, use.subject(), use.controller)
