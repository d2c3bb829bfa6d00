"""Steps that follow a text of Invasion over several questions."""

from __future__ import annotations

from ...effects.effect import DONE
from ...engine.steps import Question
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
    """Play any of the revealed tactics, one after the other, as though they were in your hand (INV-26.1)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        there = [card for card in s.looked if s.place[card] == HAND * SEATS + 1 - self.who]
        s.ask(self, self.who, [DONE, *[card for card in there if playable_at_once(s, card, self.who)]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option == DONE:
            s.looked = ()
            return
        s.then(self)
        play_at_once(s, option, self.who)

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else s.naming("play", option)

    def idle(self, s: InvasionState) -> int:
        return DONE
