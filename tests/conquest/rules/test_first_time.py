""" "The first time each round": it depends on the events of the card, not on uses of the ability."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.demo import shows
from warhost.conquest.duel import BOOK
from warhost.conquest.library import LIBRARY
from warhost.effects.language.abilities import FORCED
from warhost.effects.language.limits import is_first_time

pytestmark = pytest.mark.usefixtures("demo_cards")

DEPLOYING = {"seat": 1, "window": "deploy", "passed": 1}
HIT = {1: "play Barrage"}


def gained(script: list[Any], hand: list[str], units: list[Any], **more: Any) -> int:
    """The resources that seat 1 gains from abilities that earn 1 the first time a unit is assigned damage."""
    mine = {"warlord": "Nazdreg", "hand": hand, "planets": {"Ferrin": units}, **more}
    match = shows({"turn": DEPLOYING, "planets": ["Plannum", "Barlus", "Ferrin"], "seat 1": mine}, script, {})
    return len([event for event in match.log if event.kind == "earned" and event.rule == "CON-1.9"])


def test_only_the_first_time_in_a_round_counts() -> None:
    """CON-15.14, CON-16.20."""
    assert gained([HIT, HIT], ["Barrage", "Barrage"], ["Sentries"]) == 1
    assert gained([HIT, HIT], ["Barrage", "Barrage"], ["Sentries", "Sentries"]) == 2


def test_what_happened_before_the_text_was_there_uses_it_up() -> None:
    """CON-15.14, CON-16.20: with an ability gained later, and one gained twice."""
    banner = {"card": "Trooper", "attached": ["Watch Banner"]}
    late: list[Any] = [HIT, {1: "deploy Watch Banner > Trooper"}, HIT]
    assert gained([HIT, HIT], ["Barrage", "Barrage"], [banner]) == 1
    assert gained(late, ["Barrage", "Barrage", "Watch Banner"], ["Trooper"]) == 0
    assert gained(late, ["Barrage", "Barrage", "Watch Banner"], [{**banner, "card": "Giant"}, "Trooper"]) == 1


def test_what_happened_while_the_text_was_blank_uses_it_up() -> None:
    """CON-15.14, CON-16.27."""
    script: list[Any] = [{1: "play Gag > Sentries"}, HIT, {1: "dial 1"}, {2: "dial 2"}]
    script += [{1: "take nothing"}, {2: "take nothing"}, HIT]
    assert gained(script, ["Gag", "Barrage", "Barrage"], ["Sentries"]) == 0


def test_a_unit_that_left_play_is_a_new_one() -> None:
    """CON-16.21."""
    script: list[Any] = [HIT, {1: "play Recall"}, {1: "deploy Sentries > Ferrin"}, HIT]
    assert gained(script, ["Barrage", "Recall", "Barrage"], ["Sentries"], resources=9) == 2


def test_no_card_counts_a_first_time_as_a_use() -> None:
    """CON-16.1: such a text without a bold trigger word is constant, so it is not a forced ability."""
    entries = [
        each for code in LIBRARY.official() for entry in BOOK.abilities_of(code) for each in (entry, *entry.granted)
    ]
    first = [entry for entry in entries if is_first_time(entry.ability.limit)]
    assert first
    assert [entry.key for entry in first if entry.kind == FORCED] == []
