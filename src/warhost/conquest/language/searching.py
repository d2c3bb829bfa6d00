"""Searching and looking at the top cards of a deck (CON-16.25)."""

from __future__ import annotations

from ...effects.hidden.knowledge import EVERYBODY_KNOWS, record_unseen_choice
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import DONE, Effect, Looking, taking
from ...effects.language.resolution import Asked, Resolve, at_once
from ...effects.language.select import Selector
from ...effects.language.verbs import takes_unseen
from ...effects.state.carrying import CardsQuestion
from ...engine.columns import PlacedCards
from ...engine.dataclass import dataclass
from ...engine.moves import Move
from ...engine.renumbering import Renumbering
from ...engine.steps import Question, Step
from ..pending import PendingSearch
from ..state import ConquestState
from ..words import BOTTOM, DECK, SEATS, WHEN_SEARCHED


@dataclass(frozen=True)
class SearchTop(Looking):
    """Search the top cards: take up to a number of a set; put the rest on the bottom in any order, or shuffle."""

    top: int
    of: Selector
    effect: Effect
    most: int = 1
    shuffled: bool = False

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        if s.awaits(WHEN_SEARCHED):
            number = use.ability.number_of(self)
            s.then(Searching(who, use.source, number, self.top, use=use, aimed=it))
            s.happen(WHEN_SEARCHED, seat=who)
        else:
            self.search(s, use, it, who, self.top)

    def search(self, s: ConquestState, use: AbilityUse, it: int, who: int, top: int) -> None:
        """Look at this number of cards."""
        cards = s.deck(who)[-top:][::-1]
        s.emit("searched", "CON-16.25", who, number=len(cards))
        if self.most > 1:
            at_once(s)
        self.look_at(s, use.finding(()), it, who, cards)

    def offered(self, s: ConquestState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        return [DONE, *self.fitting(s, self.of, self.effect, use, who, cards)]

    def taken(self, s: ConquestState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        found = use.finding((*use.topic.found, option))
        rest = tuple([card for card in cards if card != option])
        if option != DONE and len(found.topic.found) < self.most and rest:
            s.then(Asked(self, found, it, who, rest))
        elif self.shuffled:
            s.then(ShuffleDeck(who))
        else:
            s.then(ToBottom(who, cards))
        if option != DONE:
            if takes_unseen(self.effect):
                record_unseen_choice(s, cards, who)
            s.then(Resolve(self.effect, use, option, who))

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return taking(option)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.deck(who))


class Searching(PendingSearch):
    """A pending search of `number` cards; `target` is the index of the effect among the effects of its ability."""

    def run(self, s: ConquestState) -> None:
        assert self.use is not None
        effect = self.use.ability.effects[self.target]
        assert isinstance(effect, SearchTop)
        effect.search(s, self.use, self.aimed, self.who, self.number)


class ShuffleDeck(Step[ConquestState]):
    """A player's deck is shuffled after a search."""

    def run(self, s: ConquestState) -> None:
        s.rules.shuffle(s, self.who)


class ToTop(Question[ConquestState]):
    """Put looked-at cards back on top of a deck in an order chosen by the player who looked; the deepest first."""

    who: int
    number: int  # the seat that owns the deck
    cards: PlacedCards

    def run(self, s: ConquestState) -> None:
        left = self.looked(s)
        if left:
            s.ask(self, self.who, list(left))

    def answer(self, s: ConquestState, option: int) -> None:
        record_unseen_choice(s, self.looked(s), self.who)
        s.shift(option, DECK * SEATS + self.number)
        s.then(self.replaced(cards=tuple([card for card in self.cards if card != option])))

    def move(self, s: ConquestState, option: int) -> Move:
        return Move("top", option)

    def passing(self, s: ConquestState) -> int:
        """The default keeps their order."""
        return self.looked(s)[-1]

    def window(self, s: ConquestState) -> str:
        return BOTTOM

    def looked(self, s: ConquestState) -> tuple[int, ...]:
        return tuple([card for card in self.cards if s.place[card] == DECK * SEATS + self.number])

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards",)

    def __init__(self, who: int, number: int, cards: PlacedCards) -> None:
        self.card = self.target = -1
        self.who = who
        self.number = number
        self.cards = cards

    def replaced(self, *, cards: PlacedCards | None = None) -> ToTop:
        """A copy with some fields replaced."""
        return ToTop(self.who, self.number, self.cards if cards is None else cards)

    def renamed(self, names: Renumbering) -> ToTop:
        """A copy with the card ids renumbered."""
        return ToTop(self.who, self.number, names.all(self.cards))

    def saved(self) -> list[object]:
        return ["ToTop", self.who, self.number, list(self.cards)]


class ToBottom(CardsQuestion[ConquestState]):
    """Put looked-at cards that were not taken on the bottom of the deck, in an order that the player chooses."""

    def run(self, s: ConquestState) -> None:
        left = self.looked(s)
        if left:
            s.ask(self, self.who, list(left))

    def answer(self, s: ConquestState, option: int) -> None:
        record_unseen_choice(s, self.looked(s), self.who)
        s.shift(option, DECK * SEATS + self.who, bottom=True)
        s.then(ToBottom(self.who, tuple([card for card in self.cards if card != option])))

    def move(self, s: ConquestState, option: int) -> Move:
        return Move("bottom", option)

    def passing(self, s: ConquestState) -> int:
        """The default keeps the order in which they were seen."""
        return self.looked(s)[0]

    def window(self, s: ConquestState) -> str:
        return BOTTOM

    def looked(self, s: ConquestState) -> tuple[int, ...]:
        return tuple([card for card in self.cards if s.place[card] == DECK * SEATS + self.who])


@dataclass(frozen=True)
class RevealTop(Effect):
    """Reveal the top card of the deck; if it is in a set, put it into hand, otherwise it stays there, known to all."""

    of: Selector

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        deck = s.deck(who)
        if not deck:
            return
        card = deck[-1]
        s.mark_carried_out()
        s.emit("revealed", "CON-16.25", who, card)
        if self.of.has(s, card, use, card, who):
            s.rules.take_to_hand(s, card, True)
        else:
            s.seen[card] = EVERYBODY_KNOWS

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.deck(who))
