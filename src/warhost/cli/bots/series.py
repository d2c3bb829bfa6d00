"""Shared parts of `simulate` and `arena`: reading arguments, playing with a progress bar, and reporting crashes."""

import json
import math
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...bots.levels import check_bot
from ...bots.series.playing import Fixture, FixtureResult, journal_of, play_all
from ...bots.series.results_file import ResultsFile
from ...engine.errors import WarhostError
from ...engine.notation import is_number
from ...engine.plain import JsonData
from ..app import err

Crash = dict[str, object]


def listed(text: str) -> list[str]:
    """The items of a comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def read_bots(text: str, game: str, least: int = 1) -> list[str]:
    """The bots in a comma-separated list; raises an error for a name that the game does not know."""
    names = listed(text)
    if len(names) < least:
        raise WarhostError(f"--bots needs at least {least} name{'s' if least > 1 else ''}, like greedy,random")
    for name in names:
        check_bot(name, game)
    return names


def read_options(entries: list[str]) -> JsonData:
    """Options given as `name=value`: booleans, integers and words."""
    options: JsonData = {}
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not name.strip() or not equals or not value.strip():
            raise WarhostError(f"--option takes name=value, like borderless=true, not {entry!r}")
        options[name.strip()] = _plain(name.strip(), value.strip())
    return options


def read_report(path: Path, game: str) -> tuple[dict[str, int], int]:
    """Play counts of cards in a report of a series with mixed decks, and its number of games."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        cards, games = told["cards"], told["games"]
        if told["game"] != game or not isinstance(games, int):
            raise ValueError
        return {str(code): int(count) for code, count in cards.items()}, games
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise WarhostError(f"{path} is no report of a series of {game} with --pool and --json") from None


def _plain(name: str, value: str) -> bool | int | str:
    if value in ("true", "false"):
        return value == "true"
    if name == "first":  # seeds may look like numbers
        return value
    return int(value) if is_number(value.removeprefix("-")) else value


def played(
    fixtures: list[Fixture],
    jobs: int,
    journals: Path | None,
    what: str,
    until: float = math.inf,
    cluster: str = "",
    kept: ResultsFile | None = None,
) -> list[FixtureResult]:
    """Play all fixtures that can start before `until`, with a progress bar.

    Games in the results file are not played again, and new results are added to it.
    """
    before = [kept.of(fixture) if kept is not None else None for fixture in fixtures]
    left = [fixture for fixture, known in zip(fixtures, before, strict=True) if known is None]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(what, total=len(left))
        coming = play_all(left, jobs, journals, until, cluster)
        results = []
        for known in before:
            each = known
            if each is None:
                each = next(coming, None)
                if each is None:
                    break  # the time limit is reached
                if kept is not None:
                    kept.keep(each)
                progress.advance(task)
            results.append(each)
    return results


def report_crashes(results: list[FixtureResult], folder: Path) -> list[Crash]:
    """Print a line for each game that crashed, and write a journal that reproduces the crash."""
    crashes: list[Crash] = []
    for each in results:
        if not each.error:
            continue
        path = unused(folder, f"crash-{each.fixture.label}")
        journal_of(each.fixture, each.answers).write(path)
        err.print(
            f"warhost: the game with seed {each.fixture.seed} broke off after {len(each.answers)} answers: "
            f"{each.error}; its journal is {path}",
            style="red",
            markup=False,
            soft_wrap=True,
        )
        crashes.append({"seed": each.fixture.seed, "error": each.error, "journal": str(path)})
    return crashes


def unused(folder: Path, name: str) -> Path:
    """A path for a journal that does not exist yet."""
    path = folder / f"{name}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.jsonl"
    return path
