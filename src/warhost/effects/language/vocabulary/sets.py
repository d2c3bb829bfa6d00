"""Sets of cards, numbers, and conditions."""

from __future__ import annotations

from typing import Final

from ..conditions import (
    STILL_HERE,
    YOUR_TURN,
    DuringPhase,
    ItIs,
    ItIsNot,
    MoreThan,
    NoMoreThan,
    NumberAtMost,
    NumberIs,
    NumberOther,
    OneOf,
    ThereAre,
)
from ..effect import Already, X
from ..numbers import (
    CardsInHand,
    CostAtLeast,
    CostAtMost,
    CostIs,
    Count,
    CountBut,
    CountFound,
    DamageOn,
    HowMuch,
    OddCost,
    OpponentsCards,
    OpponentsResources,
    PrintedCost,
    ResourcesOf,
    StatOf,
    TokensOn,
)
from ..select import ALL, Aimed, Selector
from ..sets import (
    ANOTHER,
    DAMAGED,
    ENEMY,
    FIRST,
    FOUND,
    HOST,
    IN_DISCARD,
    IN_ENEMY_DISCARD,
    IN_HAND,
    IT,
    MINE,
    OTHER,
    SECOND,
    THAT,
    THIS,
    UNIQUE,
    WITH_ATTACHMENTS,
    WITH_TOKENS,
    YOURS,
    AttachedTo,
    HostOf,
    Named,
    OfTrait,
    SamePlace,
    Topmost,
)
from ..shared_properties import OWNED, ControlledLike, SameName

CARDS_IN_HAND: Final = CardsInHand()
OPPONENTS_CARDS: Final = OpponentsCards()
OPPONENTS_RESOURCES: Final = OpponentsResources()
RESOURCES: Final = ResourcesOf()
HOW_MUCH: Final = HowMuch()
ODD_COST: Final = OddCost()

trait = OfTrait
cost_at_most = CostAtMost
cost_at_least = CostAtLeast
cost_is = CostIs
named = Named
topmost = Topmost
same_name = SameName
controlled_like = ControlledLike
attached_to = AttachedTo
host_of = HostOf
printed_cost = PrintedCost
damage_on = DamageOn
found = CountFound
count = Count
plus = CountBut
stat_of = StatOf
tokens_on = TokensOn
at_least = ThereAre
no_more_than = NoMoreThan
at_most = NumberAtMost
more_than = MoreThan
number_is = NumberIs
is_not = NumberOther
one_of = OneOf
it_is = ItIs
it_is_not = ItIsNot
during = DuringPhase
already = Already


def same_place(of: Aimed) -> Selector:
    """Cards in the place where the chosen targets were when they were chosen (INV-11.7)."""
    return SamePlace(of.slot)


__all__ = [
    "ALL",
    "ANOTHER",
    "CARDS_IN_HAND",
    "DAMAGED",
    "ENEMY",
    "FIRST",
    "FOUND",
    "HOST",
    "HOW_MUCH",
    "IN_DISCARD",
    "IN_ENEMY_DISCARD",
    "IN_HAND",
    "IT",
    "MINE",
    "ODD_COST",
    "OPPONENTS_CARDS",
    "OPPONENTS_RESOURCES",
    "OTHER",
    "OWNED",
    "RESOURCES",
    "SECOND",
    "STILL_HERE",
    "THAT",
    "THIS",
    "UNIQUE",
    "WITH_ATTACHMENTS",
    "WITH_TOKENS",
    "YOURS",
    "YOUR_TURN",
    "X",
    "already",
    "at_least",
    "at_most",
    "attached_to",
    "controlled_like",
    "cost_at_least",
    "cost_at_most",
    "cost_is",
    "count",
    "damage_on",
    "during",
    "found",
    "host_of",
    "is_not",
    "it_is",
    "it_is_not",
    "more_than",
    "named",
    "no_more_than",
    "number_is",
    "one_of",
    "plus",
    "printed_cost",
    "same_name",
    "same_place",
    "stat_of",
    "tokens_on",
    "topmost",
    "trait",
]
