"""The fast generator: the published sfc32, uniform, and the same on every machine."""

import pytest

from warhost.engine import Rng
from warhost.engine.rng import seeded

WORD = (1 << 32) - 1
WIDE = (1 << 128) - 1
KEPT_DRAWS = [1, 0, 6, 2, 0, 23, 26, 14, 33, 29, 31, 26]
KEPT_SHUFFLE = [8, 9, 7, 1, 0, 2, 6, 5, 3, 4]


def packed(a: int, b: int, c: int, counter: int) -> int:
    return a | b << 32 | c << 64 | counter << 96


def test_the_sequence_is_that_of_sfc32() -> None:
    """Words 0, 12345, 0, 1 and twelve mixing rounds: the values that other implementations produce."""
    rng = Rng(packed(0, 12345, 0, 1))
    for _ in range(12):
        rng.bits()
    assert [rng.bits() for _ in range(10)] == [
        235160590,
        2967261163,
        116171463,
        2882324903,
        362604721,
        4227106926,
        1933307004,
        1608300071,
        2256615412,
        2701957640,
    ]


def test_words_overflow_like_machine_words() -> None:
    """One round by hand with all bits set: sums keep 32 bits, and the counter wraps around."""
    rng = Rng(packed(WORD, WORD, WORD, WORD))
    result = 3 * WORD & WORD
    assert rng.bits() == result
    assert rng.state == packed(WORD ^ WORD >> 9, 9 * WORD & WORD, (WORD + result) & WORD, 0)


def test_every_number_follows_from_the_state_alone() -> None:
    rng = Rng(seeded(7))
    first = []
    for _ in range(50):
        first.append((rng.state, rng.bits()))
        assert 0 <= rng.state <= WIDE
    for state, bits in first:
        assert Rng(state).state == state
        assert Rng(state).bits() == bits
    middle = Rng(first[20][0])
    assert [middle.bits() for _ in range(30)] == [bits for _, bits in first[20:]]
    assert middle.state == rng.state


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**128, 10**300, "club night"])
def test_every_seed_of_any_size_gives_a_different_state(seed: int | str) -> None:
    assert 0 <= seeded(seed) <= WIDE
    assert seeded(seed) == seeded(seed)
    others: list[int | str] = [0, 1, -1, 2**64, 2**128, 10**300, "club night"]
    assert sum(seeded(other) == seeded(seed) for other in others) == 1


def test_seeds_mean_the_same_in_every_release() -> None:
    """Tests and samples use these seeds: if the numbers changed, none could be reproduced."""
    assert seeded(1) == 0x6B86B273FF34FCE19D6B804EFF5A3F57
    rng = Rng(seeded(1))
    assert [rng.below(36) for _ in range(12)] == KEPT_DRAWS
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == KEPT_SHUFFLE


# The 99.9 % points of chi-square by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 35: 66.62}


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 36])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    rng = Rng(seeded(f"uniform {limit}"))
    draws = 600 * limit
    counts = [0] * limit
    for _ in range(draws):
        counts[rng.below(limit)] += 1
    expected = draws / limit
    assert sum((count - expected) ** 2 / expected for count in counts) < CRITICAL[limit - 1]


def test_a_limit_of_one_leaves_no_choice() -> None:
    rng = Rng(seeded(3))
    assert {rng.below(1) for _ in range(20)} == {0}


def test_a_number_that_would_favour_some_values_is_drawn_again() -> None:
    """With a limit of three quarters of 2**29 every sixteenth number must be rejected; the others
    are uniform in range.
    """
    limit = 3 << 27
    rng, counted = Rng(seeded(4)), Rng(seeded(4))
    found = [rng.below(limit) for _ in range(3000)]
    assert all(0 <= each < limit for each in found)
    assert 1400 < sum(each < limit // 2 for each in found) < 1600
    drawn = 0
    while counted.state != rng.state and drawn < 4000:
        counted.bits()
        drawn += 1
    assert 3140 < drawn < 3260


def test_the_threshold_is_exact_where_it_can_be_counted() -> None:
    """The same method with 4 bits instead of 32: of 16 numbers, every value below the limit gets equally many."""
    for limit in range(1, 17):
        threshold = (16 - limit) % limit
        kept = [each * limit >> 4 for each in range(16) if (each * limit) % 16 >= threshold]
        assert {kept.count(value) for value in range(limit)} == {16 // limit}


def test_a_shuffle_is_a_permutation_and_every_order_occurs() -> None:
    rng = Rng(seeded(5))
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < CRITICAL[5]


def test_a_shuffle_of_fewer_than_two_cards_draws_no_number() -> None:
    rng = Rng(seeded(6))
    nothing: list[str] = []
    rng.shuffle(nothing)
    one = ["only"]
    rng.shuffle(one)
    assert (nothing, one, rng.state) == ([], ["only"], seeded(6))


def test_copies_of_a_card_may_be_shuffled() -> None:
    rng = Rng(seeded(8))
    items = ["a", "b", "a", "a", "c"]
    rng.shuffle(items)
    assert sorted(items) == ["a", "a", "a", "b", "c"]
