"""The verbs that only Invasion has, each named after its mechanic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.language.abilities import ACTION
from ....effects.language.effect import DONE, Asking, Effect, Looking
from ....effects.language.following import Asked
from ....effects.language.joints import EachPlayer
from ....effects.language.lasting import END_OF_ATTACK
from ....effects.language.numbers import HowMany, value
from ....effects.language.select import Selector, members
from ....effects.language.sets import FIRST, IT, SECOND, THIS, subjects
from ....effects.language.use import COPIED, NOTHING, Use
from ....effects.language.verbs import EVERYTHING, Draw
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ...rules.actions.openings import FORBIDDEN
from ...rules.actions.playing import cancel_link, play_at_once, playable_at_once
from ...rules.battles.attackers import attacked
from ...rules.battles.damage import COMBAT, Indirect, IndirectOrder, cancelling
from ...rules.battles.declaring import closed
from ...rules.drawing import check_decks, draw_from_bottom, draw_together
from ...rules.entering import (
    barred,
    corrupt,
    develop,
    enter,
    hosts,
    relocate,
    restore,
    undeveloped_by_force,
    zone_refused,
)
from ...rules.following import AttachTo, PlayRevealed
from ...rules.leaving import shuffle
from ...rules.settling import expire
from ...state import InvasionState
from ...words import CANNOT_BE_CORRUPTED, CORRUPTED, DECK, FACEDOWN, FRONTS, SEATS, TURNS_FACEUP, ZONES
from ..damage import MORE_INDIRECT, MoreIndirect
from .looking import searches_more
from .placing import ITS_ZONE

if TYPE_CHECKING:
    from ....effects.state.world import World

HERE_PLACE: Final = -1


@dataclass(frozen=True)
class Corrupt(Effect):
    """Corrupt cards (INV-16.1)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        for card in subjects(s, self.of, use, it, who):
            if corrupt(s, card):
                s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        cards = subjects(s, self.of, use, it, who)
        return bool([card for card in cards if not s.marks[card] & CORRUPTED and not s.stat(CANNOT_BE_CORRUPTED, card)])

    def can_be_paid(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return self.possible(s, use, it, who) and not [card for card in cards if s.controller[card] != who]


@dataclass(frozen=True)
class Restoring(Effect):
    """Restore cards (INV-16.5)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        for card in subjects(s, self.of, use, it, who):
            if restore(s, card):
                s.carry()


@dataclass(frozen=True)
class DevelopTop(Effect):
    """Put the top cards of your deck facedown into a zone as developments: this one, or a named one."""

    amount: HowMany = 1
    zone: int = HERE_PLACE

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        place = use.place if self.zone == HERE_PLACE else self.zone * SEATS + who
        if self.zone == ITS_ZONE:
            place = s.place[it]
        amount = value(self.amount, s, use, it, who)
        cards = list(s.piles[DECK * SEATS + who][-amount:])[::-1]
        if undeveloped_by_force(s, place) != NOTHING:
            return
        s.carry()
        develop(s, cards, place)
        check_decks(s)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        place = use.place if self.zone == HERE_PLACE else self.zone * SEATS + who
        if self.zone == ITS_ZONE:
            place = s.place[it]
        return undeveloped_by_force(s, place) == NOTHING


@dataclass(frozen=True)
class MoveToZone(Asking):
    """Move cards to another zone of the player who controls them (INV-24.1, INV-24.2)."""

    of: Selector = IT

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, InvasionState)
        cards = subjects(s, self.of, use, it, who)
        if not cards or not s.is_in_play(cards[0]):
            return []
        seat = s.controller[cards[0]]
        return [
            s.duel.section(zone * SEATS + seat)
            for zone in ZONES
            if zone * SEATS + seat != s.place[cards[0]]
            and not [card for card in cards if zone_refused(s, card, zone * SEATS + seat, True) != NOTHING]
        ]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, InvasionState)
        cards = subjects(s, self.of, use, it, who)
        s.carry()
        relocate(s, [card for card in cards if s.is_in_play(card)], s.place[option])

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("move to", option, manner=TITLED)


@dataclass(frozen=True)
class IndirectDamage(Effect):
    """Indirect damage to the player, or to every player (INV-14.14)."""

    amount: HowMany
    everybody: bool = False
    uncancellable: bool = False
    twice: bool = False  # what units are assigned is doubled as it is being assigned (INV-14.19)

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        amount = value(self.amount, s, use, it, who)
        if amount > 0:
            amount += more_indirect(s, use)
        if self.everybody:
            s.then(IndirectOrder(amount, use))
        else:
            s.then(Indirect(who, 0, amount, (), use, self.uncancellable, self.twice))


def more_indirect(s: InvasionState, by: Use) -> int:
    """What a player deals beside the indirect damage that an effect of his says."""
    more = 0
    for use, change, _ in s.rules.get(MORE_INDIRECT, ()):
        if isinstance(change, MoreIndirect) and use.controller == by.controller:
            more += change.amount
    return more


@dataclass(frozen=True)
class DealDivided(Asking):
    """Deal so much damage, divided among things of a set as the player likes; it is dealt at the same time.

    The use keeps what has been chosen, a card for each point.
    """

    amount: int
    of: Selector

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        self.ask(s, use.finding(()), it, who)

    def ask(self, s: World, use: Use, it: int, who: int) -> None:
        options = self.options(s, use, it, who)
        if options and len(use.found) < self.amount:
            s.ask(Asked(self, use, it, who), who, options)
        elif use.found:
            cards = list(dict.fromkeys(use.found))
            s.inflict([(card, use.found.count(card)) for card in cards], use, False, False)

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [card for card in members(s, self.of, use, it, who) if s.can_be_hit(card)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        self.ask(s, use.finding((*use.found, option)), it, who)


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Remove so much damage from a card, all of it: it is healed by that (INV-40.13)."""

    amount: int
    of: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            if s.damage[card] >= self.amount:
                s.heal(card, self.amount, who)
                s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if s.damage[card] < self.amount]


