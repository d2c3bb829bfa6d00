"""Words about experience: facedown cards under a unit or a legend (INV-41.1 to 41.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE, Asking, Condition, Effect, HowMany, TableNumber, value
from ....effects.language.resolution import Resolve
from ....effects.language.select import IN_PILES, CardSet, Selector
from ....effects.language.sets import IT, THIS, This, subjects
from ....effects.language.verbs import SACRIFICED, OnEligibleCards
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ...state import InvasionState
from ...words import ATTACKS, BENEATH, CAPITAL_STRUCK, CHAIN, DEALT_WINDOW, SEATS

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class Experience(CardSet):
    """Experience cards.  Their place is that of the card above them."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.place[card] // SEATS == BENEATH

    def scope(self) -> int:
        return IN_PILES


@dataclass(frozen=True)
class WithCards(CardSet):
    """Cards with at least one card attached to them: an attachment, or an experience."""

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.is_in_play(card) and cards_on(s, card) > 0


@dataclass(frozen=True)
class CardsOn(TableNumber):
    """The number of cards attached to a card: attachments and experience."""

    of: Selector = IT

    def value(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        return sum([cards_on(s, card) for card in subjects(s, self.of, use, it, who)])


def cards_on(s: InvasionState, card: int) -> int:
    """The number of cards attached to a card."""
    return len(s.attachments_of(card)) + len(s.cards_beneath(card))


@dataclass(frozen=True)
class GainExperience(Effect):
    """Attach cards from the top of your deck facedown to a card, as its experience (INV-41.1)."""

    amount: HowMany = 1
    of: Selector = IT

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        for host in subjects(s, self.of, use, it, who):
            for card in s.deck(who)[::-1][: value(self.amount, s, use, it, who)]:
                if s.is_in_play(host):
                    s.rules.lay_beneath(s, card, host)
                    s.mark_carried_out()
        s.rules.check_decks(s)  # INV-32.2: a player may have no deck now

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(subjects(s, self.of, use, it, who))


@dataclass(frozen=True)
class LayBeneath(Effect):
    """Attach a card facedown to another one as an experience, if everyone knows where it is (INV-41.3)."""

    of: Selector = IT
    to: Selector = THIS

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        bearers = subjects(s, self.to, use, it, who)
        for card in self.cards(s, use, it, who):
            if bearers and s.is_in_play(bearers[0]):
                s.rules.lay_beneath(s, card, bearers[0])
                s.mark_carried_out()

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        if isinstance(self.of, This):  # this card itself, while it is being played
            being_played = s.place[use.source] // SEATS == CHAIN and s.births[use.source] == use.birth
            return [use.source] if being_played else []
        cards = subjects(s, self.of, use, it, who)
        return [card for card in cards if s.is_known_to_all(card) and not s.rules.locked(s, card)]

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.cards(s, use, it, who)) and bool(subjects(s, self.to, use, it, who))


@dataclass(frozen=True)
class TakeExperience(OnEligibleCards):
    """Take an experience into its owner's hand; an effect may then refer to the card that it was under."""

    then: Effect | None = None

    def on(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> None:
        host = s.host[card]
        s.rules.take_from_beneath(s, card)
        s.mark_carried_out()
        if self.then is not None:
            s.then(Resolve(self.then, use, host, who))

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if s.place[card] // SEATS == BENEATH]


@dataclass(frozen=True)
class SacrificeForCards(Effect):
    """Sacrifice a card; the rest of the text refers to the cards that were attached to it facedown."""

    of: Selector = THIS

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            s.mark_carried_out()
            s.rules.note(s, use, tuple(s.cards_beneath(card)))
            s.rules.remove(s, [card], SACRIFICED, use)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool([card for card in cards if s.is_in_play(card) and not s.rules.spared(s, card, use)])


@dataclass(frozen=True)
class TakeOrAttach(Asking):
    """Take the card that was attached facedown into hand, or attach one of a set to another card instead."""

    of: Selector
    to: Selector

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The card in its present place, unless it cannot leave a discard pile."""
        return [card for card in use.topic.found if s.place[card] in s.facts.discards and not s.rules.locked(s, card)]

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = self.cards(s, use, it, who)
        if not cards:
            return []
        card = cards[0]
        able = (
            self.of.has(s, card, use, card, who)
            and s.duel.attachment[card]
            and s.rules.barred_by(s, card, who) == NOTHING
        )
        bearers = subjects(s, self.to, use, it, who) if able else []
        return [DONE, *[host for host in bearers if host in s.rules.hosts(s, card, s.place[host], who)]]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = self.cards(s, use, it, who)[0]
        s.mark_carried_out()
        if option == DONE:
            s.rules.take_to_hand(s, card, True)
        else:
            s.controller[card] = who
            s.rules.enter(s, card, s.place[option], option)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("take") if option == DONE else Move("attach to", option)


@dataclass(frozen=True)
class StruckCapital(Condition):
    """You have just dealt combat damage to a section of an opponent; it is the window after that combat (INV-39.30)."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        if s.window != DEALT_WINDOW:
            return False
        for kind, _, seat, _ in s.history[::-1]:
            if kind == CAPITAL_STRUCK and seat == use.controller:
                return True
            if kind == ATTACKS:
                return False
        return False


EXPERIENCE: Final = Experience()
WITH_CARDS: Final = WithCards()
YOU_STRUCK_CAPITAL: Final = StruckCapital()
