"""Searching and looking at the top cards of a deck (CON-16.25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...effects.effect import DONE, Asking, Effect
from ...effects.following import Resolve
from ...effects.select import Selector
from ...effects.use import Use
from ...engine.steps import Question
from ..rules.leaving import SEEN, take_to_hand
from ..state import ConquestState
from ..words import DECK, SEATS

if TYPE_CHECKING:
    from ...effects.world import World


@dataclass(frozen=True)
class SearchTop(Asking):
    """Look at the top cards, take at most one of a set, and put the rest on the bottom in any order."""

    top: int
    of: Selector
    effect: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        s.looked = s.deck(who)[-self.top :][::-1]
        s.carried = True
        s.emit("searched", "CON-16.25", who, number=len(s.looked))
        super().perform(s, use, it, who)

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        found = [
            card
            for card in s.looked
            if self.of.has(s, card, use, card, who) and self.effect.possible(s, use, card, who)
        ]
        return [DONE, *found]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.then(ToBottom(who))
        if option != DONE:
            s.then(Resolve(self.effect, use, option, who))

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return "take nothing" if option == DONE else s.naming("take", option)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return bool(s.deck(who))

    def idle_option(self) -> int:
        return DONE

    def hangs_on_hidden(self) -> bool:
        return True

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


class ToBottom(Question[ConquestState]):
    """What was looked at and not taken goes to the bottom of the deck, in the order the player likes."""

    __slots__ = ()

    def run(self, s: ConquestState) -> None:
        if s.looked:
            s.ask(self, self.who, list(s.looked))

    def answer(self, s: ConquestState, option: int) -> None:
        s.looked = tuple([card for card in s.looked if card != option])
        s.known[option] = 0
        s.shift(option, DECK * SEATS + self.who, bottom=True)
        s.then(self)

    def notation(self, s: ConquestState, option: int) -> str:
        return s.naming("bottom", option)


@dataclass(frozen=True)
class LookMayDiscard(Asking):
    """Look at the top cards of one's own deck or the opponent's; one of them may be discarded."""

    top: int
    opponents: bool

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        seat = 1 - who if self.opponents else who
        s.looked = s.deck(seat)[-self.top :][::-1]
        s.carried = True
        s.emit("looked", "CON-16.25", who, number=len(s.looked), other=seat)
        super().perform(s, use, it, who)

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        return [DONE, *s.looked]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        s.looked = ()
        if option != DONE:
            s.discard([option], use)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return "discard nothing" if option == DONE else s.naming("discard", option)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return True

    def idle_option(self) -> int:
        return DONE

    def hangs_on_hidden(self) -> bool:
        return True


@dataclass(frozen=True)
class RevealTop(Effect):
    """Reveal the top card of the deck; if it is of a set, it goes to hand, else it stays there for all to know."""

    of: Selector

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        deck = s.deck(who)
        if not deck:
            return
        card = deck[-1]
        s.carried = True
        s.emit("revealed", "CON-16.25", who, card)
        if self.of.has(s, card, use, card, who):
            take_to_hand(s, card, True)
        else:
            s.known[card] = SEEN

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return bool(s.deck(who))
