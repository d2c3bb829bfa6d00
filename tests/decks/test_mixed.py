"""Mixed decks: legal, and no card is much rarer than others because few decks may hold it."""

from __future__ import annotations

from collections import Counter

import pytest

from warhost.decks.mixed import draw_weights, mixed
from warhost.engine.rng import Rng, seeded
from warhost.games import find_kit

DECKS = 400  # enough for every card to occur at least twice
HOMES = {"of all": 12, "of half": 6, "of one": 1}


def test_a_card_that_few_decks_may_hold_has_a_higher_weight() -> None:
    assert draw_weights(HOMES) == {"of all": 1, "of half": 2, "of one": 12}
    assert draw_weights({"of none": 0, "of one": 1}) == {"of one": 1}


def test_weights_determine_how_often_a_card_is_drawn() -> None:
    """A card that only one kind of deck may hold is nearly always drawn before the others."""
    counts: Counter[str] = Counter()
    for number in range(300):
        counts.update(set(mixed(Rng(seeded(number)), draw_weights(HOMES), [], 1, lambda cards: True)))
    assert 220 < counts["of one"] < 260  # 12 of 15 weights
    assert counts["of all"] < counts["of half"] < 60
    everything = mixed(Rng(seeded(1)), draw_weights(HOMES), ["begun"], 99, lambda cards: True)
    assert set(everything) == {"begun", *HOMES}
    assert max(Counter(everything).values()) <= 3


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_every_card_of_the_pool_comes_and_none_in_a_great_many_decks(game: str) -> None:
    """So a card that is never played in a long series was dealt nevertheless.

    Without weights, some cards were a hundred times as frequent as others.
    """
    kit = find_kit(game).decks
    counts: Counter[str] = Counter()
    for number in range(DECKS):
        counts.update(kit.mixed(Rng(seeded(f"even {number}")))["cards"].keys())
    assert set(counts) == set(kit.pool())
    assert min(counts.values()) > 1
    assert max(counts.values()) < DECKS / 10
