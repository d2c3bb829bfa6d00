"""Words of Invasion for numbers and conditions."""

from __future__ import annotations

from ....effects.language.effect import Effect, Number
from ....effects.language.numbers import HappenedThisTurn
from ....effects.language.select import Selector
from ....effects.language.sets import IT
from ....effects.language.vocabulary.abilities import EventKind
from ....effects.language.vocabulary.sets import stat_of
from ...words import POWER
from ..conditions import (
    ANOTHER_ZONE_STANDS,
    PhaseJustBegun,
    PlayedThisTurn,
    YouBurn,
)
from ..numbers import (
    AFFORDABLE,
    CARDS_IN_DECK,
    COST_SPREAD,
    DAMAGE_IN_ALL,
    DISCARDED_COST,
    HighestLoyalty,
    LoyaltyOf,
    PrintedPower,
)
from ..verbs.beneath import CardsOn, GainExperience, SacrificeForCards, TakeExperience, TakeOrAttach
from ..verbs.shaping import LayResources
from ..verbs.swapping import AsIfAmbushed, DrawUpTo, SwitchQuest

burning = YouBurn
loyalty_of = LoyaltyOf
highest_loyalty = HighestLoyalty
printed_power = PrintedPower
at_beginning = PhaseJustBegun
played_this_turn = PlayedThisTurn


def power_of(of: Selector = IT) -> Number:
    """The power of a card."""
    return stat_of(POWER, of)


def happened_this_turn(what: EventKind, kinds: int = 0, yours: bool = False) -> Number:
    """How often an event happened this turn to cards of a printed kind, for any player or for you."""
    return HappenedThisTurn(what.after, kinds, yours)


cards_on = CardsOn
gain_experience = GainExperience
transfer_tokens = LayResources


def take_experience(
    of: Selector = IT, then: Effect | None = None, *, attach: Selector | None = None, to: Selector = IT
) -> Effect:
    """Take an experience into its owner's hand; an effect may then refer to the card that it was under.

    Or take the card that was attached facedown; with `attach`, one of that set may be attached to another card instead.
    """
    return TakeExperience(of, then) if attach is None else TakeOrAttach(attach, to)


sacrifice_for_cards = SacrificeForCards
switch_quest = SwitchQuest
as_if_ambushed = AsIfAmbushed
draw_up_to = DrawUpTo


__all__ = [
    "AFFORDABLE",
    "ANOTHER_ZONE_STANDS",
    "CARDS_IN_DECK",
    "COST_SPREAD",
    "DAMAGE_IN_ALL",
    "DISCARDED_COST",
    "as_if_ambushed",
    "at_beginning",
    "burning",
    "cards_on",
    "draw_up_to",
    "gain_experience",
    "happened_this_turn",
    "highest_loyalty",
    "loyalty_of",
    "played_this_turn",
    "power_of",
    "printed_power",
    "sacrifice_for_cards",
    "switch_quest",
    "take_experience",
    "transfer_tokens",
]
