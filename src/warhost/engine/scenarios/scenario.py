"""Scenarios: set up a position, play answers in notation, check the result.  The format is plain data.

`docs/reference/scenarios.md` describes it; `warhost.scenarios` reads the files.
"""

from __future__ import annotations

from typing import Any, Final

from ..errors import BadScenario, WarhostError
from ..game import Game
from ..history.journal import Header
from ..history.match import RESIGN, Match
from ..notation import find, tidy
from ..plain import JsonData, JsonList
from ..requirements import Refusal
from ..state import State
from ..steps import NO_IDLE_OPTION
from .answers import unknown_names

KEYS: Final[dict[str, type]] = {
    "game": str,
    "title": str,
    "covers": list,
    "note": str,
    "position": dict,
    "setup": dict,
    "seed": int,
    "refused": str,
    "script": list,
    "check": dict,
}
NEEDED: Final = ("game", "title", "covers")
CHECK: Final = -1  # script lines hold a seat here; a check holds this instead


class Line:
    """One entry of a script, for a seat, or a check (CHECK)."""

    __slots__ = ("entry", "seat", "where")

    def __init__(self, seat: int, entry: Any, where: str) -> None:
        self.seat = seat
        self.entry = entry
        self.where = where


class Failure(Exception):
    """An expectation that does not hold, with the position at that moment."""


class Scenario:
    """One scenario whose structure has been checked."""

    def __init__(self, data: object, name: str) -> None:
        if not isinstance(data, dict):
            raise BadScenario(f"{name}: a scenario names its {', '.join(KEYS)}")
        for key, value in data.items():
            if key not in KEYS:
                raise BadScenario(f"{name}: a scenario has no {key!r}; it may have {', '.join(KEYS)}")
            if type(value) is not KEYS[key]:
                raise BadScenario(f"{name}: {key} must be a {KEYS[key].__name__}, not {value!r}")
        for key in NEEDED:
            if not data.get(key):
                raise BadScenario(f"{name}: {key} is missing")
        if ("position" in data) == ("setup" in data):
            raise BadScenario(f"{name}: a scenario begins from a position or from a setup")
        if ("refused" in data) == ("script" in data or "check" in data):
            raise BadScenario(f"{name}: a scenario has a script or a check; or it is refused, and nothing can follow")
        self.name = name
        self.game: str = data["game"]
        self.title: str = data["title"]
        self.covers: list[str] = [str(each) for each in data["covers"]]
        self.note: str = data.get("note", "")
        self.position: JsonData | None = data.get("position")
        self.setup: JsonData | None = data.get("setup")
        self.seed: int = data.get("seed", 0)
        self.refused: str = data.get("refused", "")
        self.script: JsonList = data.get("script", [])
        self.check: JsonData = data.get("check", {})

    def begin(self, game: Game) -> Match:
        """The match at the scenario's first question."""
        try:
            return self._started(game)
        except WarhostError as wrong:
            raise BadScenario(f"{self.name}: {wrong}") from None

    def lines(self) -> list[Line]:
        """The entries of the script and the final check; each can be performed separately."""
        found: list[Line] = []
        for number, line in enumerate(self.script, start=1):
            where = f"{self.name}, script line {number}"
            if not isinstance(line, dict) or len(line) != 1:
                raise BadScenario(f"{where}: a line is one seat with its answer, or a check")
            who, what = next(iter(line.items()))
            if who == "check":
                found.append(Line(CHECK, what, where))
            elif type(who) is int and who > 0:
                found += [Line(who - 1, entry, where) for entry in (what if isinstance(what, list) else [what])]
            else:
                raise BadScenario(f"{where}: {who!r} is neither a seat nor 'check'")
        return [*found, Line(CHECK, self.check, f"{self.name}, check")]

    def perform(self, game: Game, match: Match, line: Line) -> None:
        """Play or check one entry; raises Failure with the actual result."""
        if line.seat == CHECK:
            self._compare(game, match, line.entry, line.where)
        else:
            self._play(game, match, line.seat, line.entry, line.where)

    def run(self, game: Game) -> Match | None:
        """Play the script and check it; raises Failure with the result.  Returns None if the start was refused."""
        if self.refused:
            self._expect_refusal(game)
            return None
        match = self.begin(game)
        for line in self.lines():
            self.perform(game, match, line)
        return match

    def _started(self, game: Game) -> Match:
        header = Header(game.name, game.version, self.seed, self.setup, self.position)
        try:
            state = game.place(self.position) if self.position is not None else game.start(self.setup or {}, self.seed)
        except (AttributeError, KeyError, TypeError, ValueError) as wrong:
            raise BadScenario(f"the beginning is malformed: {wrong}") from None
        if self.position is not None:
            state.reseed(self.seed)
        return Match(header, state)

    def _expect_refusal(self, game: Game) -> None:
        """The start must be refused, and the refusal must name the rule."""
        try:
            match = self._started(game)
        except BadScenario as malformed:
            raise BadScenario(f"{self.name}: {malformed}") from None
        except WarhostError as refusal:
            if self.refused not in str(refusal):
                raise Failure(f"{self.name}: expected to be refused by {self.refused}, but: {refusal}") from None
            return
        raise Failure(f"{self.name}: expected to be refused by {self.refused}\n{game.drawn(match.state)}")

    def _play(self, game: Game, match: Match, seat: int, entry: object, where: str) -> None:
        if isinstance(entry, dict):
            self._expect(game, match, seat, entry, where)
            return
        text = str(entry)
        _pass_until(match, seat, text)
        try:
            match.choose(text, seat)
        except WarhostError as refused:
            unknown = unknown_names(match.state, text) if match.state.question is not None else ""
            why = unknown or f"{refused}{_because(match, seat, text)}"
            raise Failure(f"{where}: {why}\n{game.drawn(match.state)}") from None

    def _expect(self, game: Game, match: Match, seat: int, entry: JsonData, where: str) -> None:
        """Check `{cannot: TEXT, because: RULE}`, `{can: TEXT}` or `{undo: N}`; a list of texts is allowed."""
        keys = set(entry)
        if keys == {"undo"} and type(entry["undo"]) is int:
            try:
                match.undo(entry["undo"])
            except WarhostError as refused:
                raise Failure(f"{where}: {refused}\n{game.drawn(match.state)}") from None
        elif keys == {"can"}:
            for text in _texts(entry["can"]):
                _pass_until(match, seat, text)
                refusal = _asked(match, seat, text, where)
                if refusal is not None:
                    raise Failure(f"{where}: '{text}' is refused by {_named(refusal)}\n{game.drawn(match.state)}")
        elif keys == {"cannot", "because"}:
            wanted = str(entry["because"])
            for text in _texts(entry["cannot"]):
                refusal = _asked(match, seat, text, where)
                if refusal is None or wanted not in (refusal.rule, f"{refusal.rule} {refusal.name}"):
                    actual = "it is offered" if refusal is None else f"it is refused by {_named(refusal)}"
                    expected = f"expected '{text}' to be refused by {wanted}"
                    raise Failure(f"{where}: {expected}, but {actual}\n{game.drawn(match.state)}")
                if refusal.requirement.timing and refusal.rule not in self.covers:
                    shown = f"'{text}' could not be answered by anybody now, so nothing else is shown by its refusal"
                    hint = f"if that is the point, {refusal.rule} belongs into 'covers'"
                    raise Failure(f"{where}: {shown}; {hint}\n{game.drawn(match.state)}")
        else:
            raise BadScenario(f"{where}: an entry is an answer, can, cannot with because, or undo with a number")

    def _compare(self, game: Game, match: Match, expected: object, where: str) -> None:
        if not isinstance(expected, dict):
            raise BadScenario(f"{where}: a check names what must hold")
        try:
            found = game.differences(match.state, expected)
        except WarhostError as wrong:
            raise BadScenario(f"{where}: {wrong}") from None
        except (AttributeError, KeyError, TypeError, ValueError) as malformed:
            # A variable has one type in mypyc, so this one cannot be called `wrong`, too.
            raise BadScenario(f"{where}: the check is malformed: {malformed}") from None
        if found:
            listed = "\n  ".join(found)
            raise Failure(f"{where}:\n  {listed}\nThe position is:\n{game.drawn(match.state)}")


