"""Effects on "the next damage": each use waits separately, keeps a count, and the count is saved."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.engine import Header, Match
from warhost.invasion import INVASION

# By card in play with a repeatable Action: the notation of its use on itself or on a Runesmith.
WAITING: dict[str, tuple[str, str, list[str]]] = {
    "Kroxigor": ("Kroxigor", "use Kroxigor", ["discard Innovation"]),
    "Temple Guard": ("Runesmith", "use Temple Guard > Runesmith", ["target Bloodthirster"]),
    "Stormvermin": ("Runesmith", "use Stormvermin > Runesmith", []),
}


def position(card: str) -> dict[str, Any]:
    hand = ["Innovation"] * 4 + ["Flames of Tzeentch"] * 4
    # damage can be cancelled by another effect, too
    blank = {"card": "Bloodthirster", "attached": ["Witch Hag's Curse"]}
    mine = {"capital": "high-elf", "resources": 90, "hand": hand, "battlefield": [card, blank, "Runesmith"]}
    return {"turn": {"seat": 1, "phase": "capital"}, "seat 1": mine, "seat 2": {"capital": "dwarf"}}


def begun(card: str) -> Match:
    placed = position(card)
    return Match(Header("invasion", INVASION.version, 0, None, placed), INVASION.place(placed))


def say(state: Any, *texts: str) -> None:
    for text in texts:
        state.choose(state.notations().index(text))


def use(state: Any, card: str) -> None:
    _, first, others = WAITING[card]
    say(state, first)
    for text in others:
        if text in state.notations():
            say(state, text)
    say(state, "pass")


def burn(state: Any, card: str, points: int) -> None:
    say(state, "play Flames of Tzeentch", f"x {points}", f"target {WAITING[card][0]}", "pass")


def damage(state: Any, card: str) -> int:
    found = [each for each in state.in_play() if state.duel.defs[each].name == WAITING[card][0]]
    return int(state.damage[found[0]]) if found else -1


@pytest.mark.parametrize("card", WAITING)
def test_an_action_that_is_used_again_waits_again(card: str) -> None:
    state = begun(card).state
    for _ in range(2):
        use(state, card)
        burn(state, card, 2 if card != "Kroxigor" else 1)
        assert damage(state, card) == 0


@pytest.mark.parametrize("card", ["Temple Guard", "Stormvermin"])
def test_a_save_keeps_how_much_is_still_to_come(card: str) -> None:
    state = begun(card).state
    use(state, card)
    burn(state, card, 1)
    again = INVASION.load(state.save())
    burn(again, card, 2)
    assert damage(again, card) == -1  # one of the two points had been used already: the other one destroys a Runesmith
