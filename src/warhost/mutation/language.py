"""Mutations for the card language that both card games share."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..effects.language.abilities import FORCED, OPPONENT, TRIGGERED, YOU, Ability
from ..effects.language.choices import Choose, May, Or, Target, TargetPlayer, UnlessPays
from ..effects.language.combinators import Each, EachOpponent, EachPlayer, If, Seq, Then
from ..effects.language.conditions import OneOf
from ..effects.language.effect import ALWAYS, AndAlso, Condition
from ..effects.language.limits import BY_TITLE, NO_LIMIT, ONCE_MORE, PERIOD_BITS, is_by_title
from ..effects.language.select import Aimed, Both, Either, Everything, Without
from ..effects.language.sets import Enemys, It, Mine, This, Yours
from ..effects.language.texts import Part
from .tables import Replacement, Tables

NO_TEXT: Final = Part()  # an ability without effect, for a card without text


def sets(word: object) -> list[Replacement]:
    """A selector without one condition, exception or alternative, or with the other player's cards."""
    if isinstance(word, (Both, Either, OneOf, AndAlso)):
        pairs: list[tuple[object, object]] = [(word.other, word.one), (word.one, word.other)]
        # If both are of the same type, the nested one drops its parts itself.
        return [("drop", dropped, left) for dropped, left in pairs if type(dropped) is not type(word)]
    if isinstance(word, Without) and not isinstance(word.one, Everything):
        return [("drop except", word.other, word.one)]
    if isinstance(word, (Yours, Mine)):
        return [("your to opponent's", None, Enemys())]
    if isinstance(word, Enemys):
        return [("opponent's to your", None, Yours())]
    return []


def combinators(word: object) -> list[Replacement]:
    """Swap "may" and "must", target and each, or the player who acts; or drop a part of a sentence."""
    if isinstance(word, May):
        return [("may to must", None, word.effect)]
    if isinstance(word, Target) and not isinstance(word, TargetPlayer):
        return [("target to each", None, Each(word.of, word.effect))]
    if isinstance(word, Choose):
        return [("choose to each", None, Each(word.of, word.effect))]
    if isinstance(word, Each):
        return [("each to choose", None, Choose(word.of, word.effect))]
    if isinstance(word, EachOpponent):
        return [("each opponent to you", None, word.effect)]
    if isinstance(word, EachPlayer):
        opponents = EachOpponent(word.effect)
        return [("each player to you", None, word.effect), ("each player to each opponent", None, opponents)]
    if isinstance(word, UnlessPays):
        return [("drop unless", None, word.effect)]
    if isinstance(word, Then):
        both = Seq((word.first, word.second))
        return [("then to and", None, both), ("drop then", None, word.first), ("drop first", None, word.second)]
    if isinstance(word, If):
        return [("drop if", None, word.effect)]
    if isinstance(word, Or) and len(word.effects) == 2:
        return [(f"drop either {at}", None, word.effects[1 - at]) for at in (0, 1)]
    return []


def abilities(word: object) -> list[Replacement]:
    """Replacements that make a mandatory ability optional."""
    if isinstance(word, Ability) and word.kind in (FORCED, TRIGGERED) and word.effect is not None:
        if not isinstance(word.effect, May) and not word.optional:
            return [("must to may", None, replace(word, effect=May(word.effect)))]
    return []


def conditions(word: object) -> list[Replacement]:
    """Make a condition without a default always true."""
    if isinstance(word, Condition) and not isinstance(word, (AndAlso, OneOf)) and word != ALWAYS:
        return [("drop condition", None, ALWAYS)]
    return []


def is_idle(word: object, field: str) -> bool:
    """True for `up_to` of a mandatory target if minimum and maximum are equal, since it then has no effect."""
    return field == "up_to" and isinstance(word, Target) and word.fewest == word.count


def limits() -> dict[int, tuple[int, ...]]:
    """The replacements of limits: once by twice, and "by title" by "each copy"; limits are dropped as defaults."""
    found: dict[int, tuple[int, ...]] = {}
    for limit in range(NO_LIMIT + 1, 4 * ONCE_MORE):
        if limit & PERIOD_BITS:
            found[limit] = (limit + ONCE_MORE, *([limit - BY_TITLE] if is_by_title(limit) else []))
    return found


SHARED: Final = Tables(
    codes={
        **{
            field: {} for field in ("kind", "kinds", "zone", "slot", "what", "until", "stat", "phase", "how", "keyword")
        },
        **{field: {} for field in ("marks", "faction", "symbol", "pays", "to", "would", "race", "without")},
        "by": {YOU: (OPPONENT,), OPPONENT: (YOU,)},
        "whom": {YOU: (OPPONENT,), OPPONENT: (YOU,)},
        "limit": limits(),
    },
    toggles=frozenset({"up_to", "opponents", "until"}),
    skipped=frozenset(
        {
            "Ability.hand",
            "OfKind.site_kinds",
            "Target.fewest",
            "Target.aimed",
            "Choose.aimed",
            "Create.free",
            "PrintedCost.facedown",
            "LoyaltyOf.facedown",
            "slot",
        }
    ),
    required=frozenset({"Ability.effect", "Ability.when", "Ability.changes"}),
    pointers=(It, This, Aimed),
    words=(sets, combinators, abilities, conditions),
    idle=(is_idle,),
)