def _texts(entry: object) -> list[str]:
    return [str(each) for each in entry] if isinstance(entry, list) else [str(entry)]


def _asked(match: Match, seat: int, text: str, where: str) -> Refusal | None:
    try:
        return match.state.why_not(seat, text)
    except WarhostError as wrong:
        raise BadScenario(f"{where}: {wrong}") from None


def _named(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.name}"


def _pass_until(match: Match, seat: int, text: str) -> None:
    """Pass windows in which no one acts, until the seat is offered the answer.

    If it never is, nothing is passed: a failure then shows the moment at which the answer was expected.
    """
    for _ in range(_passes(match.state, seat, text)):
        state = match.state
        assert state.question is not None
        match.choose(state.options.index(state.question.idle(state)))


def _passes(state: State, seat: int, text: str) -> int:
    """The number of windows to pass until an answer is offered to a seat; 0 if a player must act before that."""
    ahead, count = state, 0
    while ahead.question is not None and (ahead.seat != seat or find(text, ahead.notations()) < 0):
        idle = ahead.question.idle(ahead)
        if idle == NO_IDLE_OPTION or tidy(text) == RESIGN:
            return 0
        ahead = ahead.clone() if ahead is state else ahead
        ahead.choose(ahead.options.index(idle))
        count += 1
    return count if ahead.question is not None else 0


def _because(match: Match, seat: int, text: str) -> str:
    try:
        refusal = match.state.why_not(seat, text)
    except WarhostError:
        return ""
    return f" ({_named(refusal)})" if refusal is not None else ""
