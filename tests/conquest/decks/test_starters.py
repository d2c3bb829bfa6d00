"""The learning decks: a faction's cards in the core set, and one of each neutral card."""

from collections import Counter

import pytest

from warhost.conquest.decks.pool import squad
from warhost.conquest.decks.starters import STARTERS, starter
from warhost.conquest.library import official
from warhost.engine.errors import BadDeck


@pytest.mark.parametrize("faction", STARTERS)
def test_a_learning_deck_has_35_cards_and_a_warlord(faction: str) -> None:
    """CON-18.13: 8 of the squad, 21 others of the faction, 6 neutral ones."""
    deck = starter(faction)
    cards = [official()[code] for code in deck.cards]
    assert official()[deck.warlord].faction == faction
    assert len(deck.cards) == 35
    assert Counter(card.faction for card in cards) == {faction: 29, "neutral": 6}
    assert {code: count for code, count in deck.counts().items() if official()[code].squad} == squad(deck.warlord)
    assert all(card.playable for card in cards)


@pytest.mark.parametrize(
    ("faction", "first", "last"),
    [
        ("space-marines", 8, 30),
        ("astra-militarum", 31, 53),
        ("orks", 54, 76),
        ("chaos", 77, 99),
        ("dark-eldar", 100, 122),
        ("eldar", 123, 145),
        ("tau", 146, 168),
    ],
)
def test_the_decks_are_those_numbers_of_the_core_set(faction: str, first: int, last: int) -> None:
    """CON-18.13, CON-18.14: and the neutral cards 169 to 174 once each."""
    counts = starter(faction).counts()
    assert list(counts) == [f"core-{number:03}" for number in [*range(first, last + 1), *range(169, 175)]]
    assert [counts[f"core-{number}"] for number in range(169, 175)] == [1] * 6


def test_two_titles_of_each_faction_come_twice() -> None:
    """CON-1.2a"""
    for faction in STARTERS:
        counts = starter(faction).counts()
        assert Counter(count for code, count in counts.items() if not official()[code].squad) == {1: 23, 2: 2}


def test_seven_warlords_lead_them() -> None:
    """CON-18.14"""
    assert list(STARTERS.values()) == [f"core-00{number}" for number in range(1, 8)]
    assert starter("eldar").name == "Eldorath Starbane"


def test_other_decks_are_refused() -> None:
    with pytest.raises(BadDeck, match="there is no learning deck 'tyranids'; there are space-marines, astra-militarum"):
        starter("tyranids")
