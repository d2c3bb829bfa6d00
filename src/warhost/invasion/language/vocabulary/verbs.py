"""Words of Invasion for verbs and combinators."""

from __future__ import annotations

from typing import Literal

from ....effects.language.choices import Target
from ....effects.language.combinators import EachPlayer
from ....effects.language.effect import Effect, HowMany
from ....effects.language.select import Selector
from ....effects.language.verbs import Draw
from ..verbs.common import (
    Corrupt,
    Restoring,
    RevealAndPlay,
)
from ..verbs.damage import (
    DealDivided,
    IndirectDamage,
    RemoveDamage,
)
from ..verbs.looking import (
    EachDraws,
    Search,
    SearchTop,
)
from ..verbs.naming import NameCard, NameNumber, NameTrait

target = Target
corrupt = Corrupt
restore = Restoring
indirect = IndirectDamage
deal_divided = DealDivided
remove_damage = RemoveDamage
reveal_and_play = RevealAndPlay


def name(
    what: Literal["card", "number", "trait"],
    effect: Effect,
    *,
    kinds: int = 0,
    other: bool = False,
    most: HowMany = 0,
) -> Effect:
    """The player names a card, a trait, or a number up to a limit, which is X.

    A card may be restricted to some kinds, or to any other than this one: the player chooses its initial first, then
    its title.
    """
    if what == "number":
        return NameNumber(most, effect)
    return NameTrait(effect) if what == "trait" else NameCard(effect, kinds, other)


def search(
    top: HowMany,
    of: Selector,
    effect: Effect | None = None,
    most: int = 1,
    *,
    random: bool = False,
    shuffled: bool = False,
    enemy: bool = False,
    into_zone: bool = False,
) -> Effect:
    """Search the top cards of your deck, or all of it, for selected cards, and apply an effect to each.

    Or an opponent's deck; with `into_zone` you may put a card into this zone (INV-25.4).
    """
    if effect is not None and not into_zone:
        return Search(top, of, effect, most, random, shuffled, enemy)
    if not isinstance(top, int):
        raise TypeError("what is put into this zone is searched for among so many cards")
    return SearchTop(top, of)


def each_player(effect: Effect, *, you_first: bool = False) -> Effect:
    """Every player carries it out, the active player or you first; draws are simultaneous (INV-5.13)."""
    return EachDraws(effect) if isinstance(effect, Draw) else EachPlayer(effect, you_first)


__all__ = [
    "corrupt",
    "deal_divided",
    "each_player",
    "indirect",
    "name",
    "remove_damage",
    "restore",
    "reveal_and_play",
    "search",
    "target",
]
