"""The rule modifiers of Invasion, each found by its class by the rule that it modifies."""

from __future__ import annotations

from typing import Final

from ...effects.language.basis import TABLE
from ...effects.language.effect import HowMany
from ...effects.language.modifier import CardModifier, NumberModifier, RuleModifier
from ...effects.language.select import ALL, Selector
from ...effects.language.use import NOTHING, AnyWorld, Use
from ...engine.dataclass import dataclass

UNCHANGED: Final = -1  # the power of a card that becomes something else and keeps its own
# How a card may be played from elsewhere.
FACEUP: Final = 0  # as what it is
EITHER: Final = 1  # or as a development
DEVELOPED_HERE: Final = 2  # only as a development, into the zone of the card that says so


@dataclass(frozen=True)
class CostChange(CardModifier):
    """Selected cards cost more or less to play; with `first`, only the first of them that you play each turn."""

    amount: HowMany
    first: bool = False
    least: int = 0  # it cannot lower the cost below this
    next: bool = False  # only the next of them that you play: then this has been used up
    into: Selector = ALL  # only into a zone whose section belongs to this set
    risen: bool = False  # only out of the discard pile


@dataclass(frozen=True)
class TargetPrice(CardModifier):
    """Opponents cannot target selected cards unless they pay an amount more per effect (INV-3.22).

    With `discards` they pay with so many cards of their hand.
    """

    amount: int = 0
    discards: int = 0


@dataclass(frozen=True)
class EntersCorrupted(CardModifier):
    """Selected cards enter this zone corrupted (INV-16.6, INV-16.7), or play, wherever they do."""

    anywhere: bool = False


@dataclass(frozen=True)
class EntersDamaged(CardModifier):
    """Selected cards come into play with damage on them."""

    amount: int

    def amount_for(self, s: AnyWorld, card: int, use: Use) -> int:
        return self.amount


@dataclass(frozen=True)
class EntersWithTokens(RuleModifier):
    """This card enters play with resource tokens on it."""

    amount: int


@dataclass(frozen=True)
class PaysWithTokens(RuleModifier):
    """Its controller may spend the tokens on this card as resources: for anything, or to play selected cards."""

    cards: Selector
    abilities: bool = False  # for everything else that costs resources as well

    def concerns(self, s: AnyWorld, card: int, use: Use, it: int) -> bool:
        """True if the tokens pay for playing a card, or, without one, for everything else."""
        return self.abilities if card == NOTHING else self.cards.has(s, card, use, card, use.controller)


@dataclass(frozen=True)
class CannotStay(CardModifier):
    """Selected cards are destroyed or sacrificed, as soon as and as long as it holds."""

    how: int

    def later(self) -> bool:
        """It holds as soon as the numbers are computed."""
        return False


@dataclass(frozen=True)
class PaysWithDamage(CardModifier):
    """Its controller may spend the damage on it as though it were resources."""


@dataclass(frozen=True)
class Controls(CardModifier):
    """Its controller controls selected cards (INV-17.4)."""


@dataclass(frozen=True)
class IsDevelopment(NumberModifier):
    """Selected cards are faceup developments, and nothing else (INV-22.5)."""

    of: Selector


@dataclass(frozen=True)
class CountsAs(NumberModifier):
    """Selected cards are of a further kind too (INV-19.11, INV-22.8), perhaps with other power and hit points."""

    of: Selector
    kinds: int
    hit_points: int = 0
    power: int = UNCHANGED


@dataclass(frozen=True)
class SkipsPhase(RuleModifier):
    """Its controller has no phase of a kind: they skip it (INV-12.15)."""

    phase: int


@dataclass(frozen=True)
class DrawLimit(RuleModifier):
    """Opponents cannot draw more than so many cards in a turn; what they have drawn this turn counts."""

    most: int


@dataclass(frozen=True)
class DrawsFewer(RuleModifier):
    """Opponents draw `fewer` cards less in the quest phase, but at least `least`."""

    fewer: int
    least: int


@dataclass(frozen=True)
class PlaysFrom(CardModifier):
    """You may play selected cards that lie elsewhere as though they were in your hand (INV-23.2).

    `how`: as what they are, also as developments, or only as developments into this zone.
    """

    how: int = FACEUP
    necromancy: bool = False  # as though they had Necromancy
    no_loyalty: bool = False  # loyalty is not paid for


@dataclass(frozen=True)
class WinsEmpty(RuleModifier):
    """You win when you have neither a hand nor a deck, instead of losing (an exception to INV-32.2)."""


@dataclass(frozen=True)
class ChoosesDiscard(RuleModifier):
    """What the controller of the attached card would discard at random you may look at and choose, card by card."""


@dataclass(frozen=True)
class DiscardLocked(RuleModifier):
    """Cards cannot leave the discard piles of opponents."""


@dataclass(frozen=True)
class AnyTime(RuleModifier):
    """You may play this card whenever you could take an action, also in response (INV-6.7 does not bind it)."""


@dataclass(frozen=True)
class SearchesMore(RuleModifier):
    """Whenever you search cards of your deck, you may search one more."""


@dataclass(frozen=True)
class IgnoresLoyalty(CardModifier):
    """The loyalty of selected cards costs you nothing; with `next`, of the next of them that you play."""

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
