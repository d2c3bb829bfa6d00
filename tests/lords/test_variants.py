"""Games of three, four and six players, for rules that would need too long a scenario: seats, goals, and games without
end.
"""

from typing import Any

import pytest

from tests.helpers import chooser, play
from warhost.lords import ARMIES, LORDS, LordsState

PAWN = {"rank": "recruit", "class": "infantry", "defence": 1}
CAPTAIN = {"rank": "command", "class": "infantry", "defence": 1}


def start(players: int, seed: int = 1, **options: Any) -> LordsState:
    decks = list(ARMIES)[: 2 if players == 3 else players]
    return LORDS.start({"decks": decks, "options": {"players": players, **options}}, seed)


def test_one_plays_against_a_team_of_two() -> None:
    """LOW-15.E1, LOW-15.E2, LOW-15.E3, LOW-15.E12"""
    battle = start(3).battle
    assert battle.side == [0, 1, 1]
    assert battle.order == [0, 1, 0, 2]
    assert battle.hand_size == [7, 3, 3]
    assert battle.deck_of == [0, 1, 1]
    assert [battle.board.name(square) for square in battle.start[:2]] == ["c3", "e4"]
    assert battle.start[2] == -1


@pytest.mark.parametrize(
    ("players", "squares"),
    [(4, ["0,0", "2,1", "4,-2", "6,-1"]), (6, ["0,0", "2,1", "4,-2", "6,-1", "8,-4", "10,-3"])],
)
def test_odd_players_against_even_ones_on_an_endless_field(players: int, squares: list[str]) -> None:
    """LOW-15.F1, LOW-15.F2, LOW-15.F3, LOW-15.F4: one free column between two pairs, and separate rows."""
    battle = start(players).battle
    assert battle.side == [seat % 2 for seat in range(players)]
    assert battle.order == list(range(players))
    assert battle.board.endless
    assert battle.hand_size == [6] * players
    assert [battle.board.name(square) for square in battle.start] == squares
    rows = [battle.board.y(square) for square in battle.start]
    assert len(set(rows)) == players


@pytest.mark.parametrize(("players", "goal"), [(2, 20), (3, 20), (4, 30), (6, 50)])
def test_so_many_units_win_and_not_one_fewer(players: int, goal: int) -> None:
    """LOW-14.1, LOW-15.E11, LOW-15.F11"""
    assert _after_one_more(players, "pawn", goal - 2).outcome is None
    outcome = _after_one_more(players, "pawn", goal - 1).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (tuple(_team(players)), "units")


@pytest.mark.parametrize(("players", "goal"), [(2, 4), (3, 4), (4, 7), (6, 9)])
def test_so_many_commanders_win_and_not_one_fewer(players: int, goal: int) -> None:
    """LOW-14.1, LOW-15.E11, LOW-15.F11"""
    assert _after_one_more(players, "captain", goal - 2).outcome is None
    outcome = _after_one_more(players, "captain", goal - 1).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (tuple(_team(players)), "commanders")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_game_ends_only_when_every_seat_has_nothing_left_to_do(players: int) -> None:
    """LOW-14.5"""
    seats = {f"seat {seat + 1}": {"board": {_square(players, seat): "pawn"}} for seat in range(players)}
    state = LORDS.place({"options": {"players": players}, "cards": {"pawn": PAWN}, **seats})
    idle = set()
    while state.outcome is None:
        assert len(idle) < players
        idle.add(state.active)
        state.choose("stop")
    assert idle == set(range(players))
    assert (state.outcome.winners, state.outcome.rule) == ((), "LOW-14.5")


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 2, "borderless": True}, {"players": 3}, {"players": 6}]
)
def test_every_further_combat_step_follows_an_elimination_or_a_move(options: dict[str, Any]) -> None:
    """LOW-16.5: a berserker moves only after eliminations of its turn, and no unit moves twice in one."""
    for seed in range(3):
        state = play(start(seed=seed, **options), chooser(seed=seed))
        eliminated, moved = 0, set()
        for event in state.log or []:
            if event.kind == "turn":
                eliminated, moved = 0, set()
            elif event.kind == "eliminated":
                eliminated += 1
            elif event.kind == "advanced":
                assert eliminated > 0
            elif event.kind == "moved":
                assert event.card not in moved
                moved.add(event.card)
        assert state.outcome is not None


def _team(players: int) -> list[int]:
    return [0] if players < 4 else list(range(0, players, 2))


def _square(players: int, seat: int) -> str:
    return f"{5 * seat},0" if players > 3 else ("a1", "g6", "g1")[seat]


def _after_one_more(players: int, kind: str, captured: int) -> LordsState:
    """Player 1 deploys and captures one more unit when their side has captured this many."""
    victim, beside = ("d4", "d3") if players < 4 else ("4,4", "4,3")
    seats: dict[str, Any] = {f"seat {seat + 1}": {"hand": ["dwa-impaler-a"]} for seat in range(players)}
    seats["seat 1"] = {"hand": ["orc-butcher", "orc-warhog-a"], "captured": [kind] * captured}
    seats["seat 2"] |= {"board": {victim: kind}}
    state = LORDS.place({"options": {"players": players}, "cards": {"pawn": PAWN, "captain": CAPTAIN}, **seats})
    state.choose(f"deploy orc-butcher {beside}")
    return state
