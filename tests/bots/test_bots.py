"""The bots: found by name, reproducible, and independent of hidden information."""

import pytest

from warhost.bots import BOTS, UnknownBot, bot_rng, find_bot
from warhost.engine import Perspective, Rng, WarhostError
from warhost.lords import LORDS, LordsState

SETUP = {"decks": ["elves", "undead"], "options": {"first": "1"}}


def middle(seed: int, answers: int = 40) -> LordsState:
    """A position after some moves of a game."""
    state = LORDS.start(SETUP, seed)
    rng = Rng(seed)
    for _ in range(answers):
        if state.outcome is None:
            state.choose(rng.below(len(state.options)))
    assert state.outcome is None
    return state


def with_other_hidden_cards(state: LordsState, seat: int) -> LordsState:
    """The same game with other cards in the enemy's hand and both decks in another order."""
    other = state.clone()
    enemy = 1 - seat
    hand, deck = list(other.hands[enemy]), list(other.decks[enemy])
    for at in range(min(len(hand), len(deck))):
        if not other.known[hand[at]]:
            hand[at], deck[at] = deck[at], hand[at]
    other.hands[enemy], other.decks[enemy] = tuple(hand), tuple(deck[::-1])
    other.decks[seat] = other.decks[seat][::-1]
    assert (other.hands, other.decks) != (state.hands, state.decks)
    return other


def test_an_unknown_bot_is_refused_in_one_line() -> None:
    with pytest.raises(UnknownBot, match=r"^unknown bot 'grady'; there is random, recruit, "):
        find_bot("grady", 1, 0)
    assert issubclass(UnknownBot, WarhostError)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_does_not_depend_on_hidden_cards(name: str, seed: int) -> None:
    """LOW-16.6: hands and deck orders are hidden; swapping hidden cards does not change what a bot
    receives or chooses.
    """
    state = middle(seed)
    other = with_other_hidden_cards(state, state.seat)
    one, two = Perspective(state, state.seat), Perspective(other, state.seat)
    assert one.view() == two.view()
    assert one.notations() == two.notations()
    assert one.sample(Rng(9)).save() == two.sample(Rng(9)).save()
    assert find_bot(name, seed, 0).choose(one) == find_bot(name, seed, 0).choose(two)


@pytest.mark.parametrize("name", BOTS)
def test_choosing_leaves_the_game_as_it_was(name: str) -> None:
    state = middle(5)
    before = state.save()
    perspective = Perspective(state, state.seat)
    find_bot(name, 5, state.seat).choose(perspective)
    assert state.save() == before


@pytest.mark.parametrize("name", BOTS)
def test_the_same_bot_at_the_same_seat_of_the_same_game_chooses_the_same(name: str) -> None:
    state = middle(6)
    chosen = {find_bot(name, 6, state.seat).choose(Perspective(state, state.seat)) for _ in range(3)}
    assert len(chosen) == 1


def test_each_seat_and_game_has_separate_random_numbers() -> None:
    first = [bot_rng(seed, seat).bits() for seed in (1, 2, 12) for seat in (0, 1)]
    assert len(set(first)) == 6


def test_the_random_bot_chooses_every_option() -> None:
    state = LORDS.start(SETUP, 3)
    perspective = Perspective(state, state.seat)
    bot = find_bot("random", 3, 0)
    assert {bot.choose(perspective) for _ in range(200)} == set(range(len(state.options)))
