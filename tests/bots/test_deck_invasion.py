"""Search bots of Invasion do not exhaust their deck: an empty deck loses (INV-32.2)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.bots.test_playout_policy_invasion import placed, usual
from warhost.bots import find_bot
from warhost.bots.invasion.search_evaluation import InvasionSearchEvaluation
from warhost.bots.invasion.static_evaluation import BURNED, advantage, small_deck_penalty, yields
from warhost.bots.lookahead import greedy_choice
from warhost.engine import Perspective
from warhost.invasion.state import InvasionState

FILLED = "Boar Boyz"
BUSY_QUEST = ["Squig Herders"] * 3  # four cards a turn


def capital(cards: int, hand: list[str], **mine: Any) -> InvasionState:
    """A position in the capital phase: Orcs with some playable cards and this many cards left in the deck."""
    own = {"hand": hand, "resources": 3, "deck": [FILLED] * cards, **mine}
    return placed("capital", "capital", own, {"deck": [FILLED] * 30})


def at_first_sight(state: InvasionState) -> str:
    return state.notations()[greedy_choice(state, InvasionSearchEvaluation(state, state.seat))]


@pytest.mark.parametrize("cards", [5, 9, 13])
def test_nobody_builds_a_quest_zone_that_empties_the_deck(cards: int) -> None:
    """A player with three turns left would only have two: any other use of the unit is better."""
    state = capital(cards, ["Squig Herders"], quest=BUSY_QUEST[:2], kingdom=["Squig Herders"] * 6)
    assert not usual(state).endswith("> quest")
    assert not at_first_sight(state).endswith("> quest")


def test_a_bot_that_cannot_pay_for_its_cards_builds_the_kingdom() -> None:
    """INV-5.9: with ten cards in hand and three resources a turn, more cards do not help."""
    hand = ["Squig Herders", *["Grimgor Ironhide"] * 9]
    state = capital(34, hand, quest=["Squig Herders"] * 2)
    assert usual(state) == "play Squig Herders > kingdom"
    assert at_first_sight(state) == "play Squig Herders > kingdom"
    assert yields(3, 4) <= yields(3, 3) < yields(4, 3)


def test_a_deck_for_one_more_turn_is_worse_than_a_burning_section() -> None:
    last = capital(4, [], quest=BUSY_QUEST)
    long = capital(40, [], quest=BUSY_QUEST)
    assert advantage(long, 0) - advantage(last, 0) > BURNED


def test_each_missing_card_costs_more_than_the_one_before() -> None:
    costs = [small_deck_penalty(cards, 3) for cards in range(30, 3, -1)]
    steps = [after - before for before, after in pairwise(costs)]
    assert small_deck_penalty(30, 3) == 0.0
    assert steps == sorted(steps)
    assert steps[-1] > 5 * max(steps[0], 1.0)


def test_a_card_drawn_from_a_short_deck_costs_more_than_it_brings() -> None:
    before = capital(9, [FILLED], quest=BUSY_QUEST)
    after = capital(6, [FILLED] * 4, quest=BUSY_QUEST)
    assert advantage(after, 0) < advantage(before, 0)
    longer, hand = capital(36, [FILLED], quest=BUSY_QUEST), capital(33, [FILLED] * 4, quest=BUSY_QUEST)
    assert advantage(hand, 0) > advantage(longer, 0)  # otherwise drawing cards is good


def test_a_small_deck_is_worse_if_much_remains_to_be_burned() -> None:
    """INV-32.1: a player who is about to win needs no more cards."""

    def cost(theirs: dict[str, Any]) -> float:
        decks = [{"deck": [FILLED] * cards, "quest": BUSY_QUEST} for cards in (40, 6)]
        long, short = (placed("capital", "capital", mine, {"deck": [FILLED] * 30, **theirs}) for mine in decks)
        return advantage(long, 0) - advantage(short, 0)

    assert cost({"burning": ["kingdom"], "damage": {"quest": 6}}) < cost({})


def test_a_warlord_keeps_cards_to_draw() -> None:
    """Seven cards, three drawn per turn: a fourth power in the quest zone would make the turn after the next the last
    one.
    """
    state = capital(7, ["Squig Herders"], quest=BUSY_QUEST[:2])
    chosen = state.notations()[find_bot("warlord@24", 3, 0).choose(Perspective(state, 0))]
    assert not chosen.endswith("> quest")
