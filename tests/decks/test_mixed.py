"""Decks mixed by lot: legal, and no card comes much more seldom than others because few decks may hold it."""

from __future__ import annotations

from collections import Counter

import pytest

from warhost.decks.mixed import lots, mixed
from warhost.engine.rng import Rng, seeded
from warhost.games import find_kit

DECKS = 400  # enough for every card to come twice at least
HOMES = {"of all": 12, "of half": 6, "of one": 1}


def test_a_card_that_few_decks_may_hold_has_more_lots() -> None:
    assert lots(HOMES) == {"of all": 1, "of half": 2, "of one": 12}
    assert lots({"of none": 0, "of one": 1}) == {"of one": 1}


def test_lots_decide_how_often_a_card_comes_and_none_comes_twice() -> None:
    """In the one kind of deck that may hold it, a card comes nearly always before the others."""
    counts: Counter[str] = Counter()
    for number in range(300):
        counts.update(set(mixed(Rng(seeded(number)), lots(HOMES), [], 1, lambda cards: True)))
    assert 220 < counts["of one"] < 260  # 12 lots of 15
    assert counts["of all"] < counts["of half"] < 60
    everything = mixed(Rng(seeded(1)), lots(HOMES), ["begun"], 99, lambda cards: True)
    assert set(everything) == {"begun", *HOMES}
    assert max(Counter(everything).values()) <= 3


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_every_card_of_the_pool_comes_and_none_in_a_great_many_decks(game: str) -> None:
    """So a card that a long series never plays is not one that was never dealt.

    Before there were lots, some came a hundred times as often as others.
    """
    kit = find_kit(game).decks
    counts: Counter[str] = Counter()
    for number in range(DECKS):
        counts.update(kit.mixed(Rng(seeded(f"even {number}")))["cards"].keys())
    assert set(counts) == set(kit.pool())
    assert min(counts.values()) > 1
    assert max(counts.values()) < DECKS / 10
