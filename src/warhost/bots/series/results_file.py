"""Results file of a long series, so that an interrupted series can be resumed."""

from __future__ import annotations

import json
from pathlib import Path

from ...engine.errors import WarhostError
from ...engine.plain import JsonData
from ...games import find_game
from .playing import Fixture, FixtureResult


class ResultsFile:
    """A file with one line per finished game; the key has all parameters that determine the game's course.

    Failed games are not stored and are played again.  Card counts are not stored either.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: dict[str, JsonData] = {}
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except OSError as failed:
            raise WarhostError(f"cannot read {path}: {failed.strerror}") from None
        for line in text.splitlines(keepends=True):
            if line.endswith("\n"):  # a line that was cut off by a crash is ignored
                self._lines |= self._read(line)
        if text and not text.endswith("\n"):
            path.write_text("".join(line for line in text.splitlines(keepends=True) if line.endswith("\n")), "utf-8")

    def _read(self, line: str) -> dict[str, JsonData]:
        try:
            data = json.loads(line)
            return {data["fixture"]: data["played"]}
        except (ValueError, KeyError, TypeError):
            raise WarhostError(f"{self._path} is no file of kept games") from None

    def of(self, fixture: Fixture) -> FixtureResult | None:
        """The stored result of a fixture, or None."""
        found = self._lines.get(_key(fixture))
        if found is None:
            return None
        return FixtureResult(
            fixture,
            winners=tuple(found["winners"]),
            reason=found["reason"],
            sides=tuple(found["sides"]),
            armies=tuple(found["armies"]),
            turns=found["turns"],
            decisions=found["decisions"],
        )

    def keep(self, each: FixtureResult) -> None:
        """Append the result of a game."""
        if each.error:
            return
        told = {
            "winners": each.winners,
            "reason": each.reason,
            "sides": each.sides,
            "armies": each.armies,
            "turns": each.turns,
            "decisions": each.decisions,
        }
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"fixture": _key(each.fixture), "played": told}) + "\n")
        except OSError as failed:
            raise WarhostError(f"cannot write {self._path}: {failed.strerror}") from None


def _key(fixture: Fixture) -> str:
    """The key of a game: all parameters that determine its course, including the rules version."""
    rules = find_game(fixture.game).version
    return json.dumps([fixture.game, rules, fixture.seed, list(fixture.bots), fixture.setup], sort_keys=True)
