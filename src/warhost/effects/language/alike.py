"""Uses that were set off together and of which it cannot matter which comes first: nobody is asked for their order."""

from __future__ import annotations

from .effect import Effect
from .joints import EachOpponent, EachPlayer, Seq, Times
from .lasting import Gain
from .numbers import HowMany
from .select import Both, Either, Selector, Without
from .sets import Enemys, Everything, Host, OfFaction, OfKind, OfTrait, This, Yours
from .use import Use
from .verbs import Deal, Draw, Earn, Forfeit, Heal, PlaceTokens


def alike(uses: list[Use]) -> bool:
    """Whether they are the same text in the same hands, which does the same whatever set it off.

    Of several cards it must not speak of its own card either.  A text of which this cannot be seen counts as another.
    """
    first = uses[0]
    ability = first.ability.ability
    effect = ability.effect
    if effect is None or ability.cost or first.ability.slots:
        return False
    for use in uses:
        if use.ability.ability is not ability or use.controller != first.controller or use.x != first.x:
            return False
        if use.about != first.about or use.occurrence.noted != first.occurrence.noted:
            return False
    one_card = len({(use.source, use.birth) for use in uses}) == 1
    return _unmoved(effect, one_card)


def _unmoved(effect: Effect, one_card: bool) -> bool:
    """Whether an effect is the same whatever set it off; for one card, or for all that have it."""
    if isinstance(effect, (Seq, EachPlayer, EachOpponent)):
        for part in effect.parts():
            if not _unmoved(part, one_card):
                return False
        return True
    if isinstance(effect, Times):
        return _fixed(effect.number) and _unmoved(effect.effect, one_card)
    if isinstance(effect, (Draw, Earn, Forfeit)):
        return _fixed(effect.amount)
    if isinstance(effect, (Gain, PlaceTokens, Heal, Deal)):
        return one_card and _fixed(effect.amount) and _of_the_card(effect.of)
    return False


def _fixed(amount: HowMany) -> bool:
    return isinstance(amount, int)


def _of_the_card(of: Selector) -> bool:
    """Whether a set is seen from the card alone, not from what happened."""
    if isinstance(of, (Both, Either, Without)):
        return _of_the_card(of.one) and _of_the_card(of.other)
    return isinstance(of, (This, Host, Everything, Yours, Enemys, OfKind, OfTrait, OfFaction))
