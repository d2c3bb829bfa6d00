"""Puzzles: every puzzle of the package is proved, and a flawed one is detected."""

import os
from pathlib import Path

import pytest

from warhost.bots.teaching.puzzles import Puzzle, Solver, TooLarge, flaw, looked_for, read_puzzles
from warhost.engine.errors import WarhostError
from warhost.engine.history.journal import Answer, Journal
from warhost.invasion import INVASION
from warhost.scenarios import puzzles_folder

PART = 20
ALL = bool(
    os.environ.get("WARHOST_PROOFS")
)  # `make proofs` proves all of them; other runs only the first few of each game
PUZZLES = {path.stem: read_puzzles(path) for path in sorted(puzzles_folder().glob("*.jsonl"))}
PARTS = [(game, first) for game, every in PUZZLES.items() for first in range(0, len(every) if ALL else PART, PART)]


@pytest.mark.long
@pytest.mark.parametrize(("game", "first"), PARTS)
def test_every_puzzle_has_exactly_one_first_move(game: str, first: int) -> None:
    for number, puzzle in enumerate(PUZZLES[game][first : first + PART], start=first + 1):
        assert puzzle.game == game
        assert not flaw(puzzle), number


@pytest.mark.long
@pytest.mark.parametrize("game", PUZZLES)
def test_every_puzzle_is_listed_once_under_its_game(game: str) -> None:
    every = PUZZLES[game]
    assert len({each.line() for each in every}) == len(every)
    states = [each.match().state for each in every]
    assert len({state.save() for state in states}) == len(every)
    for each, state in zip(every, states, strict=True):
        assert state.seat == each.seat
        assert each.solution in state.notations()


def test_a_wrong_solution_and_a_changed_game_are_detected() -> None:
    good = PUZZLES["lords"][0]
    state = good.match().state
    other = next(each for each in state.notations() if each != good.solution)
    assert "cannot be won" in flaw(Puzzle(good.journal, good.seat, other)) or "another solution" in flaw(
        Puzzle(good.journal, good.seat, other)
    )
    assert "not offered" in flaw(Puzzle(good.journal, good.seat, "fly away"))
    assert "another seat" in flaw(Puzzle(good.journal, 1 - good.seat, good.solution))
    broken = Journal(good.journal.header, [*good.journal.answers, Answer(good.seat, "fly away")])
    assert "does not fit" in flaw(Puzzle(broken, good.seat, good.solution))
    assert flaw(good, most=1).startswith("more than 1")


def test_the_same_seed_finds_the_same_puzzles_and_a_file_keeps_them(tmp_path: Path) -> None:
    found = [each for some in looked_for("lords", 8, 3, ("greedy", "greedy")) for each in some]
    assert found
    again = [each for some in looked_for("lords", 8, 3, ("greedy", "greedy"), jobs=2) for each in some]
    lines = [each.line() for each in found]
    assert lines == [each.line() for each in again]
    file = tmp_path / "some.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert [each.line() for each in read_puzzles(file)] == lines
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(WarhostError, match="no file of puzzles"):
        read_puzzles(file)


def test_a_solver_lets_the_enemy_defend() -> None:
    """INV-13.5, INV-32.1: an attack that would burn an undefended section does not win if a unit can defend it."""
    for guards, won in ((0, ["attack quest"]), (4, [])):
        state = INVASION.place(
            {
                "turn": {"seat": 1, "phase": "battlefield", "window": "attack"},
                "seat 1": {"capital": "orc", "battlefield": ["Squig Herders"] * 2},
                "seat 2": {
                    "capital": "dwarf",
                    "burning": ["kingdom"],
                    "damage": {"quest": 7},
                    "quest": ["Mountain Brigade"] * guards,
                },
            }
        )
        solver = Solver(state, 0)
        assert [state.notations()[index] for index in solver.solutions(state)] == won
        assert solver.tried > 1
        with pytest.raises(TooLarge):
            Solver(state, 0, most=1).solutions(state)
