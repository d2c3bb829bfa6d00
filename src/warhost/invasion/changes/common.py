"""The common rule modifiers of Invasion; a rule finds them by their class."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse, AnyWorld
from ...effects.language.basis import TABLE
from ...effects.language.effect import HowMany
from ...effects.language.modifier import CardModifier, NumberModifier, RuleModifier
from ...effects.language.select import ALL, Selector
from ...engine.dataclass import dataclass

UNCHANGED: Final = -1  # no new power: a card that counts as another kind keeps its own
# How a card may be played from outside the hand.
FACEUP: Final = 0  # faceup
EITHER: Final = 1  # faceup or as a development
DEVELOPED_HERE: Final = 2  # only as a development, into the zone of the card that allows it


@dataclass(frozen=True)
class CostChange(CardModifier):
    """Selected cards cost more or less to play; with `first`, only the first of them that you play each turn."""

    amount: HowMany
    first: bool = False
    least: int = 0  # the lowest cost to which it can reduce the cost of a card
    next: bool = False  # True if only the next selected card that you play costs less or more
    into: Selector = ALL  # sections: it applies only to cards that are played into the zone of one of these
    risen: bool = False  # True if it applies only to cards played from the discard pile


@dataclass(frozen=True)
class TargetPrice(CardModifier):
    """Opponents cannot target selected cards unless they pay resources for each effect (INV-3.22).

    With `discards` they discard that many cards from hand instead.
    """

    amount: int = 0
    discards: int = 0


@dataclass(frozen=True)
class EntersCorrupted(CardModifier):
    """Selected cards enter this zone corrupted (INV-16.6, INV-16.7), or with `anywhere` enter play corrupted."""

    anywhere: bool = False


@dataclass(frozen=True)
class EntersDamaged(CardModifier):
    """Selected cards come into play with damage on them."""

    amount: int

    def amount_for(self, s: AnyWorld, card: int, use: AbilityUse) -> int:
        return self.amount


@dataclass(frozen=True)
class EntersWithTokens(RuleModifier):
    """This card enters play with resource tokens on it."""

    amount: int


@dataclass(frozen=True)
class PaysWithTokens(RuleModifier):
    """Its controller may spend the tokens on this card as resources: for anything, or to play selected cards."""

    cards: Selector
    abilities: bool = False  # True if tokens also pay for other costs, such as those of abilities

    def concerns(self, s: AnyWorld, card: int, use: AbilityUse, it: int) -> bool:
        """True if the tokens can pay for playing a card, or without a card for other costs."""
        return self.abilities if card == NOTHING else self.cards.has(s, card, use, card, use.controller)


@dataclass(frozen=True)
class CannotStay(CardModifier):
    """Selected cards are destroyed or sacrificed as soon as this applies, and as long as it applies."""

    how: int

    def later(self) -> bool:
        """False: it applies as soon as the numbers are computed."""
        return False


@dataclass(frozen=True)
class PaysWithDamage(CardModifier):
    """Its controller may spend the damage on selected cards like resources."""


@dataclass(frozen=True)
class Controls(CardModifier):
    """Its controller controls selected cards (INV-17.4)."""


@dataclass(frozen=True)
class IsDevelopment(NumberModifier):
    """Selected cards are faceup developments, and nothing else (INV-22.5)."""

    of: Selector


@dataclass(frozen=True)
class CountsAs(NumberModifier):
    """Selected cards are also of another kind (INV-19.11, INV-22.8), optionally with other power and hit points."""

    of: Selector
    kinds: int
    hit_points: int = 0
    power: int = UNCHANGED


@dataclass(frozen=True)
class SkipsPhase(RuleModifier):
    """Its controller skips a phase (INV-12.15)."""

    phase: int


@dataclass(frozen=True)
class DrawLimit(RuleModifier):
    """Opponents cannot draw more than a number of cards in a turn; cards already drawn this turn count."""

    most: int


@dataclass(frozen=True)
class DrawsFewer(RuleModifier):
    """Opponents draw `fewer` cards less in the quest phase, but at least `least`."""

    fewer: int
    least: int


@dataclass(frozen=True)
class PlaysFrom(CardModifier):
    """You may play selected cards from where they are, as if they were in your hand (INV-23.2).

    `how`: faceup, faceup or as developments, or only as developments into this zone.
    """

    how: int = FACEUP
    necromancy: bool = False  # True if the cards are played as with the Necromancy keyword
    no_loyalty: bool = False  # True if the loyalty cost of the cards is not paid


@dataclass(frozen=True)
class WinsEmpty(RuleModifier):
    """You win when you have neither a hand nor a deck, instead of losing (an exception to INV-32.2)."""


@dataclass(frozen=True)
class ChoosesDiscard(RuleModifier):
    """You may look at and choose each card that the controller of the attached card would discard at random."""


@dataclass(frozen=True)
class DiscardLocked(RuleModifier):
    """Cards cannot leave the discard piles of opponents."""


@dataclass(frozen=True)
class AnyTime(RuleModifier):
    """You may play this card whenever you could take an action, also in response (INV-6.7 does not apply)."""


@dataclass(frozen=True)
class SearchesMore(RuleModifier):
    """Whenever you search cards of your deck, you search one more card."""


@dataclass(frozen=True)
class IgnoresLoyalty(CardModifier):
    """You do not pay loyalty for selected cards; with `next`, for the next of them that you play."""

    next: bool = False

    def reads(self) -> int:
        return TABLE


@dataclass(frozen=True)
class NoActions(RuleModifier):
    """The attacking player cannot trigger Actions, those of tactics included (INV-6.6)."""


@dataclass(frozen=True)
class AddsPower(NumberModifier):
    """Selected cards add their power to another zone of their controller as well."""

    of: Selector
    zone: int