@dataclass(frozen=True)
class EachDraws(EachPlayer):
    """Every player draws cards, all at the same time: none of them runs out of cards before the others."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        assert isinstance(self.effect, Draw)
        s.carry()
        amount = self.effect.amount
        draw_together(s, [(seat, value(amount, s, use, it, seat)) for seat in s.in_turn()])


@dataclass(frozen=True)
class DrawBottom(Effect):
    """Draw cards from the bottom of the deck."""

    amount: int

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        s.carry()
        draw_from_bottom(s, who, self.amount)


@dataclass(frozen=True)
class Fight(Effect):
    """Two cards deal damage equal to their power to each other, at the same time."""

    one: Selector = FIRST
    other: Selector = SECOND

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        ones, others = subjects(s, self.one, use, it, who), subjects(s, self.other, use, it, who)
        if ones and others:
            hits = [(others[0], s.power[ones[0]]), (ones[0], s.power[others[0]])]
            s.inflict([hit for hit in hits if hit[1] and s.can_be_hit(hit[0])], use, False, False)


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel a link of the chain; with `forbidding`, that Action cannot be triggered again this turn."""

    of: Selector = IT
    forbidding: bool = False

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        for link in subjects(s, self.of, use, it, who):
            cancelled = s.chain[link - s.facts.first_link]
            if self.forbidding and cancelled.ability.kind == ACTION:
                s.used = (*s.used, cancelled.source << 8 | cancelled.ability.index | FORBIDDEN)
            cancel_link(s, link - s.facts.first_link)
            s.carry()


@dataclass(frozen=True)
class CancelAssigned(Effect):
    """Cancel combat damage that has been assigned and not yet dealt: so much of it, or all (INV-14.5)."""

    of: Selector = IT
    amount: HowMany = EVERYTHING

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        if not cancelling(s, COMBAT):
            return
        for card in subjects(s, self.of, use, it, who):
            amount = min(s.assigned[card], value(self.amount, s, use, card, who))
            if amount:
                s.assigned[card] -= amount
                s.returned[card] = min(s.returned[card], s.assigned[card])
                s.carry()
                s.emit("cancelled-damage", "INV-14.5", who, use.source, other=card, number=amount)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return bool([card for card in subjects(s, self.of, use, it, who) if s.assigned[card]])


