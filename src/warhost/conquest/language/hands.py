"""Verbs about hands and decks: looking at them, discarding down to a number, putting cards back (CON-16.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.language.ability_use import AbilityUse
from ...effects.language.combinators import Times
from ...effects.language.effect import DONE, Asking, Effect, HowMany, Looking, LookingToDiscard, discarding, value
from ...effects.language.resolution import Asked, Resolve, at_once
from ...effects.language.select import ALL, Selector
from ...effects.language.sets import IT, THIS, This, subjects
from ...effects.language.verbs import DiscardChosen
from ...engine.dataclass import dataclass
from ...engine.moves import UNNAMED, Move
from ..state import ConquestState
from ..words import AFTER_CANCELLED, ARMY, ATTACHMENT, EVENT, KIND_KEYS, PLAYING, SEATS, SUPPORT, TOPPED
from .searching import ToTop

if TYPE_CHECKING:
    from ...effects.state.world import World

KINDS_TO_NAME: Final = (ARMY, SUPPORT, ATTACHMENT, EVENT)


@dataclass(frozen=True)
class LookAtHand(LookingToDiscard):
    """Look at the opponent's hand, then choose cards of it to discard."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = s.hand(1 - who)
        s.mark_carried_out()
        s.emit("looked-at-hand", "CON-16.25", who, number=len(cards), other=1 - who)
        if cards:
            self.look_at(s, use.finding(()), it, who, cards)

    def offered(self, s: World, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        return list(cards)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("discard", option)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.hand(1 - who))


@dataclass(frozen=True)
class LookAtTop(Looking):
    """Look at the top cards of your or the opponent's deck; discard one of them, or any number of a set.

    With `may` discarding is optional; with `ordered` the others go back in any order.
    """

    top: int
    opponents: bool
    any_number: bool = False
    of: Selector = ALL
    may: bool = False
    ordered: bool = False

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        seat = 1 - who if self.opponents else who
        cards = s.deck(seat)[-self.top :][::-1]
        s.mark_carried_out()
        s.emit("looked", "CON-16.25", who, number=len(cards), other=seat)
        if self.any_number:
            at_once(s)
        if cards:
            self.look_at(s, use, it, who, cards)

    def offered(self, s: ConquestState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        found = [card for card in cards if self.of.has(s, card, use, card, who)]
        return [DONE, *found] if self.any_number or self.may else found

    def taken(self, s: ConquestState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        rest = tuple([card for card in cards if card != option])
        if self.any_number and option != DONE and rest:
            s.then(Asked(self, use, it, who, rest))
        elif self.ordered:
            s.then(ToTop(who, 1 - who if self.opponents else who, rest))
        if option != DONE:
            s.rules.discard(s, [option], use)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return discarding(option)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.deck(1 - who if self.opponents else who))


@dataclass(frozen=True)
class DiscardDownTo(Effect):
    """The player discards cards of their choice down to a number."""

    most: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        if len(s.hand(who)) > value(self.most, s, use, it, who):
            s.then(Resolve(DISCARD_ONE, use, it, who), Resolve(self, use, it, who))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return len(s.hand(who)) > value(self.most, s, use, it, who)

    def parts(self) -> tuple[Effect, ...]:
        return (DISCARD_ONE,)


@dataclass(frozen=True)
class UnlessDiscards(Asking):
    """The effect happens unless the opponent discards a number of cards of their choice."""

    amount: int
    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [DONE, 1] if len(s.hand(1 - who)) >= self.amount else [DONE]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option == DONE:
            s.then(Resolve(self.effect, use, it, who))
        else:
            s.then(Resolve(self.parts()[1], use, it, 1 - who))
            s.happen(AFTER_CANCELLED, use.source, 1 - who)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("decline") if option == DONE else Move("discard cards", use.source, manner=UNNAMED)

    def asks(self, use: AbilityUse, who: int) -> int:
        return 1 - who

    def idle_option(self) -> int:
        return DONE

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.effect.partly(s, use, it, who)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect, Times(self.amount, DISCARD_ONE))


@dataclass(frozen=True)
class PutOnDeck(Effect):
    """Put cards from play or from a discard pile on top of their owners' decks."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = subjects(s, self.of, use, it, who)
        for card in cards:
            s.mark_carried_out()
            if not s.is_in_play(card):
                s.rules.to_deck(s, card)
        s.rules.remove(s, [card for card in cards if s.is_in_play(card)], TOPPED, use)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool([card for card in cards if not s.is_in_play(card) or not s.rules.spared(s, card, use)])


@dataclass(frozen=True)
class ShuffleBack(Effect):
    """Shuffle this event into its owner's deck instead of discarding it."""

    of: Selector = THIS

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if isinstance(self.of, This) and s.place[use.source] // SEATS == PLAYING:
            s.mark_carried_out()
            s.rules.to_deck(s, use.source)
            s.rules.shuffle(s, s.duel.owner[use.source])


@dataclass(frozen=True)
class NameType(Asking):
    """The player names a type of cards, to which the rest of the text refers."""

    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return list(KINDS_TO_NAME)

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.emit("named-type", "CON-1.4", who, number=option)
        s.then(Resolve(self.effect, use.paying(option), it, who))

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move(f"name {KIND_KEYS[option]}")


DISCARD_ONE: Final = DiscardChosen()
