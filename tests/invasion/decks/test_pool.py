"""The facts of all official cards: complete, unique, and with unknown facts marked."""

from importlib.resources import files

import pytest

from warhost.decks import VARIABLE, Library, plain
from warhost.invasion.card import KINDS, Card
from warhost.invasion.library import LIBRARY, card_sets, official, titles
from warhost.invasion.words import RACE_KEYS, ZONE_NAMES

OFFICIAL_CARDS = 1133
HERE = files("warhost") / "invasion" / "facts"


def lines(cycle: str) -> list[list[str]]:
    table = HERE / f"{cycle}.tsv"
    return [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()] if table.is_file() else []


def test_every_number_of_every_set_is_there() -> None:
    """INV-28.12: the deck check needs all cards."""
    expected = [code for each in card_sets().values() for code in each.codes()]
    assert len(expected) == len(set(expected)) == OFFICIAL_CARDS
    assert list(official()) == expected
    assert len(card_sets()) == 42


def test_every_card_has_one_line_in_the_table_of_its_cycle() -> None:
    for cycle in dict.fromkeys(each.cycle for each in card_sets().values()):
        codes = [row[0] for row in lines(cycle)[1:]]
        assert codes == [code for each in card_sets().values() if each.cycle == cycle for code in each.codes()]


def test_tables_are_read_when_a_card_of_theirs_is_asked_for() -> None:
    read: list[str] = []

    def table(name: str) -> dict[str, Card]:
        read.append(name)
        return {f"{name}-001": Card(f"{name}-001", name, "unit", "dwarf", card_sets()["core"])}

    library = Library(lambda: ["one", "two"], lambda code: code.rpartition("-")[0], table)
    assert library.printed("two-001") is not None
    assert library.printed("two-002") is None
    assert read == ["two"]
    assert list(library.official()) == ["one-001", "two-001"]
    assert read == ["two", "one"]


def test_playable_is_what_has_its_text_or_needs_none() -> None:
    """A card without text is playable as soon as its set has definitions; a card with unknown facts never is."""
    cards = official()
    known = {
        "core-001": (True, True),
        "core-002": (False, True),
        "the-skavenblight-threat-001": (True, True),
        "shield-of-the-gods-109": (True, True),
        "cataclysm-023": (False, False),
    }
    assert {code: (cards[code].plain, cards[code].playable) for code in known} == known
    assert {code for code, card in cards.items() if card.playable} == set(LIBRARY)
    with pytest.raises(KeyError):
        LIBRARY["cataclysm-023"]


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


def test_unknown_facts_are_marked() -> None:
    """INV-OPEN-21 and gaps in the sources: unknown is not zero, and doubtful facts are named."""
    cards = official()
    zappa = cards["cataclysm-010"]
    assert (zappa.loyalty, zappa.unique) == (None, None)
    assert set(zappa.doubtful) == {"loyalty", "unique", "traits", "source"}
    assert cards["fiery-dawn-104"].unique is None
    assert cards["assault-on-ulthuan-001"].copies is None
    assert (cards["hidden-kingdoms-001"].copies, cards["hidden-kingdoms-001"].doubtful) == (3, ("copies",))
    assert cards["legends-001"].doubtful == ()
    known = {"loyalty", "unique", "power", "copies", "traits", "source", "text"}
    assert {each for card in cards.values() for each in card.doubtful} == known
    assert (zappa.missing, cards["cataclysm-054"].missing) == (("loyalty",), ("rules",))
    assert cards["fiery-dawn-104"].missing == ()
    assert not [card for card in cards.values() if card.missing and card.playable]


def test_variable_numbers_and_powers_by_zone() -> None:
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
    """INV-28.11; of two cards with one name, the name does not mean the draft card (INV-28.6)."""
    assert set(titles()["innovation"]) == {"core-119", "assault-on-ulthuan-057"}
    assert titles()["reinforcements"] == ["cataclysm-053", "core-129"]
    assert [title for title, codes in titles().items() if len(codes) > 1] == ["innovation", "reinforcements"]


def test_names_are_found_however_they_are_written() -> None:
    assert plain("  Rodrik’s   RAIDERS ") == plain("Rodrik's Raiders")
    assert plain("Zażółć–1") == "zazołc-1"
