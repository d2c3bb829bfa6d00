"""Verbs, and effects with a duration."""

from __future__ import annotations

from ..abilities import When
from ..effect import Effect
from ..lasting import (
    END_OF_ATTACK,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_TURN,
    UNTIL_USED,
    Blank,
    ChangesFaction,
    Create,
    Gain,
    Grant,
    GrantsAbility,
    TopRevealed,
)
from ..modifier import GainsTrait
from ..select import Selector
from ..sets import (
    IT,
)
from ..verbs import (
    DESTROYED,
    DISCARDED,
    EVERYTHING,
    RETURNED,
    SACRIFICED,
    Deal,
    DiscardAtRandom,
    DiscardCards,
    DiscardChosen,
    DiscardHand,
    DiscardTop,
    Draw,
    Earn,
    Forfeit,
    Heal,
    Leave,
    MoveDamage,
    MoveTokens,
    PayResources,
    PlaceTokens,
    RemoveAmong,
    RemoveTokens,
    SacrificeOne,
    TakeResources,
    TakeToHand,
)
from .abilities import forced

# --- verbs ------------------------------------------------------------------------------------------------------------

deal = Deal
heal = Heal
draw = Draw
earn = Earn
lose_resources = Forfeit
take_resources = TakeResources
place_tokens = PlaceTokens
remove_tokens = RemoveTokens
pay = PayResources
take_to_hand = TakeToHand
discard_one = DiscardChosen
discard_cards = DiscardCards
sacrifice_one = SacrificeOne
discard_hand = DiscardHand
discard_at_random = DiscardAtRandom
discard_top = DiscardTop
move_damage = MoveDamage
move_tokens = MoveTokens
remove_among = RemoveAmong


def destroy(of: Selector = IT) -> Effect:
    """Destroy cards."""
    return Leave(DESTROYED, of)


def sacrifice(of: Selector = IT) -> Effect:
    """Sacrifice these cards; with `sacrifice_one` the player chooses one."""
    return Leave(SACRIFICED, of)


def discard(of: Selector = IT) -> Effect:
    """Discard cards from play: neither destroyed nor sacrificed."""
    return Leave(DISCARDED, of)


def return_to_hand(of: Selector = IT) -> Effect:
    """Return cards to their owner's hand."""
    return Leave(RETURNED, of)


# --- what lasts -------------------------------------------------------------------------------------------------------

gain = Gain
grant = Grant
grants_ability = GrantsAbility
blank = Blank
gains_trait = GainsTrait
changes_faction = ChangesFaction
floating = Create
top_revealed = TopRevealed


def later(when: When, effect: Effect, until: int = END_OF_TURN, *, free: bool = False) -> Effect:
    """Create a floating ability: until a time, an effect happens when an event happens.

    With `free` it does not depend on the card that the text refers to.
    """
    return Create(forced(when, effect), until, free=free)


__all__ = [
    "END_OF_ATTACK",
    "END_OF_COMBAT",
    "END_OF_PHASE",
    "END_OF_TURN",
    "EVERYTHING",
    "UNTIL_USED",
    "blank",
    "changes_faction",
    "deal",
    "destroy",
    "discard",
    "discard_at_random",
    "discard_cards",
    "discard_hand",
    "discard_one",
    "discard_top",
    "draw",
    "earn",
    "floating",
    "gain",
    "gains_trait",
    "grant",
    "grants_ability",
    "heal",
    "later",
    "lose_resources",
    "move_damage",
    "move_tokens",
    "pay",
    "place_tokens",
    "remove_among",
    "remove_tokens",
    "return_to_hand",
    "sacrifice",
    "sacrifice_one",
    "take_resources",
    "take_to_hand",
    "top_revealed",
]
