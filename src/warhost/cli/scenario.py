"""`warhost scenario`: run scenario files and report the results."""

import json
import traceback
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import track

from ..engine.errors import BadScenario, WarhostError
from ..engine.scenarios.scenario import Failure
from ..games import find_game
from ..rulebook import ENGLISH, read_rules
from ..scenarios import find_scenarios, load_scenario, scenario_name, scenarios_folder
from ..text import phrasebook
from ..text.scenario_titles import title_in
from .app import app, err, examples, out

PASSED: Final = "passed"
FAILED: Final = "failed"
MALFORMED: Final = "malformed"
STYLES: Final = {PASSED: "green", FAILED: "red", MALFORMED: "red"}


@dataclass
class Result:
    """Result of one file."""

    file: str
    result: str
    title: str = ""
    covers: list[str] = field(default_factory=list)
    message: str = ""


@app.command(
    epilog=examples("warhost scenario", "warhost scenario scenarios/{game}", "warhost scenario my-question.yaml --json")
)
def scenario(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="PATH", help="Files, or folders with files; without any, those of Warhost itself."),
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of the titles.")] = ENGLISH,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Put a position, play answers, and check what comes out.

    Exit code 0: everything came out as written.  1: something did not.  2: a file says what the format does not know.
    """
    phrasebook(lang)  # raises an error for an unknown language
    files = find_scenarios(paths or [_from_here(scenarios_folder())])
    results = [run(path, lang) for path in _watched(files)]
    counts = {kind: sum(each.result == kind for each in results) for kind in STYLES}
    if as_json:
        typer.echo(json.dumps({**counts, "scenarios": [asdict(each) for each in results]}, ensure_ascii=False))
    else:
        for each in results:
            _tell(each)
        said = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)
        out.print(said, style="green" if counts[PASSED] == len(results) else "red", markup=False)
    if counts[MALFORMED]:
        raise typer.Exit(2)
    if counts[FAILED]:
        raise typer.Exit(1)


def run(path: Path, language: str = ENGLISH) -> Result:
    """Run one file."""
    found = Result(str(path), MALFORMED)
    try:
        loaded = load_scenario(path)
        found.title = title_in(language, loaded.game, scenario_name(path), loaded.title)
        found.covers = loaded.covers
        known_rules(loaded.game, loaded.covers, path)
        loaded.run(find_game(loaded.game))
        found.result = PASSED
    except Failure as failure:
        found.result, found.message = FAILED, str(failure)
    except WarhostError as wrong:
        found.message = str(wrong)
    except Exception as broken:  # one file with a bug must not prevent the others from running
        found.result = FAILED
        found.message = f"{path}: the rules broke: {_where(broken)}"
    return found


def known_rules(game: str, covers: list[str], path: Path) -> None:
    """Raise an error for a scenario that covers an unknown rule."""
    rules = _rules(game)
    for each in covers:
        if each not in rules:
            near = get_close_matches(each, rules, n=3, cutoff=0.6)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise BadScenario(f"{path}: 'covers' names {each!r}, and there is no such rule{hint}")


@cache
def _rules(game: str) -> list[str]:
    return list(read_rules(find_game(game)).rules)


def _where(broken: Exception) -> str:
    """An unexpected error in one line: its message, file and line number."""
    last = traceback.extract_tb(broken.__traceback__)[-1]
    said = "".join(traceback.format_exception_only(broken)).strip()
    return f"{said} (at {Path(last.filename).name}, line {last.lineno})"


def _from_here(folder: Path) -> Path:
    """A path relative to the current folder if it is below it."""
    here = Path.cwd()
    return folder.relative_to(here) if folder.is_relative_to(here) else folder


def _watched(files: list[Path]) -> Iterable[Path]:
    return track(files, description="Running", console=err, transient=True, disable=not err.is_terminal)


def _tell(result: Result) -> None:
    style = STYLES[result.result]
    if result.result == MALFORMED:
        out.print(f"{result.result}  {result.message}", style=style, markup=False, soft_wrap=True)
        return
    out.print(f"{result.result}  {result.file}", style=style, markup=False, soft_wrap=True, end="")
    out.print(f"  {result.title}", style="dim", markup=False, soft_wrap=True)
    for line in result.message.splitlines():
        out.print(f"    {line}", markup=False, soft_wrap=True)