@dataclass(frozen=True)
class CopyTactic(Effect):
    """Follow the text of a tactic just played, without paying for it; X is 0 (INV-26.5, INV-26.7)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        for link in subjects(s, self.of, use, it, who):
            card = s.chain[link - s.facts.first_link].source
            if playable_at_once(s, card, who, COPIED):
                s.carry()
                play_at_once(s, card, who, COPIED)


@dataclass(frozen=True)
class RedirectAttack(Asking):
    """The attack goes against a different zone of the player who is attacked, not a burning one; nobody else can."""

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, InvasionState)
        return [
            section
            for section in s.facts.sites
            if s.is_attacked_player(who)
            and s.place[section] % SEATS == who
            and not s.is_attacked(s.place[section])
            and closed(s, s.place[section]) == NOTHING
            and s.can_be_hit(section)
        ]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, InvasionState)
        expire(s, END_OF_ATTACK)
        s.fronts = ((s.place[option],),)
        s.attacked_legend = NOTHING
        for card in s.in_play():
            s.marks[card] &= ~FRONTS  # INV-46.8: all of it
        s.changed = True
        s.carry()
        s.emit("attack-redirected", "INV-13.6", who, place=s.place[option])
        attacked(s, s.fronts[0])

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("redirect attack to", option, manner=TITLED)


@dataclass(frozen=True)
class SearchTop(Looking):
    """Search the top cards of your deck for a card of a kind; you may put one into this zone (INV-25.4)."""

    amount: int
    of: Selector

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        cards = s.deck(who)[-(self.amount + searches_more(s, who)) :][::-1]
        s.emit("searches", "INV-25.4", who, use.source, number=len(cards))
        s.carry()
        self.look_at(s, use, it, who, cards)

    def offered(self, s: World, use: Use, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        assert isinstance(s, InvasionState)
        return [
            DONE,
            *[
                card
                for card in cards
                if self.of.has(s, card, use, it, who)
                and (not s.duel.attachment[card] or hosts(s, card, use.place, who))
                and zone_refused(s, card, use.place, False) == NOTHING
                and barred(s, card, who) == NOTHING
            ],
        ]

    def taken(self, s: World, use: Use, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        assert isinstance(s, InvasionState)
        if option == DONE:
            return
        if s.duel.attachment[option]:
            s.then(AttachTo(who, option, use.place))
            return
        enter(s, option, use.place)
        check_decks(s)

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("decline") if option == DONE else Move("put", option)


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """Shuffle your deck."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        shuffle(s, who)


@dataclass(frozen=True)
class ShuffleInto(Effect):
    """Shuffle cards of your discard pile into your deck."""

    of: Selector = FIRST

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        cards = [card for card in subjects(s, self.of, use, it, who) if not s.locked(card)]
        for card in cards:
            s.shift(card, DECK * SEATS + s.duel.owner[card])
            s.emit("shuffled", "INV-25.5", who, card)
        shuffle(s, who)
        s.carry()


@dataclass(frozen=True)
class RevealAndPlay(Asking):
    """Reveal up to so many cards at random from an opponent's hand and play what tactics you like for no cost.

    The first question is how many; then the revealed tactics are offered one after the other (INV-26.1).
    """

    amount: int

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, InvasionState)
        return list(range(min(self.amount, len(s.hand(1 - who))) + 1))[::-1]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, InvasionState)
        cards = s.shuffled(sorted(s.hand(1 - who)))[:option]
        for card in cards:
            s.known[card] = 1
            s.emit("revealed", "INV-25.7", 1 - who, card)
        s.carry()
        s.then(PlayRevealed(who, cards))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("reveal", amount=option)


@dataclass(frozen=True)
class TurnFaceup(Effect):
    """Turn a development faceup: it neither enters nor leaves play (INV-22.13)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            if s.marks[card] & FACEDOWN:
                s.marks[card] &= ~FACEDOWN
                s.seen[card] = 0  # all see it now
                s.changed = True
                s.carry()
                s.emit("turned-faceup", "INV-22.13", s.controller[card], card, s.place[card])
                s.happen(TURNS_FACEUP, card, s.controller[card], s.place[card])


@dataclass(frozen=True)
class Attached(Effect):
    """What an attachment does beside being attached: nothing."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        return


@dataclass(frozen=True)
class RedirectAssigned(Effect):
    """Redirect combat damage that was just assigned to this card to the target (INV-14.8)."""

    amount: int

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        amount = min(self.amount, s.assigned[use.source])
        if amount:
            redirect_assigned(s, use.source, it, amount, who)


def redirect_assigned(s: InvasionState, card: int, to: int, amount: int, seat: int) -> None:
    """Combat damage that was assigned to a card goes to another; it stays that side's damage (INV-13.36)."""
    back = min(amount, s.returned[card])
    s.assigned[card] -= amount
    s.returned[card] -= back
    s.assigned[to] = min(255, s.assigned[to] + amount)
    s.returned[to] = min(255, s.returned[to] + back)
    s.carry()
    s.emit("redirected", "INV-14.8", seat, card, other=to, number=amount)


@dataclass(frozen=True)
class RedirectAnyAssigned(Asking):
    """Redirect any amount of the combat damage that was assigned to a card to another (INV-14.8)."""

    of: Selector
    to: Selector

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, InvasionState)
        cards, others = subjects(s, self.of, use, it, who), subjects(s, self.to, use, it, who)
        return list(range(s.assigned[cards[0]] + 1))[::-1] if cards and others else []

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, InvasionState)
        if option:
            card, to = subjects(s, self.of, use, it, who)[0], subjects(s, self.to, use, it, who)[0]
            redirect_assigned(s, card, to, option, who)

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("redirect", amount=option)
