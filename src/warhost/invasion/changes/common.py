"""The rules that constant effects of Invasion bend, each found by its kind when it matters."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change, NumberChange, PileChange
from ...effects.language.basis import TABLE
from ...effects.language.numbers import HowMany
from ...effects.language.select import Selector
from ...effects.language.sets import ALL
from ...engine.dataclass import dataclass

COST: Final = 1
TARGET_PRICE: Final = 2
ENTERS_CORRUPTED: Final = 6
ENTERS_DAMAGED: Final = 7
PAYS_WITH_DAMAGE: Final = 8
CONTROLS: Final = 11
IS_DEVELOPMENT: Final = 12
COUNTS_AS: Final = 17
SKIPS_PHASE: Final = 18
ENTERS_WITH_TOKENS: Final = 19
UNTARGETABLE: Final = 20
PAYS_WITH_TOKENS: Final = 21
CANNOT_STAY: Final = 22
NO_LOYALTY: Final = 24
DISCARD_LOCKED: Final = 60
ANY_TIME: Final = 61
SEARCHES_MORE: Final = 62
DRAW_LIMIT: Final = 63
DRAWS_FEWER: Final = 64
TOP_REVEALED: Final = 65
PLAYS_FROM: Final = 66
PAYS_INSTEAD: Final = 67
CHOOSES_DISCARD: Final = 68
WINS_EMPTY: Final = 69
NO_ACTIONS: Final = 80
ADDS_POWER: Final = 81
UNCHANGED: Final = -1  # the power of a card that becomes something else and keeps its own
# How a card may be played from elsewhere.
FACEUP: Final = 0  # as what it is
EITHER: Final = 1  # or as a development
DEVELOPED_HERE: Final = 2  # only as a development, into the zone of the card that says so


@dataclass(frozen=True)
class CostChange(Change):
    """Cards of a set cost more or less to play; with `first`, only the first of them that you play each turn."""

    of: Selector
    amount: HowMany
    first: bool = False
    least: int = 0  # it cannot lower the cost below this
    next: bool = False  # only the next of them that you play: then this has been used up
    into: Selector = ALL  # only into a zone whose section belongs to this set
    risen: bool = False  # only out of the discard pile

    def about(self) -> int:
        return COST


@dataclass(frozen=True)
class TargetPrice(Change):
    """Opponents cannot target cards of a set unless they pay so much more per effect (INV-3.22).

    With `discards` they pay with so many cards of their hand.
    """

    of: Selector
    amount: int = 0
    discards: int = 0

    def about(self) -> int:
        return TARGET_PRICE


@dataclass(frozen=True)
class EntersCorrupted(Change):
    """Cards of a set enter this zone corrupted (INV-16.6, INV-16.7), or play, wherever they do."""

    of: Selector
    anywhere: bool = False

    def about(self) -> int:
        return ENTERS_CORRUPTED


@dataclass(frozen=True)
class EntersDamaged(Change):
    """Cards of a set come into play with damage on them."""

    of: Selector
    amount: int

    def about(self) -> int:
        return ENTERS_DAMAGED


@dataclass(frozen=True)
class EntersWithTokens(Change):
    """This card enters play with resource tokens on it."""

    amount: int

    def about(self) -> int:
        return ENTERS_WITH_TOKENS


@dataclass(frozen=True)
class Untargetable(Change):
    """Cards of a set cannot be targeted by the effects of opponents' cards, or of any."""

    of: Selector
    by_anybody: bool = False

    def about(self) -> int:
        return UNTARGETABLE


@dataclass(frozen=True)
class PaysWithTokens(Change):
    """Its controller may spend the tokens on this card as resources: for anything, or to play cards of a set."""

    cards: Selector
    abilities: bool = False  # for everything else that costs resources as well

    def about(self) -> int:
        return PAYS_WITH_TOKENS


@dataclass(frozen=True)
class CannotStay(Change):
    """Cards of a set are destroyed or sacrificed, as soon as and as long as it holds."""

    of: Selector
    how: int

    def later(self) -> bool:
        """It holds as soon as the numbers are worked out."""
        return False

    def about(self) -> int:
        return CANNOT_STAY


