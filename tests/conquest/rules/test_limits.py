"""Limits of abilities: by phase, round, battle, combat round and attack; twice; and once per title."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conquest.demo import CARDS
from warhost.conquest import CONQUEST, ConquestState, words
from warhost.effects.language import limits
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest.cards import card_lines

pytestmark = pytest.mark.usefixtures("demo_cards")


def used_eagerly(name: str, hand: list[str] | None = None) -> Counter[tuple[int, ...]]:
    """Two rounds in which seat 1 uses a card whenever possible: the number of uses by round, phase, battle and combat
    round, and after each attack of the card.
    """
    state = CONQUEST.place(
        {
            "planets": ["Plannum", "Barlus", "Elouith"],
            "seat 1": {"planets": {"Plannum": [] if hand else [name, "Giant", "Giant"]}, "hand": hand or []},
            "seat 2": {"planets": {"Plannum": [] if hand else ["Giant", "Giant"]}, "hand": ["Trooper"]},
        }
    )
    assert isinstance(state, ConquestState)
    uses: Counter[tuple[int, ...]] = Counter()
    attacks = 0
    while state.rounds < 3 and state.combat_round < 4:
        options = state.notations()
        wanted = [text for text in options if text in (f"use {name}", f"play {name}")]
        if wanted and state.seat == 0:
            uses[state.rounds, state.phase, state.battle, state.combat_round, attacks] += 1
            state.choose(wanted[0])
            continue
        idle = [text for text in options if text in ("pass", "stay", "decline", "commit to Elouith")]
        chosen = (idle or [text for text in options if text == "defender Giant"] or options)[0]
        attacks += chosen == f"attacker {name}" and state.seat == 0
        state.choose(chosen)
    return uses


def summed(uses: Counter[tuple[int, ...]], *fields: int) -> Counter[tuple[int, ...]]:
    """The uses, added up by some of these keys."""
    found: Counter[tuple[int, ...]] = Counter()
    for key, number in uses.items():
        found[tuple([key[field] for field in fields])] += number
    return found


@pytest.mark.parametrize(
    ("name", "times", "fields"),
    [
        ("Tithers", 1, (0, 1)),
        ("Stewards", 2, (0, 1)),
        ("Chroniclers", 1, (0,)),
        ("Heralds", 1, (0, 2)),
        ("Marshals", 1, (0, 2, 3)),
        ("Duellists", 1, (0, 4)),
    ],
)
def test_an_ability_is_used_at_most_as_often_as_its_limit_in_each_period(
    name: str, times: int, fields: tuple[int, ...]
) -> None:
    """CON-16.20: used whenever possible, an ability is used exactly as often as its limit allows in every period."""
    uses = summed(used_eagerly(name), *fields)
    assert len(uses) > 1 or name == "Chroniclers"
    assert set(uses.values()) == {times}


def test_max_one_counts_all_copies_of_the_title() -> None:
    """CON-16.20: of four copies of an event only one is played in each round."""
    assert summed(used_eagerly("Levy", ["Levy"] * 4), 0) == {(1,): 1, (2,): 1}


def test_each_copy_has_a_separate_limit() -> None:
    """CON-16.20: a second copy may be used in the same phase, unlike the first one."""
    state = CONQUEST.place(
        {"seat 1": {"planets": {"Plannum": ["Tithers", "Tithers"]}}, "seat 2": {"hand": ["Trooper"], "resources": 9}}
    )
    assert {"use Tithers", "use Tithers #2"} <= set(state.notations())
    state.choose("use Tithers")
    state.choose("deploy Trooper > Plannum")
    offered = [text for text in state.notations() if text.startswith("use")]
    assert offered == ["use Tithers"]  # the other one
    refused = state.why_not(0, "use Tithers #2")
    assert refused is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_limit_has_words(language: str) -> None:
    """Each limit has a different text."""
    book = phrasebook(language)
    said = [card_lines(book, card)[-1] for card in CARDS if "demo-030" <= card.code <= "demo-036"]
    assert len(said) == 7
    assert len({str(line).rpartition("(")[2] for line in said}) == len(said)


def test_a_limit_is_a_period_and_how_often() -> None:
    assert limits.times_of(limits.twice(limits.EACH_TURN)) == 2
    assert limits.period_of(limits.max_one(limits.twice(words.EACH_ROUND))) == words.EACH_ROUND
    assert limits.is_by_title(limits.max_one(words.EACH_ROUND))
    assert not limits.is_by_title(limits.twice(words.EACH_ROUND))
