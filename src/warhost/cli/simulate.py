"""`warhost simulate`: a series of games between bots, and what they were like."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..bots.setups import Series
from ..bots.simulation import Summary, Tally, fixtures
from ..engine.errors import WarhostError
from ..games import find_game
from .app import app, out
from .series import listed, played, read_bots, read_options, report_crashes

EPILOG = """Examples:

warhost simulate lords --bots random,random --games 10000 --seed 1 --json

warhost simulate lords --bots greedy --games 100 --option players=4 --jobs 2

warhost simulate lords --games 20 --decks orcs,dwarves --option borderless=true --journals games/

warhost simulate invasion --decks order,destruction --games 100

The last one drafts before every game.  With --twice a series shows that the same seeds give the same games."""


@app.command(epilog=EPILOG)
def simulate(
    game: Annotated[str, typer.Argument(help="The game, e.g. lords.")],
    bots: Annotated[str, typer.Option(help="One name for all seats, one a side, or one a seat.")] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same arguments and seed give the same games.")] = 1,
    decks: Annotated[
        str, typer.Option(help="One deck for all, or one a player.  Default: all combinations take turns.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeat for more.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work; the result is the same.")] = 1,
    journals: Annotated[Path | None, typer.Option(help="A folder to write the journal of every game to.")] = None,
    twice: Annotated[
        bool, typer.Option("--twice", help="Play everything again and fail if a game does not go the same way.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Play a series of games between bots and report winners, end reasons and lengths."""
    names = read_bots(bots)
    options = read_options(option or [])
    series = Series(find_game(game), listed(decks), options)
    planned = fixtures(series, names, games, seed)
    if journals is not None:
        try:
            journals.mkdir(parents=True, exist_ok=True)
        except OSError as failed:
            raise WarhostError(f"cannot make the folder {journals}: {failed.strerror}") from None
    results = played(planned, jobs, journals, "Playing")
    if twice:
        again = played(planned, jobs, None, "Playing again")
        differing = [str(one.fixture.seed) for one, other in zip(results, again, strict=True) if one != other]
        if differing:
            raise WarhostError(
                f"{len(differing)} games went another way the second time, with the seeds {', '.join(differing[:10])}"
            )
    summary = Summary()
    for each in results:
        summary.count(each)
    crashes = report_crashes(results, journals or Path())
    if as_json:
        said = {
            "game": game,
            "rules": series.game.version,
            "bots": names,
            "seed": seed,
            "decks": listed(decks) or "all combinations in turn",
            "options": options,
        }
        typer.echo(json.dumps({**said, **summary.plain(), "crashes": crashes}, indent=2))
    else:
        show(summary)
    if crashes:
        raise typer.Exit(1)


def show(summary: Summary) -> None:
    """The summary for people."""
    out.print(f"[bold]{summary.games} games[/], {summary.draws} of them drawn")
    reasons = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.most_common())
    out.print(f"ended by: {reasons}")
    out.print(", ".join(f"{words} {count}" for words, count in summary.notable.items()))
    lengths = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("length", "min", "median", "mean", "95 %", "max"):
        lengths.add_column(heading, justify="left" if heading == "length" else "right")
    for name, each in summary.lengths.items():
        row = (each.min, f"{each.median:g}", f"{each.mean:.1f}", each.p95, each.max)
        lengths.add_row(name, *map(str, row))
    out.print(lengths)
    for title, tallies in (("seat", summary.seats), ("bot", summary.bots), ("army", summary.armies)):
        out.print(winners(title, tallies))


def winners(title: str, tallies: dict[str, Tally]) -> Table:
    """Who won how often."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in (title, "games", "won", "drawn", "share %"):
        table.add_column(heading, justify="left" if heading == title else "right")
    for name, tally in sorted(tallies.items()):
        share = (tally.wins + tally.draws / 2) / tally.games
        table.add_row(name, str(tally.games), str(tally.wins), str(tally.draws), f"{100 * share:.1f}")
    return table
