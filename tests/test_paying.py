"""No cost is paid with cards that another player controls (INV-3.21, CON-16.28): checked for every cost with cards in
play.

An attachment may be on a unit that has changed sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from warhost.conquest import CONQUEST
from warhost.conquest.library import LIBRARY as CONQUEST_CARDS
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.effect import Asking, Effect
from warhost.effects.language.sets import THIS, subjects
from warhost.invasion import INVASION
from warhost.invasion.library import LIBRARY as INVASION_CARDS

POSITIONS: dict[str, Any] = {
    "invasion": {
        "seat 1": {"capital": "dwarf", "resources": 9, "hand": 4},
        "seat 2": {"capital": "orc", "battlefield": ["Chaos Knights"], "quest": ["Infiltrate!"]},
    },
    "conquest": {
        "planets": ["Plannum", "Barlus"],
        "seat 1": {"warlord": "Nazdreg", "resources": 9, "hand": 4},
        "seat 2": {"warlord": "Captain Cato Sicarius", "planets": {"Barlus": ["Blood Angels Veterans"]}},
    },
}


def paid(cost: Effect) -> Iterator[Effect]:
    """The parts of a cost that affect other cards; the paying player chooses among their own."""
    if isinstance(cost, Asking):
        return
    if getattr(cost, "of", THIS) is not THIS:
        yield cost
    for part in cost.parts():
        yield from paid(part)


def costs(cards: Any) -> list[Any]:
    return [
        pytest.param(card.code, number, id=f"{card.name} {number}")
        for card in cards.everything()
        if card.playable
        for number, ability in enumerate(card.text.abilities)
        if [part for cost in ability.cost for part in paid(cost)]
    ]


def check(game: Any, enemy: str, code: str, number: int) -> None:
    position = dict(POSITIONS[game.name])
    state: Any = game.place({**position, "seat 1": {**position["seat 1"], "hand": [code]}})
    (victim,) = [card for card in state.in_play() if state.duel.defs[card].name == enemy]
    (source,) = [card for card in state.hand(0) if state.code_of(card) == code]
    state.host[source] = victim
    entry = state.duel.entries[source][number]
    use = AbilityUse(
        entry, source, 0, state.place[source], state.births[source], occurrence=state.record(0, victim, 1, 0)
    )
    for slot in range(len(entry.slots) or 1):
        use = use.aiming(slot, victim, state.births[victim], state.place[victim])
    for cost in entry.ability.cost:
        for part in paid(cost):
            touched = subjects(state, part.of, use, victim, 0)  # type: ignore[attr-defined]
            if [card for card in touched if card < state.facts.cards and state.controller[card] != 0]:
                assert not part.can_be_paid(state, use, victim, 0)


@pytest.mark.parametrize(("code", "number"), costs(INVASION_CARDS))
def test_no_cost_of_invasion_takes_what_is_anothers(code: str, number: int) -> None:
    check(INVASION, "Chaos Knights", code, number)


@pytest.mark.parametrize(("code", "number"), costs(CONQUEST_CARDS))
def test_no_cost_of_conquest_takes_what_is_anothers(code: str, number: int) -> None:
    check(CONQUEST, "Blood Angels Veterans", code, number)