@dataclass(frozen=True)
class PaysWithDamage(Change):
    """Its controller may spend the damage on it as though it were resources."""

    of: Selector

    def about(self) -> int:
        return PAYS_WITH_DAMAGE


@dataclass(frozen=True)
class Controls(Change):
    """Its controller controls cards of a set (INV-17.4)."""

    of: Selector

    def about(self) -> int:
        return CONTROLS


@dataclass(frozen=True)
class IsDevelopment(NumberChange):
    """Cards of a set are faceup developments, and nothing else (INV-22.5)."""

    of: Selector

    def about(self) -> int:
        return IS_DEVELOPMENT


@dataclass(frozen=True)
class CountsAs(NumberChange):
    """Cards of a set are of a further kind too (INV-19.11, INV-22.8), perhaps with other power and hit points."""

    of: Selector
    kinds: int
    hit_points: int = 0
    power: int = UNCHANGED

    def about(self) -> int:
        return COUNTS_AS


@dataclass(frozen=True)
class SkipsPhase(Change):
    """Its controller has no phase of a kind: he skips it (INV-12.15)."""

    phase: int

    def about(self) -> int:
        return SKIPS_PHASE


@dataclass(frozen=True)
class DrawLimit(Change):
    """Opponents cannot draw more than so many cards in a turn; what they have drawn this turn counts."""

    most: int

    def about(self) -> int:
        return DRAW_LIMIT


@dataclass(frozen=True)
class DrawsFewer(Change):
    """Opponents draw so many cards fewer in the quest phase, but no fewer than a minimum by it."""

    fewer: int
    least: int

    def about(self) -> int:
        return DRAWS_FEWER


@dataclass(frozen=True)
class TopRevealed(PileChange):
    """The top card of your deck lies open, or of everybody's."""

    everybody: bool = False

    def about(self) -> int:
        return TOP_REVEALED


@dataclass(frozen=True)
class PlaysFrom(Change):
    """You may play cards of a set that lie elsewhere as though they were in your hand (INV-23.2).

    `how`: as what they are, also as developments, or only as developments into this zone.
    """

    of: Selector
    how: int = FACEUP
    necromancy: bool = False  # as though they had Necromancy
    no_loyalty: bool = False  # loyalty is not paid for

    def about(self) -> int:
        return PLAYS_FROM


@dataclass(frozen=True)
class WinsEmpty(Change):
    """You win when you have neither a hand nor a deck, instead of losing (INV-32.2 is bent)."""

    def about(self) -> int:
        return WINS_EMPTY


@dataclass(frozen=True)
class ChoosesDiscard(Change):
    """What the controller of the attached card would discard at random you may look at and choose, card by card."""

    def about(self) -> int:
        return CHOOSES_DISCARD


@dataclass(frozen=True)
class DiscardLocked(Change):
    """Cards cannot leave the discard piles of opponents."""

    def about(self) -> int:
        return DISCARD_LOCKED


@dataclass(frozen=True)
class AnyTime(Change):
    """You may play this card whenever you could take an action, also in response (INV-6.7 does not bind it)."""

    def about(self) -> int:
        return ANY_TIME


@dataclass(frozen=True)
class SearchesMore(Change):
    """Whenever you search cards of your deck, you may search one more."""

    def about(self) -> int:
        return SEARCHES_MORE


@dataclass(frozen=True)
class IgnoresLoyalty(Change):
    """The loyalty of cards of a set costs you nothing; with `next`, of the next of them that you play."""

    of: Selector
    next: bool = False

    def reads(self) -> int:
        return TABLE

    def about(self) -> int:
        return NO_LOYALTY


@dataclass(frozen=True)
class NoActions(Change):
    """The attacking player cannot trigger Actions, those of tactics included (INV-6.6)."""

    def about(self) -> int:
        return NO_ACTIONS


@dataclass(frozen=True)
class AddsPower(NumberChange):
    """Cards of a set add their power to another zone of their controller as well."""

    of: Selector
    zone: int

    def about(self) -> int:
        return ADDS_POWER
