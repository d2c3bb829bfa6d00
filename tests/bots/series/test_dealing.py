"""A long series with mixed decks deals rarely played cards more often, and the result does not
depend on the machine.
"""

from __future__ import annotations

from collections import Counter

import pytest

from warhost.bots.series.deal_weights import BLOCK, MOST, WANTED, DealWeights, blocks
from warhost.bots.series.setups import MixedSeries
from warhost.decks.mixed import drawn_by_lot
from warhost.engine.rng import Rng, seeded
from warhost.games import find_game, find_kit

GAMES = 60


def test_a_rarely_played_card_has_a_higher_weight() -> None:
    counts = DealWeights(["never", "once", "twice", "four times", "enough", "often"])
    assert counts.sought() == {}
    counts.count({"once": 1, "twice": 2, "four times": 4, "enough": 8, "often": 99, "of no deck": 1}, games=8 * WANTED)
    assert counts.sought() == {"never": MOST, "once": MOST, "twice": MOST, "four times": 18}
    counts.count({"once": 98, "twice": 98, "four times": 98, "never": 7})
    assert counts.sought() == {}  # one fewer than nine is within chance


def test_blocks_of_a_slice_match_those_of_the_whole_series() -> None:
    assert list(blocks(0, BLOCK + 3)) == [range(BLOCK), range(BLOCK, BLOCK + 3)]
    assert list(blocks(BLOCK - 2, 5)) == [range(BLOCK - 2, BLOCK), range(BLOCK, BLOCK + 3)]
    assert list(blocks(7, 1)) == [range(7, 8)]


def test_weights_determine_the_drawn_cards() -> None:
    rng = Rng(seeded("lots"))
    counts = Counter([drawn_by_lot(rng, {"nine": 9, "one": 1, "none": 0}) for _ in range(1000)])
    assert 860 < counts["nine"] < 940
    assert counts["nine"] + counts["one"] == 1000


@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("conquest", "core-172"),
        ("conquest", "planetfall-052"),  # a squad card: its warlord is chosen more often
        ("conquest", "devourer-011"),  # a synapse unit
        ("invasion", "arcane-fire-114"),
    ],
)
def test_a_card_that_is_never_played_is_in_many_decks_of_the_next_block(game: str, card: str) -> None:
    """At least five times as often as before, in decks that are still legal."""
    series, pool = MixedSeries(find_game(game), 1, {}), find_kit(game).decks.pool()

    def held(numbers: range) -> int:
        decks = [deck["cards"] for number in numbers for deck in series.setup(number)["decks"]]
        return sum([card in deck for deck in decks])

    before = held(range(GAMES))
    series.add_counts({code: 99 for code in pool if code != card}, games=4 * BLOCK)
    for block in series.blocks(0, GAMES):
        after = held(block)
    assert after >= 5 * max(2, before)
    find_game(game).start(series.setup(0), 1)


def test_a_capital_is_drawn_more_often_if_its_race_has_wanted_cards() -> None:
    """Invasion: expensive cards with much loyalty are only played in decks of their race."""
    mixed = find_kit("invasion").decks.mixed
    before = [mixed(Rng(seeded(number)))["capital"] for number in range(GAMES)]
    after = [mixed(Rng(seeded(number)), {"arcane-fire-114": 9})["capital"] for number in range(GAMES)]
    assert after.count("chaos") > 2 * before.count("chaos") > 0
    assert len(set(after)) > 3  # the other capitals still occur
