"""Verbs about decks and hands: drawing, shuffling, searching, revealing, looking, putting back (INV-25.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.circumstances import NOTHING
from ....effects.hidden.knowledge import EVERYBODY_KNOWS, record_unseen_choice
from ....effects.language.ability_use import COPIED, AbilityUse
from ....effects.language.combinators import EachPlayer
from ....effects.language.effect import DONE, Effect, HowMany, Looking, LookingToDiscard, discarding, taking, value
from ....effects.language.resolution import Asked, Resolve, at_once
from ....effects.language.select import Everything, Selector
from ....effects.language.sets import FIRST, This, subjects
from ....effects.language.verbs import BURIED, Draw, OnEligibleCards, takes_unseen
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ...changes.common import SearchesMore
from ...state import HERE, InvasionState
from ...words import CHAIN, DECK, HAND, SEATS, TOPPED

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class Search(Looking):
    """Search the top cards of your deck, or all of it, for selected cards, and apply an effect to each.

    With `random` it applies to one of them at random; with `shuffled` the deck is shuffled before.
    """

    top: HowMany
    of: Selector
    effect: Effect
    most: int = 1
    random: bool = False
    shuffled: bool = False
    enemy: bool = False  # True if the player searches the opponent's deck

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        top = value(self.top, s, use, it, who)
        more = 0 if self.enemy else searches_more(s, who)
        cards = s.deck(1 - who if self.enemy else who)[-(top + more) :][::-1] if top else ()
        s.emit("searches", "INV-25.4", who, use.source, number=len(cards))
        s.mark_carried_out()
        if self.most > 1:
            at_once(s)
        self.look_at(s, use.finding(()), it, who, cards)

    def offered(self, s: InvasionState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        found = self.fitting(s, self.of, self.effect, use, who, cards)
        return found if found and self.must_find() else [DONE, *found]

    def must_find(self) -> bool:
        """True if the search is for any card, so that the player cannot decline."""
        return isinstance(self.of, Everything) and self.most == 1

    def taken(self, s: InvasionState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        if option != DONE and takes_unseen(self.effect):
            record_unseen_choice(s, cards, who)
        found = use.finding((*use.topic.found, option)) if option != DONE else use
        rest = tuple([card for card in cards if card != option])
        more = option != DONE and len(found.topic.found) < self.most and rest
        if more:
            s.then(Asked(self, found, it, who, rest))
        elif self.shuffled:
            s.rules.shuffle(s, 1 - who if self.enemy else who)
        taken = option
        if self.random:
            taken = s.shuffled(sorted(found.topic.found))[0] if found.topic.found and not more else DONE
        if taken != DONE:
            s.learn((taken,), who)  # the player knows this card, even after shuffling
            s.then(Resolve(self.effect, use, taken, who))

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return taking(option)


def searches_more(s: InvasionState, who: int) -> int:
    """The number of additional cards in each search of a player."""
    return s.modifiers(SearchesMore).of_player(who).count()


@dataclass(frozen=True)
class RevealTop(Effect):
    """Reveal the top cards of the player's deck; they stay there, and later parts of the text refer to them."""

    amount: HowMany
    effect: Effect

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        cards = s.deck(who)[-amount:][::-1] if amount else ()
        for card in cards:
            s.seen[card] = EVERYBODY_KNOWS
            s.emit("revealed", "INV-25.4", who, card)
        if cards:
            s.mark_carried_out()
            s.then(Resolve(self.effect, use.finding(cards), cards[0], who))


def in_a_hand(s: InvasionState, card: int) -> bool:
    """True if a card is in a hand and has not been revealed there."""
    return s.place[card] // SEATS == HAND and s.known[card] != HERE


