"""Lessons: a first game taught step by step.  A lesson is a data file; `docs/guides/write-a-lesson.md` describes it.

A lesson begins from a scenario or from its own position and continues step by step.  A step shows one text and is one
of four kinds: `read` (nothing else happens), `do` (the learner gives an expected answer, or several in order), `try`
(the learner tries something illegal and sees the rule), `reply` (the other side answers).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from .engine.errors import BadScenario, WarhostError
from .engine.game import Game
from .engine.history.match import Match
from .engine.plain import JsonData, JsonList
from .engine.scenarios.scenario import Scenario
from .scenarios import find_scenarios, lessons_folder, load_scenario, read_yaml, scenarios_folder

KEYS: Final = {"game", "covers", "scenario", "position", "before", "seat", "steps", "check"}
STEP_KEYS: Final = {"say", "point", "do", "try", "because", "reply", "instead", "then"}
KINDS: Final = ("do", "try", "reply")  # kinds of steps; a step with none of these keys is only to be read
ANY_WORDS: Final = "**"
Row = tuple[str, ...]  # answers or patterns for answers, in order


class BadLesson(WarhostError):
    """A lesson that cannot be read or taught."""


@dataclass(frozen=True)
class Step:
    """One text, what it points at, and what must happen before the next step."""

    kind: str
    say: str  # the last part of the key under which its text is translated
    point: Row = ()  # what the step points at: squares, cards, options or screen areas
    ways: tuple[Row, ...] = ()  # each row: patterns of one correct way; the first way is shown on request
    because: str = ""  # for `try`: the id of the rule that forbids the action
    instead: dict[str, str] = field(default_factory=dict)  # pattern -> the text for such another legal answer
    then: Row = ()  # for `do`: windows of either side in which the lesson passes automatically

    @property
    def shown(self) -> Row:
        """The answers that "show me" gives, and those of the other side."""
        return self.ways[0] if self.ways else ()

    def expected(self, offered: Iterable[str], given: Sequence[str] = ()) -> list[str]:
        """The offered options that the step is waiting for after some answers, that of the first way first."""
        if self.kind != "do":
            return []
        options = list(offered)
        wanted = [way[len(given)] for way in self.ways if len(way) > len(given) and _begins(way, given)]
        return list(dict.fromkeys(option for pattern in wanted for option in options if fits(pattern, option)))

    def partly(self, given: Sequence[str]) -> bool:
        """True if the answers are the start of a way, and more of it must follow."""
        return all(len(way) > len(given) for way in self.ways if _begins(way, given))

    def tried(self, action: str) -> bool:
        """True if an action is the one to be tried."""
        return self.kind == "try" and any(fits(way[0], action) for way in self.ways)

    def said_instead(self, offered: Iterable[str]) -> dict[str, str]:
        """The special texts for offered options; the first matching pattern counts."""
        found: dict[str, str] = {}
        options = list(offered)
        for pattern, key in self.instead.items():
            found.update({option: key for option in options if fits(pattern, option) and option not in found})
        return found


class Lesson:
    """A lesson whose structure has been checked."""

    def __init__(self, data: object, name: str, path: str = "") -> None:
        self.name = name
        self.path = path or name
        given = self._named("a lesson", data, KEYS)
        for key in ("game", "covers", "steps"):
            if not given.get(key):
                raise BadLesson(f"{self.path}: {key} is missing")
        if ("scenario" in given) == ("position" in given):
            raise BadLesson(f"{self.path}: a lesson begins from a scenario or from a position of its own")
        self.game = str(given["game"])
        self.covers = [str(each) for each in self._listed("covers", given["covers"])]
        self.scenario = str(given.get("scenario", ""))
        self.position = given.get("position")
        self.before = self._row("before", given.get("before", []))  # answers from the position to the first step
        self.seat = int(given.get("seat", 1)) - 1
        self.check: JsonData = self._named("check", given.get("check", {}), None)
        self.steps = [self._step(number, each) for number, each in enumerate(self._listed("steps", given["steps"]), 1)]

    @property
    def id(self) -> str:
        """Its name without the number that orders the files: `2-fight.yaml` is the lesson `fight`."""
        return self.name.split("-", 1)[-1]

    def key(self, phrase: str) -> str:
        """The key of one of its texts."""
        return f"lesson.{self.game}.{self.id}.{phrase}"

    def phrases(self) -> list[str]:
        """The keys of all texts that it needs."""
        said = [key for step in self.steps for key in (step.say, *step.instead.values())]
        return [self.key(phrase) for phrase in dict.fromkeys(["title", "about", *said])]

    def begin(self, game: Game) -> Match:
        """The match at the lesson's first question."""
        match = self.beginning().begin(game)
        for answer in self.before:
            match.choose(answer)
        return match

    def beginning(self) -> Scenario:
        """The start of the lesson, as a scenario."""
        if self.scenario:
            return load_scenario(scenarios_folder() / f"{self.scenario}.yaml")
        data: JsonData = {
            "game": self.game,
            "title": self.id,
            "covers": self.covers,
            "position": self.position,
            "check": {},
        }
        return Scenario(data, self.path)

    def _step(self, number: int, data: object) -> Step:
        where = f"step {number}"
        given = self._named(where, data, STEP_KEYS)
        kinds = [kind for kind in KINDS if kind in given]
        if len(kinds) > 1 or not isinstance(given.get("say"), str):
            raise BadLesson(f"{self.path}, {where}: a step says one thing and has at most one of {', '.join(KINDS)}")
        kind = kinds[0] if kinds else "read"
        ways = self._ways(where, kind, given.get(kind, []))
        if kind in ("do", "try") and (not ways or not all(ways) or "*" in " ".join(ways[0])):
            raise BadLesson(f"{self.path}, {where}: the first of {kind} is shown on request, so it is a whole one")
        if kind == "reply" and "*" in " ".join(ways[0] or "*"):
            raise BadLesson(f"{self.path}, {where}: a reply is a row of whole answers")
        if (kind == "try") != ("because" in given) or (kind != "do" and ("instead" in given or "then" in given)):
            raise BadLesson(f"{self.path}, {where}: try has a because; only do has an instead or a then")
        point, then = (self._row(where, given.get(key, [])) for key in ("point", "then"))
        instead = {str(key): str(text) for key, text in self._named(where, given.get("instead", {}), None).items()}
        return Step(kind, given["say"], point, ways, str(given.get("because", "")), instead, then)

    def _ways(self, where: str, kind: str, value: object) -> tuple[Row, ...]:
        """A list for `do` and `try` is a list of ways, each an answer or a row of them; that for `reply` is one row."""
        if kind == "reply":
            return (self._row(where, value),)
        listed = [value] if isinstance(value, str) else self._listed(where, value)
        return tuple(self._row(where, each) for each in listed)

    def _row(self, where: str, value: object) -> Row:
        return (value,) if isinstance(value, str) else tuple(str(each) for each in self._listed(where, value))

    def _named(self, where: str, value: object, known: set[str] | None) -> JsonData:
        if not isinstance(value, dict):
            raise BadLesson(f"{self.path}: {where} names what is what, not {value!r}")
        for key in value:
            if known is not None and key not in known:
                raise BadLesson(f"{self.path}: {where} has no {key!r}; it may have {', '.join(sorted(known))}")
        return value

    def _listed(self, where: str, value: object) -> JsonList:
        if not isinstance(value, list):
            raise BadLesson(f"{self.path}: {where} has a list here, not {value!r}")
        return value


def fits(pattern: str, option: str) -> bool:
    """True if an option matches a pattern: the same words, with `*` for any one word and `**` for several."""
    wanted, words = pattern.split(), option.split()
    if ANY_WORDS not in wanted:
        return len(wanted) == len(words) and all(each in ("*", word) for each, word in zip(wanted, words, strict=True))
    at = wanted.index(ANY_WORDS)
    rest = " ".join(wanted[at + 1 :])
    return fits(" ".join(wanted[:at]), " ".join(words[:at])) and any(
        fits(rest, " ".join(words[end:])) for end in range(at + 1, len(words) + 1)
    )


def _begins(way: Row, given: Sequence[str]) -> bool:
    return all(fits(pattern, text) for pattern, text in zip(way, given, strict=False))


def load_lesson(path: Path) -> Lesson:
    """The lesson in a file."""
    try:
        return Lesson(read_yaml(path), path.stem, str(path))
    except BadScenario as wrong:
        raise BadLesson(str(wrong)) from None


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in order; cached, since they are part of the package."""
    folder = lessons_folder() / game
    found = [load_lesson(path) for path in find_scenarios([folder])] if folder.is_dir() else []
    return {lesson.id: lesson for lesson in found}
