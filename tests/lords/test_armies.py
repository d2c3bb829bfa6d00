"""The card facts of the six armies satisfy the checks that were made when they were transcribed."""

import re
from collections import Counter
from typing import Any

import pytest

from warhost.engine.errors import BadCard
from warhost.lords import ARMIES, UNITS
from warhost.lords import units as printed
from warhost.lords.units import CLASSES, DIRECTIONS, RANKS, Army, Unit

every_army = pytest.mark.parametrize("army", ARMIES.values(), ids=lambda army: army.key)

RANK_TABLE = {"general": 1, "command": 5, "special": 4, "elite": 4, "veteran": 6, "regular": 8, "recruit": 8}
LOPSIDED = {"Krod Klouthammer", "Father Nicodemus", "Brother Andronicus", "The Merciful Sister"}


def cards(army: Army) -> list[Unit]:
    """Every card of the standard deck, copies included."""
    return [UNITS[code] for code in army.deck()]


def mirrored(unit: Unit) -> tuple[object, ...]:
    """The pattern with left and right exchanged."""
    arrows = tuple(unit.arrows[-at % 8] for at in range(8))
    moves = tuple(unit.moves[-at % 8] for at in range(8))
    squares = unit.ranged and (unit.ranged.value, frozenset((-right, up) for right, up in unit.ranged.squares))
    return unit.defence, arrows, moves, squares


def pattern(unit: Unit) -> tuple[object, ...]:
    squares = unit.ranged and (unit.ranged.value, frozenset(unit.ranged.squares))
    return unit.defence, unit.arrows, unit.moves, squares


def test_there_are_six_armies_of_150_patterns() -> None:
    assert sorted(ARMIES) == ["dwarves", "elves", "lizardmen", "orcs", "templars", "undead"]
    assert len(UNITS) == 150
    assert sum(unit.copies for unit in UNITS.values()) == 216


@every_army
def test_an_army_has_36_cards_by_rank(army: Army) -> None:
    """LOW-1.1, LOW-1.2: check 1."""
    assert len(cards(army)) == 36
    assert Counter(unit.rank for unit in cards(army)) == RANK_TABLE


@every_army
def test_every_card_has_one_rank_one_class_and_its_army(army: Army) -> None:
    """LOW-1.3, LOW-1.4"""
    for unit in army.units:
        assert unit.rank in RANKS
        assert unit.kind in CLASSES
        assert unit.army == army.key
        assert unit.copies >= 1
        assert UNITS[unit.code] is unit


def test_codes_are_lower_case_words_that_begin_with_their_army() -> None:
    """They are part of the notation, which is ASCII and does not change between releases."""
    prefixes = [{unit.code.partition("-")[0] for unit in army.units} for army in ARMIES.values()]
    assert prefixes == [{"dwa"}, {"orc"}, {"elf"}, {"liz"}, {"tem"}, {"und"}]
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)+", code) for code in UNITS)


@every_army
def test_cards_with_several_copies_are_symmetric_as_a_set(army: Army) -> None:
    """Check 3: every left-handed pattern has a right-handed one, as often."""
    by_name: dict[str, list[Unit]] = {}
    for unit in cards(army):
        by_name.setdefault(unit.name, []).append(unit)
    for name, units in by_name.items():
        if len(units) > 1:
            assert Counter(map(pattern, units)) == Counter(map(mirrored, units)), name


def test_only_four_leaders_are_lopsided() -> None:
    """Check 3, for cards with one copy."""
    single = [unit for unit in UNITS.values() if sum(other.name == unit.name for other in UNITS.values()) == 1]
    assert {unit.name for unit in single if pattern(unit) != mirrored(unit)} == LOPSIDED
    assert all(UNITS[unit.code].commander for unit in single if unit.name in LOPSIDED)


# Check 4: over the 36 cards, the sum of defences, of each card's highest arrow, and the number of arrows.
SUMS = {
    "dwarves": (136, 117, 111),
    "orcs": (128, 126, 133),
    "elves": (130, 109, 140),
    "lizardmen": (131, 109, 130),
    "templars": (166, 120, 106),
    "undead": (135, 107, 144),
}
AVERAGES = {
    "dwarves": (3.78, 3.25, 3.08),
    "orcs": (3.56, 3.50, 3.69),
    "elves": (3.61, 3.03, 3.89),
    "lizardmen": (3.64, 3.03, 3.61),
    "templars": (4.61, 3.33, 2.94),
    "undead": (3.75, 2.97, 4.00),
}


@every_army
def test_averages_are_the_published_ones(army: Army) -> None:
    """Check 4"""
    sums = (
        sum(unit.defence for unit in cards(army)),
        sum(max(unit.arrows) for unit in cards(army)),
        sum(value > 0 for unit in cards(army) for value in unit.arrows),
    )
    assert sums == SUMS[army.key]
    assert tuple(round(total / 36, 2) for total in sums) == AVERAGES[army.key]


# infantry, cavalry, spear, ranged, berserker; and cards with movement arrows
CLASS_COUNTS = {
    "dwarves": (10, 0, 10, 10, 6, 0),
    "orcs": (14, 6, 6, 6, 4, 0),
    "elves": (6, 8, 10, 8, 4, 0),
    "lizardmen": (8, 6, 9, 9, 4, 0),
    "templars": (7, 8, 11, 6, 4, 3),
    "undead": (12, 9, 7, 8, 0, 8),
}


@every_army
def test_classes_and_mobile_cards_are_as_many_as_counted(army: Army) -> None:
    """LOW-1.4, LOW-1.8"""
    counted = Counter(unit.kind for unit in cards(army))
    mobile = sum(unit.mobile for unit in cards(army))
    assert (*[counted[kind] for kind in CLASSES], mobile) == CLASS_COUNTS[army.key]


