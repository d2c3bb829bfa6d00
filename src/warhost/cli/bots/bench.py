"""`warhost bench`: the speed of the rules, compared with python-chess in the same run."""

import json
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ... import __version__
from ...engine import state as engine_state
from ...engine.errors import WarhostError
from ...games import GAMES, find_game, game_names
from ..app import app, err, examples, out
from .measuring import ChessBaseline, Meter, Rates, WarhostGame, bytes_a_copy, yardstick

ROUNDS: Final = 7
MEMORY: Final = "bytes a copy"
EPILOG = examples(
    "warhost bench",
    "warhost bench {game} --seconds 60 --json",
    more="""\
Figures are medians of several rounds.  Ratios compare each round with the yardstick's in the same round, so that a
busy machine slows both alike: read the ratios, not the figures.  bench/README.md says more.""",
)


@dataclass(frozen=True)
class Report:
    """The measurements: ours, those of python-chess (None without it), and their ratios."""

    figures: dict[str, float]
    yardstick: dict[str, float] | None
    ratios: dict[str, float] | None


@app.command(epilog=EPILOG)
def bench(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(game_names())}. Else all, one after another.")
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure a game.")] = 20.0,
    history: Annotated[
        Path | None, typer.Option(help="The file to add a line to.  Default: bench/history.jsonl in a checkout.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs: a line for each game.")] = False,
) -> None:
    """Measure decisions, clones, games, saves, loads and views a second, and memory, compared with python-chess."""
    wanted = [find_game(game)] if game else list(GAMES.values())
    beside = yardstick()
    if beside is None:
        err.print("warhost: no yardstick, for python-chess is not installed: `make bench` brings it", style="yellow")
    path = history or kept_history()
    for each in wanted:
        report = measure(WarhostGame(each), beside, seconds)
        line = json.dumps(written(report, each.name))
        if path is not None:
            add_line(path, line)
        if as_json:
            typer.echo(line)
        else:
            show(report, each.name)


def written(report: Report, game: str) -> dict[str, object]:
    """A report as data for programs and for the history."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": __version__,
        "game": game,
        "compiled": compiled(),
        "python": platform.python_version(),
        "figures": rounded(report.figures),
        "yardstick": rounded(report.yardstick),
        "ratios": rounded(report.ratios),
    }


def measure(ours: WarhostGame, beside: ChessBaseline | None, seconds: float) -> Report:
    """Run our measurements and those of python-chess alternately, for several rounds."""
    meters: list[tuple[bool, str, Meter]] = []
    for name, meter in ours.meters.items():
        meters.append((True, name, meter))
        if beside is not None and name in beside.meters:
            meters.append((False, name, beside.meters[name]))
    rounds = [(Rates(), Rates()) for _ in range(ROUNDS)]
    slice_of = seconds / ROUNDS / len(meters)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("Measuring", total=ROUNDS * len(meters))
        for mine, theirs in rounds:
            for is_ours, _, meter in meters:
                (mine if is_ours else theirs).update(meter(slice_of))
                progress.advance(task)
    figures = {name: median(mine[name] for mine, _ in rounds) for name in rounds[0][0]}
    figures[MEMORY] = bytes_a_copy(ours.copies)
    if beside is None:
        return Report(figures, None, None)
    theirs_too = {name: median(theirs[name] for _, theirs in rounds) for name in rounds[0][1]}
    ratios = {name: median(mine[name] / theirs[name] for mine, theirs in rounds) for name in theirs_too}
    theirs_too[MEMORY] = bytes_a_copy(beside.copies)
    ratios[MEMORY] = figures[MEMORY] / theirs_too[MEMORY]
    return Report(figures, theirs_too, ratios)


def compiled() -> bool:
    """True if the rules are compiled."""
    return not str(engine_state.__file__).endswith(".py")


def rounded(figures: dict[str, float] | None) -> dict[str, float] | None:
    """The figures rounded: small numbers to three decimals, large ones to integers."""
    if figures is None:
        return None
    return {name: round(figure) if figure >= 1000 else round(figure, 3) for name, figure in figures.items()}


def kept_history() -> Path | None:
    """The history file of the current checkout, if any."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "src" / "warhost").is_dir() and (folder / "bench").is_dir():
            return folder / "bench" / "history.jsonl"
    return None


def add_line(path: Path, line: str) -> None:
    """Append a line to a file."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    except OSError as failed:
        raise WarhostError(f"cannot write {path}: {failed.strerror}") from None


def show(report: Report, game: str) -> None:
    """Print the report as text."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for heading in (game, "python-chess", "ratio"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, figure in report.figures.items():
        theirs = (report.yardstick or {}).get(name)
        ratio = (report.ratios or {}).get(name)
        table.add_row(
            name if name == MEMORY else f"{name}/s",
            f"{figure:,.0f}",
            f"{theirs:,.0f}" if theirs is not None else "",
            f"{ratio:.2f}" if ratio is not None else "",
        )
    out.print(f"rules {'compiled by mypyc' if compiled() else 'interpreted'}, Python {platform.python_version()}")
    out.print(table)
