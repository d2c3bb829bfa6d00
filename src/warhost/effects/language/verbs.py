"""The verbs that both card games share.  A verb acts on all its subjects at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.compilation import mypyc_attr
from ...engine.dataclass import dataclass
from ...engine.moves import Move
from .effect import NOBODY, Asking, Effect, HowMany, value
from .following import Asked, Resolve
from .numbers import comes_to_nothing
from .select import ALL, Selector
from .sets import FIRST, IT, SECOND, THIS, YOURS, This, members, subjects
from .use import AnyWorld, Use

if TYPE_CHECKING:
    from ..state.world import World

# The ways in which cards leave play.
DESTROYED: Final = 0
SACRIFICED: Final = 1
RETURNED: Final = 2  # put into the owner's hand
DISCARDED: Final = 3  # discarded from play, neither destroyed nor sacrificed
SHUFFLED: Final = 4  # shuffled into the owner's deck
BURIED: Final = 5  # put on the bottom of the owner's deck

EVERYTHING: Final = 255  # amount that stands for "all damage" or "any number"


def are_own(s: World, cards: list[int], who: int) -> bool:
    """True if a player controls all these cards; nobody pays with cards of others (INV-3.21, CON-16.28)."""
    return not [card for card in cards if s.controller[card] != who]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OnCards(Effect):
    """An effect that does the same to each of several cards."""

    of: Selector = IT

    def perform(self, s: AnyWorld, use: Use, it: int, who: int) -> None:
        for card in self.cards(s, use, it, who):
            self.on(s, card, use, it, who)

    def cards(self, s: AnyWorld, use: Use, it: int, who: int) -> list[int]:
        """The cards that it affects."""
        return subjects(s, self.of, use, it, who)

    def on(self, s: AnyWorld, card: int, use: Use, it: int, who: int) -> None:
        """Apply the effect to one of the cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OnEligibleCards(OnCards):
    """An `OnCards` verb that is possible only if `cards`, the cards that it can affect, is not empty."""

    def possible(self, s: AnyWorld, use: Use, it: int, who: int) -> bool:
        return bool(self.cards(s, use, it, who))


@dataclass(frozen=True)
class Deal(Effect):
    """Deal damage, which is dealt as it is assigned (INV-14.3)."""

    amount: HowMany
    of: Selector = IT
    uncancellable: bool = False
    combat: bool = False

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        cards = subjects(s, self.of, use, it, who)
        hits = [(card, value(self.amount, s, use, card, who)) for card in cards if s.rules.can_be_hit(s, card)]
        s.rules.inflict(s, [hit for hit in hits if hit[1] > 0], use, self.uncancellable, self.combat)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if not s.rules.can_be_hit(s, card)]

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        hit = [card for card in subjects(s, self.of, use, it, who) if s.rules.can_be_hit(s, card)]
        return bool([card for card in hit if not comes_to_nothing(self.amount, s, use, card, who)])

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Discard random cards of the player's hand (INV-25.7)."""

    amount: HowMany

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        amount = min(len(s.hand(who)), value(self.amount, s, use, it, who))
        if amount > 0:
            s.mark_carried_out()
            s.rules.discard_at_random(s, who, amount, use)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.held(s, use, who) >= max(1, value(self.amount, s, use, it, who))

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.held(s, use, who) > 0

    def held(self, s: World, use: Use, who: int) -> int:
        """The number of cards in hand, without a card that is being played."""
        return len([card for card in s.hand(who) if card != use.source])