@dataclass(frozen=True)
class PutOnDeck(OnEligibleCards):
    """Put cards on the top or bottom of their owners' decks; a tactic goes there instead of being discarded."""

    bottom: bool = False

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        leaving: list[int] = []
        for card in self.cards(s, use, it, who):
            s.mark_carried_out()
            if card >= s.facts.first_link:
                s.rules.recall_link(s, card - s.facts.first_link, self.bottom)
            elif s.is_in_play(card):
                leaving.append(card)
            else:
                s.rules.put_on_deck(s, card, self.bottom)
        if leaving:
            s.rules.remove(s, leaving, BURIED if self.bottom else TOPPED, use)

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The cards to put on decks; "this card" may be a tactic that is resolving.

        A revealed card that has been drawn meanwhile is an unknown card of that hand (INV-25.8).
        """
        if isinstance(self.of, This) and s.place[use.source] // SEATS == CHAIN and use.way != COPIED:
            return [use.source]
        cards = subjects(s, self.of, use, it, who)
        return [card for card in cards if card >= s.facts.cards or not (s.rules.locked(s, card) or in_a_hand(s, card))]


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top cards of the player's deck: discard some, put some on the bottom, the rest on top.

    The player who uses the ability looks and decides, in any order; `bottom` of them must go to the bottom, or any
    number may.
    """

    amount: HowMany
    discards: int = 0
    bottom: int = 0

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        cards = s.deck(who)[-amount:][::-1] if amount else ()
        seat = use.controller
        s.emit("looks", "INV-25.4", seat, use.source, number=len(cards))
        s.mark_carried_out()
        s.learn(cards, seat)
        if self.discards > 1:
            at_once(s)
        s.rules.put_back(s, seat, who, cards, self.discards, self.bottom)


@dataclass(frozen=True)
class LookAtHand(LookingToDiscard):
    """Look at each opponent's hand; a number of cards may be chosen and discarded."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = s.hand(1 - who)
        s.emit("looks-at-hand", "INV-25.4", who, use.source, number=len(cards))
        s.mark_carried_out()
        s.learn(cards, who)
        if self.discards:
            self.look_at(s, use.finding(()), it, who, cards)

    def offered(self, s: World, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        return [DONE, *cards]

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return discarding(option)


@dataclass(frozen=True)
class RevealHand(Effect):
    """The player reveals their hand (INV-25.4)."""

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        for card in s.hand(who):
            s.known[card] = HERE
            s.emit("revealed", "INV-25.4", who, card)
        s.mark_carried_out()


@dataclass(frozen=True)
class EachDraws(EachPlayer):
    """Every player draws cards at the same time, so that no deck runs out before another."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        assert isinstance(self.effect, Draw)
        amount = self.effect.amount
        if s.rules.draw_together(s, [(seat, value(amount, s, use, it, seat)) for seat in s.in_turn()]):
            s.mark_carried_out()


@dataclass(frozen=True)
class DrawBottom(Effect):
    """Draw cards from the bottom of the deck."""

    amount: int

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.draw_from_bottom(s, who, self.amount):
            s.mark_carried_out()


@dataclass(frozen=True)
class SearchTop(Looking):
    """Search the top cards of your deck for a card of a kind; you may put one into this zone (INV-25.4)."""

    amount: int
    of: Selector

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        cards = s.deck(who)[-(self.amount + searches_more(s, who)) :][::-1]
        s.emit("searches", "INV-25.4", who, use.source, number=len(cards))
        s.mark_carried_out()
        self.look_at(s, use, it, who, cards)

    def offered(self, s: InvasionState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        return [
            DONE,
            *[
                card
                for card in cards
                if self.of.has(s, card, use, it, who)
                and (not s.duel.attachment[card] or s.rules.hosts(s, card, use.place, who))
                and s.rules.zone_refused_by(s, card, use.place, False) == NOTHING
                and s.rules.barred_by(s, card, who) == NOTHING
            ],
        ]

    def taken(self, s: InvasionState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        if option == DONE:
            return
        if s.duel.attachment[option]:
            s.rules.attach_in(s, who, option, use.place)
            return
        s.rules.enter(s, option, use.place)
        s.rules.check_decks(s)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("decline") if option == DONE else Move("put", option)


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """Shuffle your deck."""

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        s.rules.shuffle(s, who)


@dataclass(frozen=True)
class ShuffleInto(Effect):
    """Shuffle cards of your discard pile into your deck."""

    of: Selector = FIRST

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        cards = [card for card in subjects(s, self.of, use, it, who) if not s.rules.locked(s, card)]
        for card in cards:
            s.shift(card, DECK * SEATS + s.duel.owner[card])
            s.emit("shuffled", "INV-25.5", who, card)
        s.rules.shuffle(s, who)
        if cards:
            s.mark_carried_out()  # to shuffle nothing into the deck is not to carry it out (INV-12.4)
