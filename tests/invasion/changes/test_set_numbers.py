"""Numbers that a text sets are not added up: "becomes a unit with N power" (INV-22.14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import permutations
from typing import Any

import pytest

from warhost.effects.language.abilities import Ability
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.floating import Floating
from warhost.effects.language.lasting import Grant
from warhost.games import find_game
from warhost.invasion.changes.common import UNCHANGED, CountsAs
from warhost.invasion.duel import BOOK
from warhost.invasion.library import LIBRARY
from warhost.invasion.words import DEVELOPMENT, HIT_POINTS, POWER, UNIT

RULES = find_game("invasion")


def abilities(value: Any) -> Iterator[Ability]:
    """Every ability in a definition, including those that it creates as floating abilities."""
    if isinstance(value, Ability):
        yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from abilities(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from abilities(part)


def setters() -> list[tuple[str, CountsAs]]:
    """The cards that turn something into a unit with another power, with their definitions."""
    return [
        (card.code, change)
        for card in LIBRARY.everything()
        for ability in abilities((card.text.play, card.text.abilities))
        for change in ability.changes
        if isinstance(change, CountsAs) and change.power != UNCHANGED
    ]


def test_no_card_adds_the_power_of_the_unit_that_something_becomes() -> None:
    """A text that turns cards into units sets their numbers; it does not also grant them power."""
    adding = [
        card.name
        for card in LIBRARY.everything()
        for ability in abilities((card.text.play, card.text.abilities))
        for unit in ability.changes
        if isinstance(unit, CountsAs) and unit.kinds & UNIT
        for change in ability.changes
        if isinstance(change, Grant) and change.of == unit.of and change.stat in (POWER, HIT_POINTS)
    ]
    assert adding == []
    assert len(setters()) == 7  # Kairos, Bolt of Change, Jade Acolyte, Spellsinger, Zombies, Glade, Full Moon Rising


def becoming(state: Any, source: int, card: int, code: str) -> Floating:
    """The floating ability after an Action that turned a development into a unit."""
    said = [BOOK.play_of(code), *BOOK.abilities_of(code)]
    (entry,) = [each for ability in said for each in ability.floating]
    return Floating(
        entry, AbilityUse(entry, source, 0, state.place[source], state.births[source]), card, state.births[card], 0
    )


@pytest.mark.parametrize("kairos", [False, True], ids=["alone", "beside Kairos"])
def test_two_setters_in_any_order_set_what_the_last_one_says(kairos: bool) -> None:
    board = {"legend": ["Kairos Fateweaver"]} if kairos else {}
    seat = {"capital": "chaos", "quest": ["Spellsinger"], "developments": {"quest": ["Runesmith"]}, **board}
    lasting = [(code, change) for code, change in setters() if code != "legends-030"]
    for first, last in [*permutations(lasting, 2), *[(each, each) for each in lasting]]:
        state: Any = RULES.place({"seat 1": {**seat, "hand": ["Innovation"]}, "seat 2": {"capital": "dwarf"}})
        cards = state.piles[state.place[state.duel.section(2)]]
        source = next(card for card in cards if state.titled(card) == "Spellsinger")
        development = next(card for card in cards if state.kinds[card] & DEVELOPMENT)
        state.floating = tuple([becoming(state, source, development, code) for code, _ in (first, last)])
        state.changed = True
        state.refresh()
        assert state.kinds[development] & UNIT
        numbers = state.power[development], state.hit_points[development]
        assert numbers == (last[1].power, last[1].hit_points), f"{first[0]}, then {last[0]}"
