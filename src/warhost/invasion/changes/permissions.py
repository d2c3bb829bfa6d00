"""The rules that constant effects bend about what may be played, developed and used, and how often."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change, NumberChange
from ...effects.language.numbers import HowMany
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass

MORE_DEVELOPMENTS: Final = 50
NO_DEVELOPING: Final = 51
MORE_LIMITED: Final = 52
LOSES_ABILITIES: Final = 53
CANNOT_BE_PLAYED: Final = 54
ONCE_PER_TITLE: Final = 55
AMBUSH_COST: Final = 56
QUESTS_TOGETHER: Final = 57
NO_ATTACKS: Final = 58
TAKES_DAMAGE: Final = 59
TWO_ZONES: Final = 98
ATTACKS_EVERYTHING: Final = 99


@dataclass(frozen=True)
class MoreDevelopments(Change):
    """Its controller may play so many more developments in each of his turns (INV-4.13)."""

    amount: int = 1

    def about(self) -> int:
        return MORE_DEVELOPMENTS


@dataclass(frozen=True)
class NoDeveloping(Change):
    """Its controller cannot develop this zone: no card enters it as a development."""

    def about(self) -> int:
        return NO_DEVELOPING


@dataclass(frozen=True)
class MoreLimited(Change):
    """Its controller may play so many more Limited cards in a turn (INV-15.16)."""

    amount: int = 1

    def about(self) -> int:
        return MORE_LIMITED


@dataclass(frozen=True)
class LosesAbilities(NumberChange):
    """Cards of a set lose all their Actions and forced effects."""

    of: Selector

    def about(self) -> int:
        return LOSES_ABILITIES


@dataclass(frozen=True)
class CannotBePlayed(Change):
    """Cards of a set cannot be played; with `entering`, not be put into play either."""

    of: Selector
    entering: bool = False

    def about(self) -> int:
        return CANNOT_BE_PLAYED


@dataclass(frozen=True)
class OncePerTitle(Change):
    """No player can play or put into play more than one card of a title each turn."""

    def about(self) -> int:
        return ONCE_PER_TITLE


@dataclass(frozen=True)
class AmbushCost(Change):
    """The first card that its controller ambushes each turn costs so much more or less Ambush."""

    amount: HowMany

    def about(self) -> int:
        return AMBUSH_COST


@dataclass(frozen=True)
class QuestsTogether(Change):
    """Units of its controller may go on a quest on which there are other units (INV-19.4)."""

    def about(self) -> int:
        return QUESTS_TOGETHER


@dataclass(frozen=True)
class NoAttacks(Change):
    """Opponents of its controller cannot declare attacks."""

    def about(self) -> int:
        return NO_ATTACKS


@dataclass(frozen=True)
class TwoZones(Change):
    """Its controller may attack two zones at the same time (INV-46.2)."""

    def about(self) -> int:
        return TWO_ZONES


@dataclass(frozen=True)
class AttacksEverything(Change):
    """Attacks of its controller are against all zones that do not burn, and may be defended from all (INV-46.3)."""

    def about(self) -> int:
        return ATTACKS_EVERYTHING


@dataclass(frozen=True)
class TakesDamage(Change):
    """Its controller may place combat damage that he would assign to this zone on this card instead (INV-39.43)."""

    def about(self) -> int:
        return TAKES_DAMAGE