@dataclass(frozen=True)
class Heal(Effect):
    """Remove damage; possible only if there is damage (INV-14.20)."""

    amount: HowMany = EVERYTHING
    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            amount = min(s.damage[card], value(self.amount, s, use, card, who))
            if amount and s.rules.can_be_healed(s, card):
                s.rules.heal(s, card, amount, who)
                s.mark_carried_out()

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool(
            [card for card in subjects(s, self.of, use, it, who) if s.damage[card] and s.rules.can_be_healed(s, card)]
        )

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class Leave(Effect):
    """Cards leave play: destroyed, sacrificed, returned or discarded.

    A player cannot sacrifice a card that another player controls at that moment (INV-17.5, CON-12.9).
    """

    how: int
    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        cards = self.leaving(s, use, it, who)
        if cards:
            s.rules.remove(s, cards, self.how, use)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool(self.leaving(s, use, it, who))

    def can_be_paid(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = self.leaving(s, use, it, who)
        return bool(cards) and are_own(s, cards, who)

    def is_joint(self) -> bool:
        return self.of is IT

    def leaving(self, s: World, use: Use, it: int, who: int) -> list[int]:
        together = self.of is IT and use.ability.floats and use.topic.found
        cards = list(use.topic.found) if together else subjects(s, self.of, use, it, who)
        if self.how == SACRIFICED:
            cards = [card for card in cards if s.controller[card] == who]
        return [card for card in cards if s.is_in_play(card) and not s.rules.spared(s, card, use)]


@dataclass(frozen=True)
class SacrificeOne(Asking):
    """The player sacrifices a card of their choice that they control (INV-25.2)."""

    of: Selector

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [card for card in members(s, self.of & YOURS, use, it, who) if not s.rules.spared(s, card, use)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.remove(s, [option], SACRIFICED, use)

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("sacrifice", option)

    def often(self, s: World, use: Use, it: int, who: int) -> int:
        return len(self.options(s, use, it, who))


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards, all at the same time (INV-5.13)."""

    amount: HowMany

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        if s.rules.draw(s, who, value(self.amount, s, use, it, who)):
            s.mark_carried_out()  # a "then" that follows requires that cards were drawn (INV-12.4, CON-16.18)

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return not comes_to_nothing(self.amount, s, use, it, who)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.amount, int)


@dataclass(frozen=True)
class Earn(Effect):
    """Gain resources."""

    amount: HowMany

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        if amount > 0:
            s.mark_carried_out()
        s.rules.earn(s, who, amount, use)

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return not comes_to_nothing(self.amount, s, use, it, who)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.amount, int)


@dataclass(frozen=True)
class Forfeit(Effect):
    """Lose resources, at most as many as the player has (INV-12.11)."""

    amount: HowMany

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        amount = min(s.pool(who), value(self.amount, s, use, it, who))
        if amount > 0:
            s.mark_carried_out()
        if amount:
            s.rules.earn(s, who, -amount, use)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.amount, int)


@dataclass(frozen=True)
class TakeResources(Effect):
    """Take resources from each opponent, at most as many as they have."""

    amount: HowMany

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for seat in s.in_turn():
            amount = min(s.pool(seat), value(self.amount, s, use, it, who)) if seat != who else 0
            if amount:
                s.mark_carried_out()
                s.rules.earn(s, seat, -amount, use)
                s.rules.earn(s, who, amount, use)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        amount = value(self.amount, s, use, it, who)
        return not [seat for seat in s.in_turn() if seat != who and s.pool(seat) < amount]

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if seat != who and s.pool(seat)])


@dataclass(frozen=True)
class PlaceTokens(Effect):
    """Put resource tokens on a card (INV-1.11)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            amount = value(self.amount, s, use, it, who)
            if amount:
                s.rules.put_tokens(s, card, amount, use)
                s.mark_carried_out()

    def is_independent(self, one_card: bool) -> bool:
        return one_card and isinstance(self.amount, int) and self.of.depends_on_card_alone()


@dataclass(frozen=True)
class RemoveTokens(Effect):
    """Remove exactly this number of resource tokens from a card (INV-1.11)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        for card in subjects(s, self.of, use, it, who):
            if amount and s.tokens[card] >= amount:
                s.rules.take_tokens(s, card, amount)
                s.mark_carried_out()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        amount = value(self.amount, s, use, it, who)
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if s.tokens[card] < amount]


@dataclass(frozen=True)
class RemoveAmong(Asking):
    """Remove resource tokens from selected cards, a total number, one after the other."""

    amount: int
    of: Selector

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        cards = [card for card in members(s, self.of, use, it, who) if s.tokens[card]]
        return cards if sum([s.tokens[card] for card in cards]) >= self.amount else []

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.rules.take_tokens(s, option, 1)
        s.mark_carried_out()
        if self.amount > 1:
            s.then(Asked(RemoveAmong(self.amount - 1, self.of), use, it, who))

    def parts(self) -> tuple[Effect, ...]:
        return (RemoveAmong(self.amount - 1, self.of),) if self.amount > 1 else ()


@dataclass(frozen=True)
class MoveTokens(Asking):
    """Move resource tokens from one card to another, exactly or up to a number."""

    amount: HowMany
    source: Selector = THIS
    target: Selector = IT
    up_to: bool = False

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        sources, targets = subjects(s, self.source, use, it, who), subjects(s, self.target, use, it, who)
        if not sources or not targets or sources[0] == targets[0] or targets[0] >= s.facts.cards:
            return []
        wanted = value(self.amount, s, use, it, who)
        there = min(wanted, s.tokens[sources[0]])
        if self.up_to:
            return list(range(there, -1, -1))
        return [wanted] if there == wanted else []

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        source, target = subjects(s, self.source, use, it, who)[0], subjects(s, self.target, use, it, who)[0]
        if option:
            s.rules.take_tokens(s, source, option)
            s.rules.put_tokens(s, target, option, use)
            s.mark_carried_out()

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("shift", amount=option)

    def idle_option(self) -> int:
        return 0 if self.up_to else NOBODY


@dataclass(frozen=True)
class PayResources(Effect):
    """Pay resources while an effect resolves."""

    amount: HowMany

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        if s.rules.wealth(s, who) >= amount:
            s.mark_carried_out()
            s.rules.pay(s, who, amount)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return s.rules.wealth(s, who) >= value(self.amount, s, use, it, who)


@dataclass(frozen=True)
class TakeToHand(OnEligibleCards):
    """Move cards from a deck or discard pile to their owner's hand, revealed or not."""

    seen: bool = True

    def on(self, s: World, card: int, use: Use, it: int, who: int) -> None:
        s.mark_carried_out()
        s.rules.take_to_hand(s, card, self.seen)

    def cards(self, s: World, use: Use, it: int, who: int) -> list[int]:
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

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        held = [card for card in s.hand(who) if card != use.source]  # a card that is being played cannot be discarded
        return [card for card in held if self.of.has(s, card, use, card, who)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.discard(s, [option], use)

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("discard", option)

    def weighs_hidden(self) -> bool:
        return True

    def often(self, s: World, use: Use, it: int, who: int) -> int:
        return len(self.options(s, use, it, who))

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool(s.hand(who)) if who != use.controller else self.possible(s, use, it, who)


@dataclass(frozen=True)
class DiscardCards(Effect):
    """Discard selected cards from a hand."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        cards = self.cards(s, use, it, who)
        if cards:
            s.mark_carried_out()
            s.rules.discard(s, cards, use)

    def cards(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if card in s.hand(who)]


@dataclass(frozen=True)
class DiscardTop(Effect):
    """Discard the top cards of the player's deck, at most all of it (INV-12.11); the text may then refer to them."""

    amount: HowMany
    then: Effect | None = None

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        cards = list(s.deck(who)[-amount:])[::-1] if amount else []
        if cards:
            s.mark_carried_out()
            s.rules.note(s, use, tuple(cards))
            if self.then is not None:
                s.then(Resolve(self.then, use.finding((*use.topic.found, *cards)), cards[0], who))
            s.rules.discard(s, cards, use)
            s.changed = True

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool(s.deck(who))


@dataclass(frozen=True)
class DiscardHand(Effect):
    """The player discards their hand."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        hand = list(s.hand(who))
        if hand:
            s.mark_carried_out()
        s.rules.discard(s, hand, use)


@dataclass(frozen=True)
class MoveDamage(Asking):
    """Move damage, all or a number: neither dealt nor assigned (INV-14.12), up to what destroys (INV-14.13)."""

    source: Selector = FIRST
    target: Selector = SECOND
    amount: HowMany = EVERYTHING
    any_number: bool = False

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        sources = subjects(s, self.source, use, it, who)
        targets = subjects(s, self.target, use, it, who)
        if not sources or not targets:
            return []
        most = min(s.damage[sources[0]], s.rules.needed_to_destroy(s, targets[0]), value(self.amount, s, use, it, who))
        return list(range(most + 1)) if self.any_number else [most]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        source = subjects(s, self.source, use, it, who)[0]
        target = subjects(s, self.target, use, it, who)[0]
        if option:
            s.rules.move_damage(s, source, target, option)
            s.mark_carried_out()

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("move", amount=option)
