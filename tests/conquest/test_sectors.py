"""The sectors of planets: options, dealing, saving, and what remains hidden."""

import pytest

from warhost.conquest.decks.kit import DECKS
from warhost.conquest.game import CONQUEST
from warhost.conquest.library import LIBRARY
from warhost.conquest.secrets import unseen_planets
from warhost.conquest.sectors import RANDOM, TRAXIS, planet_codes, planets_of, sector_keys, settled_sector
from warhost.conquest.state import ConquestState
from warhost.engine.errors import BadScenario, BadSetup

OTHERS = [key for key in sector_keys() if key != TRAXIS]
TEN = 10


def started(seed: int, **options: str) -> ConquestState:
    decks = DECKS.boxed()[:2]
    state = CONQUEST.start({"decks": decks, "options": options}, seed)
    assert isinstance(state, ConquestState)
    return state


def drawn(state: ConquestState) -> set[int]:
    return set(state.planets)


def test_every_sector_has_ten_planets_that_can_be_played() -> None:
    """COM-6.1"""
    assert {key: len(planets_of(key)) for key in sector_keys()} == dict.fromkeys(sector_keys(), TEN)
    assert [code for code in planet_codes() if code not in LIBRARY] == []
    assert [code for code in planet_codes() if LIBRARY[code].kind != "planet" or not LIBRARY[code].text.abilities] == []


@pytest.mark.parametrize("key", sector_keys())
def test_a_game_uses_the_planets_of_its_sector(key: str) -> None:
    """COM-6.1: in 20 games each of the ten planets occurs, and no other."""
    assert set().union(*[drawn(started(seed, sector=key)) for seed in range(20)]) == set(planets_of(key))


def test_a_game_in_the_sector_of_the_core_set_is_written_as_before() -> None:
    """COM-6.1"""
    assert started(1, first="1").duel.source()["options"] == {"first": "1"}
    assert started(1, first="1", sector=TRAXIS).save() == started(1, first="1").save()


def test_a_random_sector_is_drawn_from_the_seed_and_written_down() -> None:
    """COM-6.2"""
    keys = [settled_sector(RANDOM, seed) for seed in range(20)]
    assert set(keys) == set(sector_keys())
    for seed in range(4):
        written = DECKS.settled({"first": "1", "sector": RANDOM}, seed)
        assert written == {"first": "1", "sector": keys[seed]}
        assert started(seed, first="1", sector=RANDOM).save() == started(seed, first="1", sector=keys[seed]).save()


def test_options_without_a_random_sector_stay_as_they_are() -> None:
    """COM-6.2"""
    assert DECKS.settled({"sector": TRAXIS}, 1) == {"sector": TRAXIS}
    assert DECKS.settled({}, 1) == {}


def test_an_unknown_sector_is_refused() -> None:
    """COM-6.1"""
    with pytest.raises(BadSetup, match=r"^sector is one of traxis, veros, .*random, not 'terra'$"):
        started(1, sector="terra")


@pytest.mark.parametrize("key", OTHERS)
def test_a_saved_game_keeps_its_sector(key: str) -> None:
    """COM-6.1"""
    state = started(3, sector=key)
    again = CONQUEST.load(state.save())
    assert again.save() == state.save()
    assert again.notations() == state.notations()


@pytest.mark.parametrize("key", sector_keys())
def test_only_planets_of_the_sector_are_possible_where_they_are_hidden(key: str) -> None:
    """COM-6.1, CON-3.3"""
    state = started(3, sector=key)
    known = {planet for at, planet in enumerate(state.planets) if state.is_face_up(at)}
    assert set(unseen_planets(state)) == set(planets_of(key)) - known


def test_a_position_takes_planets_of_one_sector_only() -> None:
    """COM-6.1"""
    with pytest.raises(BadScenario, match=r"^Mangeras is not in the sector traxis$"):
        CONQUEST.place({"planets": ["Mangeras"]})