@pytest.mark.parametrize("unit", UNITS.values(), ids=lambda unit: unit.code)
def test_every_value_is_in_its_range(unit: Unit) -> None:
    """Check 5: LOW-1.5, LOW-1.6"""
    assert 1 <= unit.defence <= 9
    assert len(unit.arrows) == len(unit.moves) == len(DIRECTIONS) == 8
    assert all(0 <= value <= 5 for value in unit.arrows)
    assert (unit.ranged is not None) == (unit.kind == "ranged")
    if unit.ranged is not None:
        assert 2 <= unit.ranged.value <= 5
        assert len(set(unit.ranged.squares)) == len(unit.ranged.squares) > 0
        assert all(abs(right) <= 1 and 1 <= abs(up) <= 4 for right, up in unit.ranged.squares)


def test_support_units_are_spear_and_ranged() -> None:
    """LOW-1.7"""
    assert {unit.kind for unit in UNITS.values() if unit.support} == {"spear", "ranged"}
    assert {unit.kind for unit in UNITS.values() if not unit.support} == {"infantry", "cavalry", "berserker"}


def test_commanders_are_command_and_general() -> None:
    """LOW-1.9"""
    assert {unit.rank for unit in UNITS.values() if unit.commander} == {"command", "general"}
    assert all(sum(unit.commander for unit in cards(army)) == 6 for army in ARMIES.values())


def test_no_mobile_unit_is_a_berserker_or_shoots() -> None:
    """LOW-13.8"""
    assert {unit.kind for unit in UNITS.values() if unit.mobile}.isdisjoint({"berserker", "ranged"})


def arrows(code: str) -> dict[str, int]:
    return {at: value for at, value in zip(DIRECTIONS, UNITS[code].arrows, strict=True) if value}


def test_the_cards_of_the_rulebook_are_as_it_says() -> None:
    """Check 6"""
    assert UNITS["dwa-marauder-a"].defence == UNITS["dwa-marauder-b"].defence == 4
    assert UNITS["dwa-slugger-a"].defence == 3
    assert UNITS["orc-deathbringer-a"].defence == 2
    assert arrows("orc-deathbringer-a") == {"n": 5, "ne": 3, "nw": 3}
    assert UNITS["orc-ravager-a"].defence == 3
    assert max(UNITS["orc-ravager-a"].arrows) == 5
    assert UNITS["orc-goblin-shanker-a"].defence == 3
    assert max(UNITS["orc-goblin-shanker-a"].arrows) == 4
    assert {UNITS[code].rank for code in ("orc-ravager-a", "orc-ravager-b", "orc-catapult")} == {"veteran"}
    assert {UNITS[code].rank for code in ("orc-warhog-a", "orc-warhog-b", "liz-quillshot")} == {"elite"}


def test_the_templates_of_the_rulebook_are_as_it_says() -> None:
    """Check 6, LOW-EX-6: nine squares in front of a Catapult, six behind an Axethrower."""
    catapult, axethrower = UNITS["orc-catapult"].ranged, UNITS["dwa-axethrower-b"].ranged
    assert catapult is not None
    assert axethrower is not None
    assert catapult.value == 4
    assert set(catapult.squares) == {(right, up) for right in (-1, 0, 1) for up in (1, 2, 3)}
    assert axethrower.value == 3
    assert set(axethrower.squares) == {(right, up) for right in (-1, 0, 1) for up in (-1, -2)}


def test_every_movement_arrow_is_where_it_was_found() -> None:
    """LOW-1.8: the movement arrows of the core sets."""
    moving = {
        unit.code: " ".join(at for at, path in zip(DIRECTIONS, unit.moves, strict=True) if path)
        for unit in UNITS.values()
        if unit.mobile
    }
    assert moving == {
        "tem-palisade": "n s",
        "und-zombie-gnasher-a": "n ne nw",
        "und-zombie-gnasher-b": "se s sw",
        "und-zombie-halberd": "ne e w nw",
        "und-zombie-shambler": "n ne nw",
    }


@pytest.mark.parametrize("rows", [("###", "###"), ("##", ".U."), ("#U#", ".U."), ("#x#", ".U.")])
def test_a_template_without_one_unit_in_equal_rows_is_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(BadCard, match="needs rows of equal length"):
        printed.template(4, *rows)


def test_an_unknown_direction_is_refused_with_the_card() -> None:
    with pytest.raises(BadCard, match=r"Orc Catapult \(orc-catapult\) moves to 'north', and the directions are n, ne"):
        printed.unit("orc-catapult", "Orc Catapult", "veteran", "ranged", 4, printed.facing(e=1, w=1), moves="north")


@pytest.mark.parametrize(
    ("rank", "kind", "arrow", "expected"),
    [
        ("chief", "ranged", 1, "has the rank 'chief', and it may have recruit, regular"),
        ("veteran", "archer", 1, "has the class 'archer', and it may have infantry"),
        ("veteran", "ranged", "1", "has '1' as its arrow n: write a whole number"),
    ],
)
def test_a_wrong_value_is_refused_with_the_card(rank: str, kind: str, arrow: Any, expected: str) -> None:
    with pytest.raises(BadCard, match=rf"Orc Catapult \(orc-catapult\) {expected}"):
        printed.unit("orc-catapult", "Orc Catapult", rank, kind, 4, (arrow, 0, 0, 0, 0, 0, 0, 0))


def test_two_cards_of_an_army_have_different_codes() -> None:
    one = printed.unit("orc-catapult", "Orc Catapult", "veteran", "ranged", 4, printed.facing(e=1))
    with pytest.raises(BadCard, match=r"Orc Catapult \(orc-catapult\) has the code of another card of the army"):
        printed.army("orcs", "Orcs", [one, one])
