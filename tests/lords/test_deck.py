"""Deck building: standard, personal and mercenary armies, and the problems of illegal decks."""

from typing import Any

import pytest

from warhost.engine.errors import BadDeck
from warhost.lords import ARMIES, LORDS, UNITS
from warhost.lords.decks.deck import Deck, problems, ranks, read_deck, standard


def swapped(army: str, out: dict[str, int], brought: dict[str, int]) -> Deck:
    """The standard deck with some copies of cards replaced by others."""
    cards = ARMIES[army].deck()
    for code, count in out.items():
        for _ in range(count):
            cards.remove(code)
    return Deck(army, cards + [code for code, count in brought.items() for _ in range(count)])


def rules_broken(deck: Deck, kind: str, max_copies: int = 0) -> list[str]:
    return [problem.rule for problem in problems(deck, kind, max_copies)]


@pytest.mark.parametrize("army", sorted(ARMIES))
@pytest.mark.parametrize("kind", ["standard", "personal", "mercenary"])
def test_the_deck_out_of_the_box_is_legal_by_all_rules(army: str, kind: str) -> None:
    """LOW-1.2, LOW-15.C2"""
    assert problems(standard(army), kind) == []
    assert list(ranks(standard(army).cards).values()) == [8, 8, 6, 4, 4, 5, 1]


def test_the_order_of_the_cards_does_not_matter() -> None:
    deck = standard("orcs")
    assert problems(Deck("orcs", deck.cards[::-1]), "standard") == []


# --- the examples of the rulebook ---------------------------------------------------------------------------------

CATAPULTS = swapped("orcs", {"orc-ravager-a": 2}, {"orc-catapult": 2})
QUILLSHOTS = swapped("orcs", {"orc-warhog-a": 2}, {"liz-quillshot": 2})
WRONG_RANK = swapped("orcs", {"orc-warhog-a": 2}, {"orc-ravager-a": 2})


def test_two_ravagers_for_two_catapults() -> None:
    """LOW-15.C3, LOW-EX-7: legal as a personal army, and so as a mercenary one; not as the standard deck."""
    assert problems(CATAPULTS, "personal") == []
    assert problems(CATAPULTS, "mercenary") == []
    assert [str(problem) for problem in problems(CATAPULTS, "standard")] == [
        "4 orc-catapult instead of the 2 of the standard deck (LOW-1.2)",
        "0 orc-ravager-a instead of the 2 of the standard deck (LOW-1.2)",
    ]


def test_two_warhogs_for_two_quillshots() -> None:
    """LOW-15.D2, LOW-EX-7: legal with mercenaries, but not within one race (LOW-15.C1)."""
    assert problems(QUILLSHOTS, "mercenary") == []
    assert rules_broken(QUILLSHOTS, "personal") == ["LOW-15.C1"]


def test_a_ravager_for_a_warhog_is_not_of_its_rank() -> None:
    """LOW-EX-7, LOW-15.C1, LOW-15.C2: a veteran for an elite is refused by both."""
    for kind in ("personal", "mercenary"):
        assert [str(problem) for problem in problems(WRONG_RANK, kind)] == [
            "8 cards of rank veteran instead of 6 (LOW-15.C2)",
            "2 cards of rank elite instead of 4 (LOW-15.C2)",
        ]


@pytest.mark.parametrize(
    ("deck", "kind"), [(CATAPULTS, "personal"), (QUILLSHOTS, "mercenary")], ids=["LOW-15.C3", "LOW-15.D2"]
)
def test_a_legal_deck_can_be_played(deck: Deck, kind: str) -> None:
    """LOW-15.C3, LOW-15.D2"""
    setup = {"decks": [{"army": deck.army, "cards": deck.cards}, "elves"], "options": {"armies": kind, "first": "1"}}
    state = LORDS.start(setup, 1)
    assert state.outcome is None
    with pytest.raises(BadDeck, match="LOW-1\\.2"):
        LORDS.start({**setup, "options": {}}, 1)


def test_a_deck_that_breaks_the_rules_cannot_be_played() -> None:
    """LOW-EX-7"""
    setup = {"decks": ["elves", {"army": "orcs", "cards": WRONG_RANK.cards, "name": "Many Ravagers"}]}
    for kind in ("personal", "mercenary"):
        with pytest.raises(BadDeck, match=r"^deck Many Ravagers: .* \(LOW-1.*\) \(and 1 more\)$"):
            LORDS.start({**setup, "options": {"armies": kind}}, 1)


# --- numbers and copies -------------------------------------------------------------------------------------------


def test_any_number_of_cards_may_be_swapped() -> None:
    """LOW-15.C1, LOW-15.C2: copies of one card are not limited."""
    deck = swapped(
        "orcs",
        {"orc-goblin-bow-pest": 4, "orc-deathbringer-b": 2, "orc-ravager-a": 2, "orc-ravager-b": 2},
        {"orc-deathbringer-a": 6, "orc-catapult": 4},
    )
    assert problems(deck, "personal") == []


