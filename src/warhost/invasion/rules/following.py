"""Steps that follow a text of Invasion over several questions."""

from __future__ import annotations

from ...effects.effect import DONE
from ...effects.use import NOTHING
from ...engine.steps import Question, Step
from ..state import InvasionState
from ..words import HAND, SEATS
from .drawing import check_decks
from .entering import enter, hosts
from .playing import play_at_once, playable_at_once


class AttachTo(Question[InvasionState]):
    """What an attachment that an effect puts into a zone is attached to (INV-18.1).  `target` is the zone."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, hosts(s, self.card, self.target, self.who))

    def answer(self, s: InvasionState, option: int) -> None:
        s.controller[self.card] = self.who
        enter(s, self.card, self.target, option)
        check_decks(s)

    def notation(self, s: InvasionState, option: int) -> str:
        return s.naming("attach to", option)


class PlayRevealed(Question[InvasionState]):
    """Play any of the revealed tactics, one after the other, as though they were in your hand (INV-26.1).

    What one of them reveals is offered first, and then what is left of these again.
    """

    __slots__ = ("cards",)

    def __init__(self, who: int, cards: tuple[int, ...]) -> None:
        self.who = who
        self.card = self.target = NOTHING
        self.number = 0
        self.cards = cards

    def run(self, s: InvasionState) -> None:
        there = [card for card in self.cards if s.place[card] == HAND * SEATS + 1 - self.who]
        s.ask(self, self.who, [DONE, *[card for card in there if playable_at_once(s, card, self.who)]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.then(PlayRevealed(self.who, tuple([card for card in self.cards if card != option])))
            play_at_once(s, option, self.who)

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else s.naming("play", option)

    def idle(self, s: InvasionState) -> int:
        return DONE

    def looked(self, s: InvasionState) -> tuple[int, ...]:
        return self.cards

    def renamed(self, names: list[int]) -> Step[InvasionState]:
        return PlayRevealed(self.who, tuple([names[card] for card in self.cards]))

    def saved(self) -> list[object]:
        return [type(self).__name__, self.who, list(self.cards)]
