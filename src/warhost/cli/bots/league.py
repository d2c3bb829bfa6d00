"""`warhost league`: ratings of the bot levels, with confidence intervals."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ...bots import BOTS, EVEN, THINKERS
from ...bots.series.arena import duel, paired
from ...bots.series.league import Meeting, Rating, pairings, ratings
from ...bots.series.pace import Pace, measured, within
from ...bots.series.setups import Series
from ...engine.errors import WarhostError
from ...games import find_game
from ..app import GameName, app, examples, out
from ..options import Workers, grouped
from .arena import figures
from .series import Crash, listed, played, read_bots, read_options, report_crashes

EPILOG = examples(
    "warhost league {game} --games 200 --seed 1 --jobs 4",
    "warhost league {game} --bots greedy,captain,warlord --games 400 --all --json",
    "warhost league {game} --seconds 0.5 --games 100",
    more="Ratings are Bradley and Terry's on the scale of chess (400 points are ten to one), intervals hold 95 %.",
)


@dataclass(frozen=True)
class Comparison:
    """Options: which pairs play, and whether thinking times are measured."""

    anchor: Annotated[str, typer.Option(help="The bot that the others are measured by.")] = EVEN
    everybody: Annotated[bool, typer.Option("--all", help="All against all, not only neighbours.")] = False
    seconds: Annotated[
        float, typer.Option(min=0.0, help="Let the thinking levels take about so long a decision, on this machine.")
    ] = 0.0
    pace: Annotated[bool, typer.Option("--pace", help="Measure how long each takes for a decision.")] = False


@app.command(epilog=EPILOG)
@grouped
def league(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(help="Who plays, the weakest first.  Default: all levels.")] = "",
    games: Annotated[int, typer.Option(min=2, help="Games of each meeting: an even number, seats are swapped.")] = 200,
    seed: Annotated[int, typer.Option(help="The same arguments and seed give the same games.")] = 1,
    decks: Annotated[str, typer.Option(help="One deck for all, or one a player.  Default: all the game has.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeat for more.")
    ] = None,
    comparison: Comparison,
    workers: Workers,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Let the levels play each other in pairs of games with equal seeds and swapped seats, and rate them."""
    if games % 2:
        raise WarhostError(f"--games must be even, for every game is played again with swapped seats; not {games}")
    names = read_bots(bots or ",".join(BOTS), game, least=2)
    rules = find_game(game)
    series = Series(rules, listed(decks), read_options(option or []))
    if comparison.seconds:
        names = [within(game, name, comparison.seconds) if name in THINKERS else name for name in names]
    meetings: list[Meeting] = []
    crashes: list[Crash] = []
    for pair in pairings(names, comparison.anchor, comparison.everybody):
        planned, what = paired(series, pair, games, seed), f"{pair[0]} against {pair[1]}"
        results = played(planned, workers.jobs, None, what, cluster=workers.cluster)
        meetings.append(Meeting(pair, duel(pair, results).score))
        crashes += report_crashes(results, Path())
    rated = ratings(names, meetings, comparison.anchor)
    paces = {name: measured(game, name) for name in names} if comparison.pace else {}
    if as_json:
        typer.echo(json.dumps(said(game, rules.version, games, seed, meetings, rated, paces, crashes), indent=2))
    else:
        show(meetings, rated, paces)
    if crashes:
        raise typer.Exit(1)


def said(
    game: str,
    version: str,
    games: int,
    seed: int,
    meetings: list[Meeting],
    rated: list[Rating],
    paces: dict[str, Pace],
    crashes: list[Crash],
) -> dict[str, object]:
    """A league as JSON data; thinking times only if they were requested."""
    found: dict[str, object] = {"game": game, "rules": version, "games": games, "seed": seed}
    found["meetings"] = [{"bots": list(each.bots), **each.score.plain()} for each in meetings]
    found["ratings"] = [each.plain() for each in rated]
    if paces:
        found["seconds"] = {name: {"mean": each.mean, "most": each.most} for name, each in paces.items()}
    found["crashes"] = crashes
    return found


def show(meetings: list[Meeting], rated: list[Rating], paces: dict[str, Pace]) -> None:
    """Print the meetings and the ratings."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("bot", "against", "games", "won", "drawn", "lost", "score %", "interval %"):
        table.add_column(heading, justify="left" if heading in ("bot", "against") else "right", no_wrap=True)
    for meeting in meetings:
        table.add_row(*meeting.bots, *figures(meeting.score))
    out.print(table)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("bot", "rating", "±", *(("ms a decision", "at most") if paces else ())):
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for rating in rated:
        row = [rating.bot, f"{rating.points:.0f}", f"{rating.error:.0f}"]
        if paces:
            row += [f"{1000 * paces[rating.bot].mean:.1f}", f"{1000 * paces[rating.bot].most:.0f}"]
        table.add_row(*row)
    out.print(table)
