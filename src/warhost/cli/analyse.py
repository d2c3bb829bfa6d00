"""`warhost analyse`: analysis of a game by the strongest bot: chances, turning points, better answers."""

import json
import os
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bots.teaching.analysis import PLAYOUTS, Analysis, EvaluatedDecision, evaluate_decisions, moments_of
from ..tui.journals import open_journal
from .app import app, err, out
from .replay import JournalArgument

EPILOG = """Examples:

warhost analyse game.jsonl

warhost analyse game.jsonl --trials 100 --jobs 1 --all

warhost analyse game.jsonl --json

Every decision is judged with what its seat knew then. Chances are the bot's own estimate, ± holds 95 % of its doubt."""
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72  # width of the chart in characters


@app.command(epilog=EPILOG)
def analyse(
    file: JournalArgument,
    trials: Annotated[int, typer.Option(min=1, help="How hard to think about each decision.")] = PLAYOUTS,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work; the result is the same.")] = max(
        1, os.cpu_count() or 1
    ),
    everything: Annotated[
        bool, typer.Option("--all", help="List every decision, not only the turning points.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Show the turning points of a game, and what would have been better there."""
    journal, _ = open_journal(file)
    sides, moments = moments_of(journal)
    found: list[EvaluatedDecision] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(file.name, total=len(moments))
        for each in evaluate_decisions(moments, trials, jobs):
            found.append(each)
            progress.advance(task)
    analysis = Analysis(sides, found)
    if as_json:
        typer.echo(json.dumps({"file": file.name, "trials": trials, **analysis.plain()}))
    else:
        show(analysis, everything)


def show(analysis: Analysis, everything: bool) -> None:
    """Print the chart of the chances, and the decisions that mattered."""
    if not analysis.judged:
        out.print("nobody had a choice in this game", markup=False)
        return
    members = " and ".join([str(seat + 1) for seat, side in enumerate(analysis.sides) if side == 0])
    out.print(f"the chances of seat {members}:", markup=False)
    out.print(drawn([chance for _, chance in analysis.curve()]), markup=False)
    for seat in range(len(analysis.sides)):
        own = [each for each in analysis.judged if each.seat == seat]
        if own:
            good = f"{analysis.accuracy(seat):.0%} of {len(own)} decisions gave nothing away"
            out.print(f"seat {seat + 1}: {good}", markup=False)
    rows = analysis.judged if everything else analysis.turning
    if not rows:
        out.print("no single decision turned the game", markup=False)
        return
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("answer", "seat", "played", "chance %", "better was", "chance %", "lost", "±"):
        table.add_column(heading, justify="left" if heading in ("played", "better was") else "right")
    for each in rows:
        better = each.better if each.better != each.played else ""
        table.add_row(
            str(each.answer),
            str(each.seat + 1),
            each.played,
            f"{each.chance:.0%}",
            better,
            f"{each.best:.0%}" if better else "",
            f"{100 * each.lost:.0f}" if better else "",
            f"{100 * each.error:.0f}",
        )
    out.print(table)


def drawn(chances: list[float]) -> str:
    """Chances as a one-line chart."""
    count = min(WIDTH, len(chances))
    parts = [chances[at * len(chances) // count : (at + 1) * len(chances) // count] for at in range(count)]
    means = [sum(part) / len(part) for part in parts]
    return "".join([BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means])
