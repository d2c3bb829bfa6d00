"""The rules that constant effects of Conquest bend, each found by its kind when it matters."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change, NumberChange, PileChange
from ...effects.language.lasting import GainsTrait
from ...effects.language.numbers import HowMany
from ...effects.language.select import Selector
from ...effects.language.sets import ALL, THIS, OfFaction
from ...engine.dataclass import dataclass

COSTS: Final = 180
CANNOT_HEAL: Final = 182
CANNOT_PREVENT: Final = 183
COUNTS_EXHAUSTED: Final = 184
STAYS_EXHAUSTED: Final = 185
HELD_FAST: Final = 187
CANCELS_BONUS: Final = 189
IMMUNE: Final = 32
UNTARGETABLE: Final = 33
DOUBLE_DAMAGE: Final = 36
DOUBLE_STAT: Final = 37
SACRIFICED_AT: Final = 38
COMMITS_APART: Final = 64
RAISES_STRIKES: Final = 66
CANNOT_READY: Final = 67
AMBUSHES: Final = 68
DAMAGE_AT_MOST: Final = 69
NO_DAMAGE_BY: Final = 70
RESERVES_COMMAND: Final = 71
UNCOUNTED: Final = 39
NO_COMMITTING: Final = 141
MUST_PASS: Final = 142
SETS_STAT: Final = 143
HELD: Final = 144
DEPLOYS_DISCARDED: Final = 145
PLAYS_DISCARDED: Final = 146
SILENCES: Final = 148
GAINS_SYMBOL: Final = 149
SHIELDS_WITH: Final = 151
TOP_REVEALED: Final = 154
BARS_COPIES: Final = 155
RESERVES_FIGHT: Final = 156
HAS_NUMBERS: Final = 157


@dataclass(frozen=True)
class ImmuneTo(Change):
    """Enemy cards of a kind cannot target or affect cards of a set (CON-15.11); with a trait, anybody's of it."""

    of: Selector
    kinds: int
    trait: str = ""

    def about(self) -> int:
        return IMMUNE


@dataclass(frozen=True)
class Untargetable(Change):
    """Cards of a set cannot be targeted by enemy card abilities."""

    of: Selector

    def about(self) -> int:
        return UNTARGETABLE


@dataclass(frozen=True)
class DoubleDamage(Change):
    """Units of a set, or anything, deal double damage to units of another set, or only while they attack them."""

    to: Selector
    of: Selector = THIS
    attacking: bool = False

    def about(self) -> int:
        return DOUBLE_DAMAGE


@dataclass(frozen=True)
class DoubleStat(NumberChange):
    """The ATK or the hit points of units of a set are doubled, after everything that is added (CON-Q12)."""

    of: Selector
    stat: int

    def about(self) -> int:
        return DOUBLE_STAT


@dataclass(frozen=True)
class SacrificedAt(Change):
    """With so much damage on it the card is sacrificed."""

    damage: int

    def about(self) -> int:
        return SACRIFICED_AT


@dataclass(frozen=True)
class CommitsApart(Change):
    """This unit must commit to a different planet than its player's warlord, if able (CON-19.2)."""

    def about(self) -> int:
        return COMMITS_APART


@dataclass(frozen=True)
class Uncounted(Change):
    """The command icons of cards of a set do not count in command struggles (CON-7.10)."""

    of: Selector

    def about(self) -> int:
        return UNCOUNTED


@dataclass(frozen=True)
class RaisesStrikes(Change):
    """The Deep Strike value of each card that the opponent has in reserve at this planet is so much higher."""

    amount: int

    def about(self) -> int:
        return RAISES_STRIKES


@dataclass(frozen=True)
class CannotReady(Change):
    """Cards of a set cannot be readied."""

    of: Selector

    def about(self) -> int:
        return CANNOT_READY


@dataclass(frozen=True)
class Ambushes(Change):
    """Cards of a set in hand may be deployed at planets of a set as if they had Ambush (CON-15.3)."""

    of: Selector
    at: Selector

    def about(self) -> int:
        return AMBUSHES


@dataclass(frozen=True)
class DamageAtMost(Change):
    """Units of a set take so much damage at most each time."""

    of: Selector
    most: int

    def about(self) -> int:
        return DAMAGE_AT_MOST


@dataclass(frozen=True)
class NoDamageBy(Change):
    """Units of a set cannot be damaged by units of another set."""

    of: Selector
    by: Selector

    def about(self) -> int:
        return NO_DAMAGE_BY


@dataclass(frozen=True)
class ReservesCommand(Change):
    """Each card that its player has in reserve counts as a command icon at its planet."""

    def about(self) -> int:
        return RESERVES_COMMAND


