"""The deck checker: what it accepts as a standard, personal or mercenary army, and what it says of the rest."""

import pytest

from warhost.engine.errors import BadDeck
from warhost.lords import ARMIES, LORDS
from warhost.lords.deck import Deck, problems, ranks, standard

WITH_CATAPULTS = {"orc-ravager-a": -2, "orc-catapult": 2}
WITH_QUILLSHOTS = {"orc-warhog-a": -2, "liz-quillshot": 2}
RAVAGERS_FOR_WARHOGS = {"orc-warhog-a": -2, "orc-ravager-a": 2}


def changed(army: str, changes: dict[str, int]) -> Deck:
    """An army's standard deck with so many more or fewer of some cards."""
    counts = standard(army).counts()
    for code, more in changes.items():
        counts[code] = counts.get(code, 0) + more
    return Deck(army, [code for code, count in counts.items() for _ in range(count)])


def rules(deck: Deck, kind: str, max_copies: int = 0) -> list[str]:
    """The rules a deck breaks, each once."""
    return sorted({problem.rule for problem in problems(deck, kind, max_copies)})


@pytest.mark.parametrize("army", ARMIES)
def test_every_standard_deck_has_the_usual_numbers(army: str) -> None:
    """LOW-1.1, LOW-1.2"""
    deck = standard(army)
    assert len(deck.cards) == 36
    assert ranks(deck.cards) == {
        "recruit": 8,
        "regular": 8,
        "veteran": 6,
        "elite": 4,
        "special": 4,
        "command": 5,
        "general": 1,
    }
    assert [rules(deck, kind) for kind in ("standard", "personal", "mercenary")] == [[], [], []]


def test_catapults_for_ravagers_are_legal_within_the_race() -> None:
    """LOW-15.C1, LOW-15.C3, LOW-EX-7"""
    deck = changed("orcs", WITH_CATAPULTS)
    assert rules(deck, "standard") == ["LOW-1.2"]
    assert rules(deck, "personal") == []
    assert rules(deck, "mercenary") == []


def test_quillshots_for_warhogs_are_legal_for_mercenaries_only() -> None:
    """LOW-15.C1, LOW-15.D1, LOW-15.D2, LOW-EX-7"""
    deck = changed("orcs", WITH_QUILLSHOTS)
    assert rules(deck, "standard") == ["LOW-1.2"]
    assert rules(deck, "personal") == ["LOW-15.C1"]
    assert rules(deck, "mercenary") == []


@pytest.mark.parametrize("kind", ["personal", "mercenary"])
def test_a_ravager_for_a_warhog_is_not_legal(kind: str) -> None:
    """LOW-15.C2, LOW-EX-7: the numbers of both ranks are wrong, and both are said."""
    found = problems(changed("orcs", RAVAGERS_FOR_WARHOGS), kind)
    assert [str(problem) for problem in found] == [
        "8 cards of rank veteran instead of 6 (LOW-15.C2)",
        "2 cards of rank elite instead of 4 (LOW-15.C2)",
    ]


@pytest.mark.parametrize("changes", [{"orc-butcher": -1}, {"orc-butcher": 1}])
def test_the_size_of_a_deck_follows_from_its_ranks(changes: dict[str, int]) -> None:
    """LOW-1.1, LOW-15.C2"""
    assert rules(changed("orcs", changes), "mercenary") == ["LOW-15.C2"]


def test_copies_are_not_limited_unless_agreed() -> None:
    """LOW-15.C2, Q-33: option max_copies."""
    recruits = {
        code: -count for code, count in standard("orcs").counts().items() if "shanker" in code or "spike" in code
    }
    deck = changed("orcs", {**recruits, "orc-goblin-shanker-a": 7})
    assert rules(deck, "personal") == []
    assert rules(deck, "personal", max_copies=8) == []
    assert rules(deck, "personal", max_copies=7) == ["LOW-15.C2"]


def test_a_general_may_be_swapped_but_not_doubled_or_left_out() -> None:
    """LOW-15.D3"""
    swapped = {"orc-gonke-longtooth": -1, "tem-father-nicodemus": 1}
    assert rules(changed("orcs", swapped), "mercenary") == []
    assert rules(changed("orcs", swapped), "personal") == ["LOW-15.C1"]
    assert rules(changed("orcs", {"tem-father-nicodemus": 1}), "mercenary") == ["LOW-15.D3"]
    assert rules(changed("orcs", {"orc-gonke-longtooth": -1}), "mercenary") == ["LOW-15.D3"]


def test_a_game_does_not_begin_with_a_deck_that_breaks_the_rules() -> None:
    """LOW-15.C2, LOW-EX-7"""
    deck = changed("orcs", RAVAGERS_FOR_WARHOGS)
    setup = {"decks": [{"army": "orcs", "cards": deck.counts()}, "dwarves"], "options": {"armies": "personal"}}
    with pytest.raises(BadDeck, match=r"^deck Orcs: 8 cards of rank veteran instead of 6 \(LOW-15\.C2\)"):
        LORDS.start(setup, 1)
