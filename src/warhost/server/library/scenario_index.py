"""Index of the scenarios in the package: lists them, plays them step by step, and opens them at a table."""

from __future__ import annotations

from functools import cache
from pathlib import PurePosixPath
from typing import Final, Literal

from ...engine.errors import WarhostError
from ...engine.game import Game
from ...engine.history.match import Match
from ...engine.scenarios.scenario import CHECK, Failure, Line, Scenario
from ...scenarios import find_scenarios, load_scenario, scenario_name, scenarios_folder
from ...text.scenario_titles import title_in
from ..games.adapter import find_adapter
from ..protocol import ScenarioChapter, ScenarioInfo, ScenarioRun, ScenarioStep, StepCheck
from ..refusing import refuse
from .chapter_titles import chapter_place, chapter_title

StepKind = Literal["begin", "answer", "can", "cannot", "undo", "check"]
KINDS: Final[tuple[StepKind, ...]] = ("undo", "can", "cannot")  # kinds of script lines that give no answer


@cache
def all_scenarios() -> dict[str, Scenario]:
    """Every scenario by its path below the scenario folder, read once."""
    return {scenario_name(path): load_scenario(path) for path in find_scenarios([scenarios_folder()])}


def find_scenario(path: str) -> Scenario:
    """The scenario with this path; refused if it is not in the index, so no other file can be read."""
    if path not in all_scenarios():
        raise refuse("unknown-scenario", 404)
    return all_scenarios()[path]


def title_of(path: str, language: str) -> str:
    """The title of a scenario in a language."""
    found = find_scenario(path)
    return title_in(language, found.game, path, found.title)


def scenarios_of(game: str, language: str, chapter: str = "") -> list[ScenarioInfo]:
    """The scenarios of a game, or of one of its chapters, that can be opened at a table."""
    chapters = _chapters(game)
    if chapter and chapter not in chapters:
        raise refuse("not-found", 404)
    found = chapters[chapter] if chapter else [each for listed in chapters.values() for each in listed]
    return [ScenarioInfo(path, title_of(path, language), each.covers, each.note) for path, each in found]


def chapters_of(game: str, language: str) -> list[ScenarioChapter]:
    """The chapters of a game's scenarios with their titles in a language and their sizes."""
    chapters = _chapters(game)
    keys = sorted(chapters, key=lambda key: chapter_place(game, key))
    return [ScenarioChapter(key, chapter_title(game, key, language), len(chapters[key])) for key in keys]


@cache
def _chapters(game: str) -> dict[str, list[tuple[str, Scenario]]]:
    """The scenarios whose position is accepted by the rules, by the name of their folder."""
    chapters: dict[str, list[tuple[str, Scenario]]] = {}
    for path, each in all_scenarios().items():
        if each.game == game and not each.refused:
            chapters.setdefault(PurePosixPath(path).parent.name, []).append((path, each))
    return chapters


def played_until(scenario: Scenario, game: Game, step: int) -> Match:
    """The match after this many lines of the script; stops early if a line fails."""
    match = scenario.begin(game)
    for line in scenario.lines()[:step]:
        scenario.perform(game, match, line)
    return match


def run_of(path: str, language: str) -> ScenarioRun:
    """A scenario step by step, as seen by the seat that has the first decision."""
    scenario = find_scenario(path)
    if scenario.refused:
        raise refuse("unknown-scenario", 404)
    game, adapter = find_adapter(scenario.game)
    match = scenario.begin(game)
    seat = max(0, match.state.seat)
    steps = [_step("begin", seat, match)]
    for line in scenario.lines():
        if line.seat == CHECK and not line.entry:
            continue  # the script ends with a check without expectations
        step = _performed(scenario, game, match, line, seat)
        steps.append(step)
        if not step.met and step.kind == "answer":
            break
    cards = adapter.own_cards(match.state)
    return ScenarioRun(path, title_of(path, language), scenario.covers, scenario.note, seat, cards, steps)


def _performed(scenario: Scenario, game: Game, match: Match, line: Line, eye: int) -> ScenarioStep:
    """The result of one line of the script."""
    checks = []
    kind, texts, because = _said(line)
    if kind == "check":
        checks = [_checked(game, match, key, wanted) for key, wanted in line.entry.items()]
    try:
        scenario.perform(game, match, line)
        met = True
    except (Failure, WarhostError):
        met = False
    return _step(kind, eye, match, line.seat, texts, because, met, checks)


def _said(line: Line) -> tuple[StepKind, list[str], str]:
    """The kind of a script line, its texts, and the rule it names."""
    entry = line.entry
    if line.seat == CHECK:
        return "check", [], ""
    if not isinstance(entry, dict):
        return "answer", [str(entry)], ""
    kind: StepKind = next(each for each in KINDS if each in entry)
    about = entry[kind] if isinstance(entry[kind], list) else [entry[kind]]
    return kind, [str(each) for each in about], str(entry.get("because", ""))


def _checked(game: Game, match: Match, key: str, wanted: object) -> StepCheck:
    found = game.differences(match.state, {key: wanted})
    return StepCheck(key, wanted, not found)


def _step(
    kind: StepKind,
    eye: int,
    match: Match,
    seat: int = CHECK,
    texts: list[str] | None = None,
    because: str = "",
    met: bool = True,
    checks: list[StepCheck] | None = None,
) -> ScenarioStep:
    state = match.state
    return ScenarioStep(
        kind, seat, texts or [], because, met, checks or [], state.view(eye), state.shown_log(eye),
    )  # fmt: skip