@dataclass(frozen=True)
class NoCommitting(Change):
    """The opponent cannot commit his warlord to planets of a set, unless there is no other planet (CON-7.2)."""

    of: Selector

    def about(self) -> int:
        return NO_COMMITTING


@dataclass(frozen=True)
class MustPass(Change):
    """The player must pass in his next deploy turn (CON-6.3)."""

    def about(self) -> int:
        return MUST_PASS


@dataclass(frozen=True)
class SetsStat(NumberChange):
    """A number of cards of a set is so much, whatever else would change it (CON-16.23)."""

    of: Selector
    stat: int
    amount: int

    def about(self) -> int:
        return SETS_STAT


@dataclass(frozen=True)
class HasNumbers(NumberChange):
    """Units of a set have so much ATK and so many hit points; the rest is added to that (CON-16.23)."""

    of: Selector
    attack: HowMany
    hit_points: HowMany

    def about(self) -> int:
        return HAS_NUMBERS


@dataclass(frozen=True)
class Held(Change):
    """Somebody else than before controls a unit (CON-17.12)."""

    def about(self) -> int:
        return HELD


@dataclass(frozen=True)
class DeploysDiscarded(Change):
    """This card may be deployed from its player's discard pile (CON-6.10 is bent)."""

    def about(self) -> int:
        return DEPLOYS_DISCARDED


@dataclass(frozen=True)
class PlaysDiscarded(Change):
    """The player may play events of a set out of discard piles as if they were in his hand."""

    of: Selector
    actions: bool = False  # as Actions alone

    def about(self) -> int:
        return PLAYS_DISCARDED


@dataclass(frozen=True)
class Silences(Change):
    """The opponent cannot trigger abilities; what is forced happens all the same."""

    def about(self) -> int:
        return SILENCES


@dataclass(frozen=True)
class GainsSymbol(Change):
    """Planets of a set have one more type symbol (CON-1.8)."""

    of: Selector
    symbol: int

    def about(self) -> int:
        return GAINS_SYMBOL


@dataclass(frozen=True)
class ShieldsWith(Change):
    """Cards of a set in hand may be used as shield cards, with so many shield icons (CON-11.4)."""

    of: Selector
    icons: HowMany

    def about(self) -> int:
        return SHIELDS_WITH


@dataclass(frozen=True)
class TopRevealed(PileChange):
    """The opponent plays with the top card of his deck revealed."""

    def about(self) -> int:
        return TOP_REVEALED


@dataclass(frozen=True)
class BarsCopies(Change):
    """The opponent cannot deploy copies of the card that is attached to this one."""

    def about(self) -> int:
        return BARS_COPIES


@dataclass(frozen=True)
class ReservesFight(Change):
    """Each card that its player has in reserve is treated as an army unit with these numbers, of a faction."""

    attack: int
    hit_points: int
    faction: OfFaction

    def about(self) -> int:
        return RESERVES_FIGHT


@dataclass(frozen=True)
class Costs(Change):
    """Cards of a set cost so much more, or less but never below `least`, to be deployed or played (CON-6.5)."""

    of: Selector
    amount: HowMany
    at: Selector = ALL  # the planets where they cost so
    least: int = 0

    def about(self) -> int:
        return COSTS


@dataclass(frozen=True)
class CannotHeal(Change):
    """Damage cannot be removed from units of a set."""

    of: Selector

    def about(self) -> int:
        return CANNOT_HEAL


@dataclass(frozen=True)
class CannotPrevent(Change):
    """Damage dealt by cards of a set cannot be prevented (CON-11.12)."""

    by: Selector

    def about(self) -> int:
        return CANNOT_PREVENT


@dataclass(frozen=True)
class CountsExhausted(Change):
    """Exhausted units of a set count their command icons, too (CON-7.10)."""

    of: Selector

    def about(self) -> int:
        return COUNTS_EXHAUSTED


@dataclass(frozen=True)
class StaysExhausted(Change):
    """Units of a set do not ready between combat rounds (CON-9.10)."""

    of: Selector

    def about(self) -> int:
        return STAYS_EXHAUSTED


@dataclass(frozen=True)
class HeldFast(Change):
    """Units of a set cannot be routed or exhausted by card effects; costs are no effects."""

    of: Selector

    def about(self) -> int:
        return HELD_FAST


@dataclass(frozen=True)
class CancelsBonus(Change):
    """Planets of a set have no card bonus, or no resource bonus (CON-7.13)."""

    of: Selector
    resources: bool = False

    def about(self) -> int:
        return CANCELS_BONUS


@dataclass(frozen=True)
class GainsLabel(GainsTrait):
    """Cards of a set have a specialization, which counts like a printed one (CON-15.14)."""
