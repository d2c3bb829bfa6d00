"""Freeze games of the present rules versions: `python -m tools.freeze [GAME]...`, by default of all games.

It rewrites the journals and digests in `tests/conformance/frozen` and removes those of other versions; it rewrites the
transcripts, whose difference must be reviewed; and it sets the version of the puzzles, reporting those that play
differently now.  Run it after raising a game's RULES_VERSION, or after changing rules whose version is not released
yet.
"""

from __future__ import annotations

import sys

from tests.conformance import digests, test_frozen, test_transcripts
from tests.conformance.games import CASES, Case
from warhost.bots.teaching.puzzles import Puzzle, read_puzzles
from warhost.engine import Header
from warhost.engine.errors import WarhostError
from warhost.engine.history.journal import Journal
from warhost.scenarios import puzzles_folder


def freeze(case: Case) -> None:
    """Write the journals and digests of a game for its present version only."""
    kept = {test_frozen.frozen(case, name): setup for name, setup in case.transcripts.items()}
    for path, setup in kept.items():
        path.write_text(test_frozen.played(case, setup), encoding="utf-8")
    for name, setup in case.transcripts.items():  # regenerate: transcripts contain the version
        path = test_transcripts.FOLDER / f"{name}.txt"
        path.write_text(test_transcripts.transcript(case, setup), encoding="utf-8")
    files = {digests.kept(case.game): digests.written, digests.kept_meetings(case.game): digests.written_meetings}
    for path, written in files.items():
        path.write_text(written(case.game), encoding="utf-8")
    for path in digests.FOLDER.glob(f"{case.game.name}[.-]*"):
        if path not in kept and path not in files:
            path.unlink()


def stamp(game: str, version: str) -> list[str]:
    """Set the version of a game's puzzles; returns those that play differently."""
    path = puzzles_folder() / f"{game}.jsonl"
    broken: list[str] = []
    lines: list[str] = []
    for number, puzzle in enumerate(read_puzzles(path) if path.exists() else [], start=1):
        old = puzzle.journal.header
        header = Header(old.game, version, old.seed, old.setup)
        anew = Puzzle(Journal(header, puzzle.journal.answers), puzzle.seat, puzzle.solution, puzzle.goal)
        try:
            state = anew.match().state
            goes = state.seat == anew.seat and anew.solution in state.notations()
        except WarhostError:
            goes = False
        if not goes:
            broken.append(f"puzzle {number} of {game} does not go as it went: look for another one (warhost puzzles)")
        lines.append(anew.line() + "\n")
    if lines:
        path.write_text("".join(lines), encoding="utf-8")
    return broken


def main() -> int:
    wanted = sys.argv[1:] or [case.game.name for case in CASES]
    broken: list[str] = []
    for case in CASES:
        if case.game.name in wanted:
            freeze(case)
            broken += stamp(case.game.name, case.game.version)
            print(f"froze {digests.GAMES} games of {case.game.name} rules {case.game.version}")
    print("\n".join(broken), end="\n" if broken else "")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
