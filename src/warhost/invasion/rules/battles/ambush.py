"""Ambush: facedown cards are turned faceup during an attack (INV-15.24)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE
from ....effects.language.lasting import Blank
from ....effects.state.questions import Declinable
from ....engine.moves import TITLED, Move
from ....engine.steps import Step
from ... import words
from ...changes.permissions import AmbushCost
from ...state import InvasionState
from ..actions.paying import Pay, wealth
from ..actions.playing import announce, playable_at_once
from ..actions.resolving import discard_link
from ..actions.window import OpenWindow


class AmbushStep(Declinable[InvasionState]):
    """Step 3: developments with Ambush in the attacked zone may be turned faceup for their price (INV-15.24)."""

    def run(self, s: InvasionState) -> None:
        s.window = words.AMBUSH_WINDOW
        s.ask(self, self.who, [DONE, *may_ambush(s, self.who)])

    def taken(self, s: InvasionState, option: int) -> None:
        cost = ambush_cost(s, self.who, option)
        s.then(Pay(self.who, number=cost), TurnUp(self.who, option), self)

    def taking(self, s: InvasionState, option: int) -> Move:
        return Move("ambush", option, manner=TITLED)

    def window(self, s: InvasionState) -> str:
        return words.WINDOW_KEYS[words.AMBUSH_WINDOW]

    def secret(self, s: InvasionState) -> bool:
        return True


def may_ambush(s: InvasionState, seat: int) -> list[int]:
    """The developments of a player that can ambush now (INV-15.22, INV-15.23)."""
    rich = wealth(s, seat) if s.fronts else 0
    return [
        card
        for front in s.fronts
        for place in front
        for card in s.piles[place]
        if s.marks[card] & words.FACEDOWN and ambush_of(s, card) and ambush_cost(s, seat, card) <= rich
        if not s.duel.kinds[card] & words.TACTIC or playable_at_once(s, card, seat)
    ]


def ambush_of(s: InvasionState, card: int) -> int:
    """The number of a facedown card's Ambush, printed or granted; a blank text box has none printed (INV-12.14)."""
    is_blank = bool([each for each in s.modifiers(Blank).found if each.it == card])
    return s.stat(words.AMBUSH, card) if is_blank else s.keyword(words.AMBUSH, card)


def ambush_cost(s: InvasionState, seat: int, card: int) -> int:
    """The cost of ambushing with a card: its number, changed by effects on the first one of a turn."""
    cost = ambush_of(s, card) - 1
    if AmbushCost in s.in_force and not s.happened(words.AMBUSHES, 0, seat):
        cost += s.modifiers(AmbushCost).of_player(seat).total(card)
    return max(0, cost)


class TurnUp(Step[InvasionState]):
    """A development turns faceup as the printed card: it does not enter play (INV-22.3)."""

    def run(self, s: InvasionState) -> None:
        card = self.card
        if s.duel.kinds[card] & words.TACTIC:
            place = s.place[card]
            s.emit("ambushed", "INV-39.40", self.who, card, place)
            s.shift(card, words.CHAIN * words.SEATS + self.who)
            # The tactic is no longer in its zone, so its mark stores at which front it fights.
            s.marks[card] = words.AMBUSHED | words.FRONT_MARKS[words.ZONES.index(place // words.SEATS)]
            s.known[card] = 0
            s.happen(words.AMBUSHES, card, self.who, place)
            return
        s.marks[card] = words.AMBUSHED
        s.known[card] = s.seen[card] = 0
        s.changed = True
        s.emit("ambushed", "INV-15.24", self.who, card, s.place[card])
        s.refresh()  # faceup now, its own abilities can wait for the event of the ambush
        s.happen(words.TURNS_FACEUP, card, self.who, s.place[card])
        s.happen(words.AMBUSHES, card, self.who, s.place[card])


class AmbushTactics(Step[InvasionState]):
    """Put tactics that have ambushed on the chain, in the order of ambushing; then open the window (INV-39.40).

    `card` is the length of the chain below.
    """

    def run(self, s: InvasionState) -> None:
        s.window = words.AMBUSH_WINDOW
        base = len(s.chain) if self.card == NOTHING else self.card
        waiting = [card for card in s.piles[words.CHAIN * words.SEATS + self.who] if s.marks[card] & words.AMBUSHED]
        if not waiting:
            s.then(OpenWindow(NOTHING, base, number=words.AMBUSH_WINDOW))
            return
        card = waiting[0]
        place = words.ZONES[s.front_of(card)] * words.SEATS + self.who if s.fronts else NOTHING
        s.marks[card] = 0
        s.changed = True
        s.then(AmbushTactics(self.who, base))
        if playable_at_once(s, card, self.who):
            announce(s, AbilityUse(s.duel.play[card], card, self.who, place, s.births[card], way=words.AMBUSHING))
        else:
            discard_link(s, card)
