"""The start of a game for two, as far as scenarios cannot show it: random choices, and the content of the piles."""

from itertools import product
from typing import Any

import pytest

from warhost.engine.errors import BadDeck
from warhost.lords import ARMIES, LORDS, LordsState

SEEDS = range(40)


def start(seed: int, *decks: str, **options: Any) -> LordsState:
    return LORDS.start({"decks": list(decks), "options": options}, seed)


def codes(state: LordsState, cards: tuple[int, ...]) -> list[str]:
    return [state.battle.code(card) for card in cards]


def test_any_two_armies_may_meet_also_twice_the_same() -> None:
    """LOW-3.1"""
    for near, far in product(ARMIES, repeat=2):
        state = start(1, near, far, first="1")
        assert state.battle.races == [near, far]
        assert sorted(codes(state, state.hands[0] + state.decks[0])) == sorted(ARMIES[near].deck())
        assert sorted(codes(state, state.hands[1] + state.decks[1])) == sorted(ARMIES[far].deck())


def test_an_army_that_does_not_exist_cannot_be_picked() -> None:
    """LOW-3.1"""
    with pytest.raises(BadDeck, match="unknown army 'goblins'; there are dwarves, orcs"):
        start(1, "orcs", "goblins")


def test_who_is_player_1_is_drawn_from_the_seed() -> None:
    """LOW-3.2"""
    first = [start(seed, "orcs", "dwarves").battle.races[0] for seed in SEEDS]
    assert first == [start(seed, "orcs", "dwarves").battle.races[0] for seed in SEEDS]
    assert 10 < first.count("orcs") < 30


@pytest.mark.parametrize(("first", "races"), [("1", ["orcs", "dwarves"]), ("2", ["dwarves", "orcs"])])
def test_who_is_player_1_may_be_agreed_on(first: str, races: list[str]) -> None:
    """LOW-3.2"""
    assert all(start(seed, "orcs", "dwarves", first=first).battle.races == races for seed in SEEDS)


def test_each_player_draws_five_cards_and_adds_the_general() -> None:
    """LOW-3.3, LOW-3.4: the general is never in the deck and always in the hand."""
    for seed in SEEDS:
        state = start(seed, "orcs", "dwarves", first="1")
        for seat, general in enumerate(("orc-gonke-longtooth", "dwa-krod-klouthammer")):
            assert len(state.hands[seat]) == 6
            assert codes(state, state.hands[seat]).count(general) == 1
            assert general not in codes(state, state.decks[seat])


def test_the_other_cards_are_shuffled() -> None:
    """LOW-3.3: other seeds give other decks, and every card is on top for some seed."""
    decks = [start(seed, "orcs", "dwarves", first="1").decks[0] for seed in range(300)]
    assert len(set(decks)) == len(decks)
    general = 0  # the first card of the army's list
    assert {deck[-1] for deck in decks} == set(range(36)) - {general}


def test_after_the_setup_the_board_is_empty_and_player_1_begins() -> None:
    """LOW-3.5"""
    state = start(3, "elves", "undead", first="1")
    assert [len(deck) for deck in state.decks] == [30, 30]
    assert state.where == {}
    assert state.captured == [(), ()]
    assert (state.active, state.seat, state.turns) == (0, 0, 1)
