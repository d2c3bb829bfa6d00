"""The random generator of a game: a hash of its key, another key after every use, and the same on every machine."""

import ast
import hashlib
from pathlib import Path

import pytest

import warhost
from warhost.engine.rng import seeded
from warhost.engine.secure_rng import SecureRng

WIDE = (1 << 128) - 1
KEPT_DRAWS = [21, 15, 0, 15, 10, 27, 5, 13, 7, 14, 9, 5]
KEPT_SHUFFLE = [8, 9, 7, 4, 0, 1, 5, 3, 2, 6]
# The 99.9 % points of chi-square by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 35: 66.62}


def test_random_words_are_those_of_the_hash_after_the_next_key() -> None:
    first = hashlib.blake2b(seeded(7).to_bytes(16, "little")).digest()
    second = hashlib.blake2b(first[:16]).digest()
    shown = first[16:] + second[16:]
    chance = SecureRng(seeded(7))
    assert [chance.bits() for _ in range(24)] == [
        int.from_bytes(shown[at : at + 4], "little") for at in range(0, 96, 4)
    ]
    assert chance.state == int.from_bytes(second[:16], "little")


def test_the_key_never_shows_and_every_use_begins_with_another() -> None:
    """Drawn numbers reveal nothing about the stored key, and two uses of one state give the same numbers."""
    chance = SecureRng(seeded(7))
    assert chance.state == seeded(7)
    drawn = [chance.bits() for _ in range(12)]
    kept = chance.state
    assert 0 <= kept <= WIDE
    assert kept != seeded(7)
    assert not {kept >> at & 0xFFFFFFFF for at in range(0, 128, 8)} & set(drawn)
    again = SecureRng(seeded(7))
    assert [again.bits() for _ in range(3)] == drawn[:3]
    assert again.state == kept
    assert SecureRng(kept).bits() not in drawn


def test_seeds_mean_the_same_in_every_release() -> None:
    """A journal contains its seed: if these numbers changed, the rules version would have to be raised."""
    chance = SecureRng(seeded(1))
    assert [chance.below(36) for _ in range(12)] == KEPT_DRAWS
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == KEPT_SHUFFLE


@pytest.mark.parametrize("limit", [2, 3, 6, 36])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    chance = SecureRng(seeded(f"uniform {limit}"))
    counts = [0] * limit
    for _ in range(600 * limit):
        counts[chance.below(limit)] += 1
    assert sum((count - 600) ** 2 / 600 for count in counts) < CRITICAL[limit - 1]


def test_a_shuffle_of_fewer_than_two_cards_draws_no_number() -> None:
    """Undo is free if no random number was drawn, so a trivial shuffle must not change the key."""
    chance = SecureRng(seeded(6))
    one = ["only"]
    chance.shuffle([])
    chance.shuffle(one)
    assert chance.state == seeded(6)


def test_a_damaged_save_cannot_break_it() -> None:
    assert SecureRng(-1).bits() == SecureRng(WIDE).bits()
    assert SecureRng(1 << 200 | 5).bits() == SecureRng(5).bits()


def test_no_rules_draw_from_the_quick_generator() -> None:
    """The rules shuffle with `SecureRng` only; `Rng` belongs to samples of bots."""
    source = Path(warhost.__file__).parent
    for package in ("engine", "effects", "invasion", "conquest", "lords"):
        for path in sorted((source / package).rglob("*.py")):
            calls = [
                node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
            ]
            made = [call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Rng"]
            assert not made, f"{path.relative_to(source)}, line {made}"
