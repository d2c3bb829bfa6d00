"""Scenarios: put a position, play answers in notation, check what came out.  The format is plain data.

`docs/reference/scenarios.md` describes it; reading it from a file is somebody else's work.
"""

from __future__ import annotations

from typing import Any, Final

from .errors import BadScenario, WarhostError
from .game import Game
from .journal import Header
from .match import Match
from .notation import find, tidy
from .steps import NO_IDLE_OPTION

KEYS: Final = {"game", "title", "covers", "note", "position", "setup", "seed", "script", "check"}


class Failure(Exception):
    """What did not come out as expected, with the position as it is."""


class Scenario:
    """One scenario, its outer form checked."""

    def __init__(self, data: Any, name: str) -> None:
        if not isinstance(data, dict):
            raise BadScenario(f"{name}: a scenario has {', '.join(sorted(KEYS))}")
        unknown = sorted(set(map(str, data)) - KEYS)
        if unknown:
            raise BadScenario(f"{name}: a scenario has no {unknown[0]!r}; it may have {', '.join(sorted(KEYS))}")
        for key, kind in (("game", str), ("title", str), ("covers", list)):
            if not isinstance(data.get(key), kind):
                raise BadScenario(f"{name}: {key} is missing or not a {kind.__name__}")
        if ("position" in data) == ("setup" in data):
            raise BadScenario(f"{name}: a scenario begins from a position or from a setup")
        self.name = name
        self.game: str = data["game"]
        self.title: str = data["title"]
        self.covers: list[str] = [str(each) for each in data["covers"]]
        self.position: dict[str, Any] | None = data.get("position")
        self.setup: dict[str, Any] | None = data.get("setup")
        self.seed: int = data.get("seed", 0)
        self.script: list[Any] = data.get("script") or []
        self.check: dict[str, Any] = data.get("check") or {}
        for key, start in (("position", self.position), ("setup", self.setup)):
            if start is not None and not isinstance(start, dict):
                raise BadScenario(f"{name}: {key} must name what is where")
        if not isinstance(self.script, list) or not isinstance(self.check, dict) or not isinstance(self.seed, int):
            raise BadScenario(f"{name}: script is a list, check names what must hold, seed is a number")

    def begin(self, game: Game) -> Match:
        """The match at the scenario's first question."""
        header = Header(game.name, game.version, self.seed, self.setup, self.position)
        try:
            state = game.place(self.position) if self.position is not None else game.start(self.setup or {}, self.seed)
        except WarhostError as wrong:
            raise BadScenario(f"{self.name}: {wrong}") from None
        except (AttributeError, KeyError, TypeError, ValueError) as wrong:
            raise BadScenario(f"{self.name}: the position is malformed: {wrong}") from None
        if self.position is not None:
            state.reseed(self.seed)
        return Match(header, state)

    def run(self, game: Game) -> Match:
        """Play the script and check; Failure says what came out instead."""
        match = self.begin(game)
        for number, line in enumerate(self.script, start=1):
            if not isinstance(line, dict) or len(line) != 1:
                raise BadScenario(f"{self.name}, script line {number}: a line is one seat with its answer, or a check")
            who, what = next(iter(line.items()))
            where = f"{self.name}, script line {number}"
            if who == "check":
                self._compare(game, match, what, where)
            elif isinstance(who, int):
                for entry in what if isinstance(what, list) else [what]:
                    self._play(game, match, who - 1, entry, where)
            else:
                raise BadScenario(f"{where}: {who!r} is neither a seat nor 'check'")
        self._compare(game, match, self.check, f"{self.name}, check")
        return match

    def _play(self, game: Game, match: Match, seat: int, entry: Any, where: str) -> None:
        if isinstance(entry, dict):
            self._expect(game, match, seat, entry, where)
            return
        text = str(entry)
        _pass_until(match, seat, text)
        try:
            match.choose(text, seat)
        except WarhostError as refused:
            raise Failure(f"{where}: {refused}{_because(match, seat, text)}\n{game.drawn(match.state)}") from None

    def _expect(self, game: Game, match: Match, seat: int, entry: dict[str, Any], where: str) -> None:
        """`{cannot: TEXT, because: RULE}`, `{can: TEXT}` or `{undo: N}`."""
        if set(entry) == {"undo"}:
            match.undo(int(entry["undo"]))
        elif set(entry) == {"can"}:
            for text in entry["can"] if isinstance(entry["can"], list) else [entry["can"]]:
                _pass_until(match, seat, text)
                refusal = match.state.why_not(seat, text)
                if refusal is not None:
                    raise Failure(f"{where}: '{text}' is refused by {refusal.rule}\n{game.drawn(match.state)}")
        elif set(entry) == {"cannot", "because"}:
            for text in entry["cannot"] if isinstance(entry["cannot"], list) else [entry["cannot"]]:
                refusal = match.state.why_not(seat, text)
                if refusal is None or refusal.rule != entry["because"]:
                    actual = "it is offered" if refusal is None else f"refused by {refusal.rule} ({refusal.name})"
                    wanted = f"expected '{text}' to be refused by {entry['because']}"
                    raise Failure(f"{where}: {wanted}, but {actual}\n{game.drawn(match.state)}")
        else:
            raise BadScenario(f"{where}: an entry is an answer, can, cannot with because, or undo")

    def _compare(self, game: Game, match: Match, expected: dict[str, Any], where: str) -> None:
        found = game.differences(match.state, expected)
        if found:
            listed = "\n  ".join(found)
            raise Failure(f"{where}:\n  {listed}\nThe position is:\n{game.drawn(match.state)}")


def _pass_until(match: Match, seat: int, text: str) -> None:
    """Windows nobody acts in pass by themselves, until the seat is offered what it wants to do."""
    state = match.state
    while state.question is not None and (state.seat != seat or find(text, state.notations()) < 0):
        idle = state.question.idle(state)
        if idle == NO_IDLE_OPTION or tidy(text) == "resign":
            return
        match.choose(state.options.index(idle))


def _because(match: Match, seat: int, text: str) -> str:
    try:
        refusal = match.state.why_not(seat, text)
    except WarhostError:
        return ""
    return f" ({refusal.rule}, {refusal.name})" if refusal is not None else ""
