"""Verbs about hands, decks and discard piles: drawing and discarding cards, and taking them to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ..ability_use import AbilityUse
from ..effect import Asking, Effect, HowMany, value
from ..numbers import comes_to_nothing
from ..resolution import Resolve
from ..select import ALL, Selector
from ..sets import IT, This, subjects

if TYPE_CHECKING:
    from ...state.world import World
from .common import OnEligibleCards


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Discard random cards of the player's hand (INV-25.7)."""

    amount: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = min(len(s.hand(who)), value(self.amount, s, use, it, who))
        if amount > 0:
            s.mark_carried_out()
            s.rules.discard_at_random(s, who, amount, use)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.held(s, use, who) >= max(1, value(self.amount, s, use, it, who))

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.held(s, use, who) > 0

    def held(self, s: World, use: AbilityUse, who: int) -> int:
        """The number of cards in hand, without a card that is being played."""
        return len([card for card in s.hand(who) if card != use.source])


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards, all at the same time (INV-5.13)."""

    amount: HowMany

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.draw(s, who, value(self.amount, s, use, it, who)):
            s.mark_carried_out()  # a "then" that follows requires that cards were drawn (INV-12.4, CON-16.18)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return not comes_to_nothing(self.amount, s, use, it, who)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.amount, int)


@dataclass(frozen=True)
class TakeToHand(OnEligibleCards):
    """Move cards from a deck or discard pile to their owner's hand, revealed or not."""

    seen: bool = True

    def on(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        s.rules.take_to_hand(s, card, self.seen)

    def cards(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        """The cards to take; "this card" has left play by the triggering event and has not moved since."""
        if isinstance(self.of, This):
            here = s.place[use.source] in s.facts.discards and s.births[use.source] == (use.birth + 1) % 256
            here = here and not s.rules.locked(s, use.source)
            return [use.source] if here else []
        cards = subjects(s, self.of, use, it, who)
        return [card for card in cards if not s.is_in_play(card) and not s.rules.locked(s, card)]


def takes_unseen(effect: Effect) -> bool:
    """True if it moves cards to a hand without showing them to the other players."""
    if isinstance(effect, TakeToHand):
        return not effect.seen
    for part in effect.parts():
        if takes_unseen(part):
            return True
    return False


@dataclass(frozen=True)
class DiscardChosen(Asking):
    """The player discards a card of their choice, optionally from a set."""

    of: Selector = ALL

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        held = [card for card in s.hand(who) if card != use.source]  # a card that is being played cannot be discarded
        return [card for card in held if self.of.has(s, card, use, card, who)]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.discard(s, [option], use)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("discard", option)

    def considers_hidden(self) -> bool:
        return True

    def often(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return len(self.options(s, use, it, who))

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.hand(who)) if who != use.controller else self.possible(s, use, it, who)


@dataclass(frozen=True)
class DiscardCards(Effect):
    """Discard selected cards from a hand."""

    of: Selector = IT

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = self.cards(s, use, it, who)
        if cards:
            s.mark_carried_out()
            s.rules.discard(s, cards, use)

    def cards(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if card in s.hand(who)]


@dataclass(frozen=True)
class DiscardTop(Effect):
    """Discard the top cards of the player's deck, at most all of it (INV-12.11); the text may then refer to them."""

    amount: HowMany
    then: Effect | None = None

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        cards = list(s.deck(who)[-amount:])[::-1] if amount else []
        if cards:
            s.mark_carried_out()
            s.rules.note(s, use, tuple(cards))
            if self.then is not None:
                s.then(Resolve(self.then, use.finding((*use.topic.found, *cards)), cards[0], who))
            s.rules.discard(s, cards, use)
            s.changed = True

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.deck(who))


@dataclass(frozen=True)
class DiscardHand(Effect):
    """The player discards their hand."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        hand = list(s.hand(who))
        if hand:
            s.mark_carried_out()
        s.rules.discard(s, hand, use)
