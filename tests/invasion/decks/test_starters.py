"""First-game decks: forty cards of a race, ten neutral cards for each player, and four left over."""

from collections import Counter

import pytest

from warhost.engine.errors import BadDeck
from warhost.engine.rng import Rng, seeded
from warhost.invasion.decks.starters import STARTERS, deal_neutrals, first_game, neutral_cards, starter
from warhost.invasion.library import official


@pytest.mark.parametrize("race", STARTERS)
def test_a_first_game_deck_has_forty_cards_of_its_race(race: str) -> None:
    """INV-29.1, INV-29.5, INV-OPEN-20: five cards three times, five twice and fifteen once."""
    deck = starter(race)
    assert deck.capital == race
    assert len(deck.cards) == 40
    assert {official()[code].race for code in deck.cards} == {race}
    assert Counter(deck.counts().values()) == {3: 5, 2: 5, 1: 15}


@pytest.mark.parametrize(
    ("race", "first", "last"), [("dwarf", 1, 25), ("empire", 26, 50), ("orc", 56, 80), ("chaos", 81, 105)]
)
def test_the_decks_are_those_numbers_of_the_core_set(race: str, first: int, last: int) -> None:
    """INV-29.1"""
    assert list(starter(race).counts()) == [f"core-{number:03}" for number in range(first, last + 1)]


def test_the_comet_comes_twice() -> None:
    """INV-OPEN-20: deduced, so that the Empire has forty cards too."""
    assert starter("empire").counts()["core-045"] == 2


def test_there_are_24_neutral_cards_that_are_no_alliances() -> None:
    """INV-29.3, INV-CON-18: numbers 111 to 121."""
    cards = neutral_cards()
    assert len(cards) == 24
    assert sorted(set(cards)) == [f"core-{number}" for number in range(111, 122)]
    assert not [code for code in cards if "Alliance" in official()[code].name]


def test_ten_are_dealt_to_each_and_four_stay_out() -> None:
    """INV-29.2: both players' neutral cards are dealt from one pile."""
    for seed in range(30):
        ours, theirs = deal_neutrals(Rng(seeded(seed)))
        assert (len(ours), len(theirs)) == (10, 10)
        left = Counter(neutral_cards())
        left.subtract(ours)
        left.subtract(theirs)
        assert min(left.values()) >= 0
        assert sum(left.values()) == 4


def test_the_deal_depends_on_the_seed() -> None:
    """INV-29.2"""
    dealt = [deal_neutrals(Rng(seeded(seed))) for seed in (1, 2, 1)]
    assert dealt[0] == dealt[2]
    assert dealt[0] != dealt[1]
    reached = {code for seed in range(60) for code in deal_neutrals(Rng(seeded(seed)))[1]}
    assert reached == set(neutral_cards())


@pytest.mark.parametrize("races", [["dwarf", "orc"], ["dwarf", "empire"], ["chaos", "chaos"]])
def test_any_two_decks_may_meet_with_fifty_cards_each(races: list[str]) -> None:
    """INV-29.2, INV-29.4"""
    rng = Rng(seeded(7))
    decks = first_game(races, rng)
    assert [deck.capital for deck in decks] == races
    for deck, dealt in zip(decks, deal_neutrals(Rng(seeded(7))), strict=True):
        assert len(deck.cards) == 50
        assert deck.cards == starter(deck.capital).cards + dealt
    assert rng.state != Rng(seeded(7)).state  # the deal uses the game's random generator


def test_other_decks_are_refused() -> None:
    with pytest.raises(BadDeck, match="there is no first-game deck 'high-elf'; there are dwarf, empire, orc, chaos"):
        starter("high-elf")
    with pytest.raises(BadDeck, match="a first game needs 2 decks, not 1"):
        first_game(["dwarf"], Rng(seeded(1)))