def test_clubs_may_limit_copies() -> None:
    """LOW-15.C2, Q-33"""
    assert problems(CATAPULTS, "personal", 4) == []
    assert [str(problem) for problem in problems(CATAPULTS, "personal", 3)] == [
        "4 copies of orc-catapult; agreed are at most 3 (LOW-15.C2)",
        "4 copies of orc-goblin-bow-pest; agreed are at most 3 (LOW-15.C2)",
    ]
    setup = {"decks": [{"army": "orcs", "cards": CATAPULTS.cards}, "elves"]}
    with pytest.raises(BadDeck, match="agreed are at most 3"):
        LORDS.start({**setup, "options": {"armies": "personal", "max_copies": 3}}, 1)


def test_a_deck_has_exactly_one_general() -> None:
    """LOW-15.D3: it may be swapped for another army's, but neither doubled nor left out."""
    general = "orc-gonke-longtooth"
    assert problems(swapped("orcs", {general: 1}, {"dwa-krod-klouthammer": 1}), "mercenary") == []
    assert rules_broken(swapped("orcs", {general: 1}, {"dwa-krod-klouthammer": 1}), "personal") == ["LOW-15.C1"]
    assert rules_broken(swapped("orcs", {}, {"dwa-krod-klouthammer": 1}), "mercenary") == ["LOW-15.D3"]
    assert rules_broken(swapped("orcs", {general: 1}, {}), "mercenary") == ["LOW-15.D3"]


def test_mercenaries_come_from_any_army() -> None:
    """LOW-15.D1: a whole deck of others is legal, rank by rank."""
    cards = [
        next(unit.code for unit in ARMIES["undead"].units if unit.rank == UNITS[code].rank)
        for code in ARMIES["orcs"].deck()
    ]
    assert problems(Deck("orcs", cards), "mercenary") == []
    assert set(rules_broken(Deck("orcs", cards), "personal")) == {"LOW-15.C1"}


def test_too_few_and_too_many_cards_are_named_by_rank() -> None:
    """LOW-15.C2"""
    few, many = swapped("elves", {"elf-lancemaster": 1}, {}), swapped("elves", {}, {"elf-lancemaster": 1})
    assert [problem.text for problem in problems(few, "personal")] == ["5 cards of rank veteran instead of 6"]
    assert [problem.text for problem in problems(many, "personal")] == ["7 cards of rank veteran instead of 6"]


def test_an_empty_deck_lacks_every_rank() -> None:
    """LOW-1.1, LOW-15.C2"""
    assert rules_broken(Deck("orcs", []), "personal") == ["LOW-15.C2"] * 6 + ["LOW-15.D3"]


@pytest.mark.parametrize("kind", ["standard", "personal", "mercenary"])
def test_unknown_cards_and_armies_are_named(kind: str) -> None:
    """LOW-1.1, LOW-3.1"""
    deck = swapped("orcs", {"orc-butcher": 2}, {"orc-baker": 1, "orc-smith": 1})
    assert [problem.card for problem in problems(deck, kind)] == ["orc-baker", "orc-smith"]
    assert rules_broken(deck, kind) == ["LOW-1.1", "LOW-1.1"]
    assert rules_broken(Deck("hobbits", []), kind) == ["LOW-3.1"]


# --- reading from a setup ---------------------------------------------------------------------------------------


def test_a_deck_is_an_army_or_a_list_or_numbers() -> None:
    box = ARMIES["orcs"].deck()
    counts = standard("orcs").counts()
    for data in ("orcs", {"army": "orcs"}, {"army": "orcs", "cards": box}, {"army": "orcs", "cards": counts}):
        assert sorted(read_deck(data).cards) == sorted(box)
    assert read_deck({"army": "orcs", "name": "Mine", "cards": box}).name == "Mine"
    assert read_deck("orcs").name == "Orcs"


@pytest.mark.parametrize(
    "data",
    [
        None,
        3,
        [],
        ["orcs"],
        {},
        {"army": 3},
        {"cards": ["orc-butcher"]},
        "hobbits",
        {"army": "hobbits"},
        {"army": "orcs", "cards": "orc-butcher"},
        {"army": "orcs", "cards": [1, 2]},
        {"army": "orcs", "cards": {"orc-butcher": 0}},
        {"army": "orcs", "cards": {"orc-butcher": -1}},
        {"army": "orcs", "cards": {"orc-butcher": "2"}},
        {"army": "orcs", "cards": {"orc-butcher": True}},
        {"army": "orcs", "cards": {"orc-butcher": 10**12}},
        {"army": "orcs", "colour": "green"},
    ],
    ids=str,
)
def test_what_is_no_deck_is_refused(data: Any) -> None:
    with pytest.raises(BadDeck):
        read_deck(data)
