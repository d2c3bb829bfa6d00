"""The facts of all official cards: complete, each in one place, and honest about what nobody knows."""

from importlib.resources import files

import pytest

from warhost.decks import VARIABLE, plain
from warhost.invasion import SETS
from warhost.invasion.card import quest, support, tactic, unit
from warhost.invasion.decks.pool import KINDS, card_sets, combined, official, pool, titles
from warhost.invasion.duel import LIBRARY
from warhost.invasion.words import DWARF, NEUTRAL, RACE_KEYS, ZONE_NAMES

OFFICIAL_CARDS = 1133
HERE = files("warhost") / "invasion" / "facts"


def lines(cycle: str) -> list[list[str]]:
    table = HERE / f"{cycle}.tsv"
    return [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()] if table.is_file() else []


def test_every_number_of_every_set_is_there() -> None:
    """INV-28.12: a checker must know the whole pool."""
    expected = [code for each in card_sets().values() for code in each.codes()]
    assert len(expected) == len(set(expected)) == OFFICIAL_CARDS
    assert list(official()) == expected
    assert len(card_sets()) == 42


def test_no_card_is_in_the_library_and_in_the_lists() -> None:
    """Nor does the library hold a code that no set has."""
    playable = {card.code for cards in SETS.values() for card in cards}
    assert playable <= set(LIBRARY)
    assert sorted(playable & set(pool())) == []
    assert len(playable) + len(pool()) == OFFICIAL_CARDS
    assert {code for code, card in official().items() if card.playable} == playable


def test_no_line_of_the_lists_stands_twice() -> None:
    codes = [row[0] for cycle in {each.cycle for each in card_sets().values()} for row in lines(cycle)[1:]]
    assert len(codes) == len(set(codes)) == len(pool())


def test_a_card_that_gets_a_definition_needs_nothing_else() -> None:
    waiting = dict(pool())
    old = waiting.pop("the-skavenblight-threat-001")
    card = unit(old.code, old.name, DWARF, 3, 3, 3, 1, ["Warrior", "Elite"], copies=3)
    cards = combined({**LIBRARY, old.code: card}, waiting)
    assert list(cards) == list(official())
    new = cards[old.code]
    assert new.playable
    assert not old.playable
    assert (new.name, new.kind, new.race, new.cost, new.loyalty) == (old.name, old.kind, old.race, 3, 3)
    assert (new.card_set, new.number) == (old.card_set, 1)


def test_a_definition_counts_more_than_a_line_that_was_left() -> None:
    card = unit("legends-003", "Veteran Slayer", DWARF, 2, 2, 1, 2)
    assert combined({card.code: card}, pool())[card.code].playable


def test_a_definition_gives_the_same_facts_as_a_line() -> None:
    """Keywords with and without numbers, Ambush 0, marks for decks; a quest is not a card for one zone only."""
    cards = {
        "core-001": unit("core-001", "A", DWARF, 1, 1, 1, 1, scout=True, ambush=0, toughness=2, deck_only="dwarf"),
        "core-002": support("core-002", "B", NEUTRAL, 0, 0, 1, deck_limit=1, limited=True, errata=["INV-ERR-15"]),
        "core-003": quest("core-003", "C", NEUTRAL, 1, 0, []),
        "core-004": tactic("core-004", "D", NEUTRAL, VARIABLE, 0, quest("x", "x", NEUTRAL, 0, 0, []).play),
    }
    found = combined(cards, {})
    assert dict(found["core-001"].keywords) == {"scout": 1, "ambush": 0, "toughness": 2}
    assert found["core-001"].deck_only == ("dwarf",)
    assert (found["core-002"].deck_limit, found["core-002"].errata) == (1, ("INV-ERR-15",))
    assert dict(found["core-002"].keywords) == {"limited": 1}
    assert found["core-003"].zone_only == ""
    assert found["core-004"].cost == VARIABLE


def test_the_lists_hold_facts_and_no_text() -> None:
    for cycle in dict.fromkeys(each.cycle for each in card_sets().values()):
        rows = lines(cycle)
        for row in rows:
            assert len(row) == len(rows[0]), row
            assert all(len(cell) <= 50 for cell in row), row


@pytest.mark.parametrize("code", ["legends-001", "rising-dawn-020", "cataclysm-059", "hidden-kingdoms-021"])
def test_a_code_tells_set_and_number(code: str) -> None:
    card = official()[code]
    assert code == f"{card.card_set.key}-{card.number:03}"


def test_words_are_those_of_the_game() -> None:
    for card in official().values():
        assert card.kind in KINDS
        assert card.race in RACE_KEYS
        assert card.zone_only in ("", *ZONE_NAMES)
        assert (card.powers is not None) == (card.kind == "legend"), card.code


def test_what_nobody_knows_is_said() -> None:
    """INV-OPEN-21 and the sources' gaps: unknown is not zero, and doubt is named."""
    cards = official()
    zappa = cards["cataclysm-010"]
    assert (zappa.loyalty, zappa.unique) == (None, None)
    assert set(zappa.doubtful) == {"loyalty", "unique", "traits", "source"}
    assert cards["fiery-dawn-104"].unique is None
    assert cards["assault-on-ulthuan-001"].copies is None
    assert (cards["hidden-kingdoms-001"].copies, cards["hidden-kingdoms-001"].doubtful) == (3, ("copies",))
    assert cards["legends-001"].doubtful == ()
    known = {"loyalty", "unique", "power", "copies", "traits", "source"}
    assert {each for card in cards.values() for each in card.doubtful} == known


def test_numbers_that_vary_and_powers_by_zone() -> None:
    """INV-20.2, INV-20.3"""
    cards = official()
    assert cards["tooth-and-claw-053"].hit_points == VARIABLE
    assert cards["tooth-and-claw-059"].cost == VARIABLE
    tyrion = cards["legends-022"]
    assert (tyrion.powers, tyrion.power) == ((2, 1, 2), 1)


@pytest.mark.parametrize(
    ("code", "errata"),
    [
        ("the-burning-of-derricksburg-018", "INV-ERR-21"),
        ("city-of-winter-082", "INV-ERR-31"),
        ("city-of-winter-083", "INV-ERR-32"),
        ("city-of-winter-084", "INV-ERR-33"),
        ("fragments-of-power-038", "INV-ERR-38"),
        ("the-accursed-dead-057", "INV-ERR-41"),
        ("battle-for-the-old-world-048", "INV-ERR-45"),
    ],
)
def test_errata_make_cards_limited(code: str, errata: str) -> None:
    card = official()[code]
    assert ("limited", 1) in card.keywords
    assert errata in card.errata


@pytest.mark.parametrize(
    ("code", "errata"), [("the-fourth-waystone-097", "INV-ERR-27"), ("rising-dawn-010", "INV-ERR-37")]
)
def test_errata_make_cards_unique(code: str, errata: str) -> None:
    assert official()[code].unique is True
    assert errata in official()[code].errata


def test_a_title_printed_twice_is_one_title() -> None:
    """INV-28.11; of two cards with one name the draft card is not meant (INV-28.6)."""
    assert set(titles()["innovation"]) == {"core-119", "assault-on-ulthuan-057"}
    assert titles()["reinforcements"] == ["cataclysm-053", "core-129"]
    assert [title for title, codes in titles().items() if len(codes) > 1] == ["innovation", "reinforcements"]


def test_names_are_found_however_they_are_written() -> None:
    assert plain("  Rodrik’s   RAIDERS ") == plain("Rodrik's Raiders")
    assert plain("Zażółć–1") == "zazołc-1"
