"""`warhost simulate`: statistics of a series of games between bots."""

import json
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ...bots.series.deal_weights import BLOCK
from ...bots.series.playing import FixtureResult
from ...bots.series.setups import MixedSeries, Series
from ...bots.series.simulation import Summary, Tally, fixtures
from ...engine.errors import WarhostError
from ...games import find_game, find_kit
from ..app import GameName, app, examples, out
from ..options import Workers, grouped
from .series import listed, played, read_bots, read_options, read_report, report_crashes

EPILOG = examples(
    "warhost simulate {game} --bots random,random --games 10000 --seed 1 --json",
    "warhost simulate {game} --bots greedy --games 100 --jobs 2",
    "warhost simulate GAME --games 20 --decks DECK,DECK --option NAME=VALUE --journals games/",
    "warhost simulate GAME --pool --games 500",
    "warhost simulate GAME --pool --games 10000 --from 2000 --seconds 540 --jobs 16 --json",
    more=f"""\
The last two mix their decks out of all cards; every {BLOCK} games, those played too seldom so far are dealt more often.
A long series can be played in slices: a report in JSON says with which game the `next` one begins, and --after gives
the reports so far to it, so that it knows what was played.
With --twice a series shows that the same seeds give the same games.""",
)


@dataclass(frozen=True)
class Span:
    """Options: the games of the series to play."""

    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000
    seed: Annotated[int, typer.Option(help="The same arguments and seed give the same games.")] = 1
    begin: Annotated[int, typer.Option("--from", min=0, help="The game of the series to begin with.")] = 0
    seconds: Annotated[float, typer.Option(min=0, help="Begin no game after so long; 0: play all of them.")] = 0


@dataclass(frozen=True)
class Setups:
    """Options: decks and options of the games."""

    decks: Annotated[
        str, typer.Option(help="One deck for all, or one a player.  Default: all combinations take turns.")
    ] = ""
    pool: Annotated[
        bool,
        typer.Option(
            "--pool",
            help="Mix every deck by lot out of all cards, and tell which were never played.",
        ),
    ] = False
    after: Annotated[
        list[Path] | None, typer.Option(help="With --pool: the report in JSON of an earlier slice; repeat for more.")
    ] = None
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeat for more.")
    ] = None

    def series(self, game: str, seed: int) -> Series:
        """The series of a game with these decks and options."""
        options = read_options(self.option or [])
        if self.pool and self.decks:
            raise WarhostError("--pool mixes all decks: it does not go with --decks")
        if self.after and not self.pool:
            raise WarhostError("--after tells --pool what was played: it does not go without")
        rules = find_game(game)
        series = MixedSeries(rules, seed, options) if self.pool else Series(rules, listed(self.decks), options)
        for report in self.after or []:
            series.add_counts(*read_report(report, game))
        return series

    def plain(self) -> dict[str, object]:
        decks = listed(self.decks) or ("mixed" if self.pool else "all combinations in turn")
        return {"decks": decks, "options": read_options(self.option or [])}


@app.command(epilog=EPILOG)
@grouped
def simulate(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(help="One name for all seats, one a side, or one a seat.")] = "random,random",
    span: Span,
    setups: Setups,
    workers: Workers,
    journals: Annotated[Path | None, typer.Option(help="A folder to write the journal of every game to.")] = None,
    twice: Annotated[
        bool, typer.Option("--twice", help="Play everything again and fail if a game does not go the same way.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Play a series of games between bots and report winners, end reasons and lengths."""
    until = time.time() + span.seconds if span.seconds else math.inf
    names = read_bots(bots, game)
    series = setups.series(game, span.seed)
    if journals is not None:
        make_folder(journals)
    results = play_series(series, names, span, until, workers, journals)
    if twice:
        check_again(results, workers)
    summary = Summary()
    for each in results:
        summary.count(each)
    crashes = report_crashes(results, journals or Path())
    if as_json:
        said: dict[str, object] = {"game": game, "rules": series.game.version, "bots": names, "seed": span.seed}
        said |= {"from": span.begin, "next": span.begin + len(results), **setups.plain(), **summary.plain()}
        if setups.pool:
            said |= {"cards": dict(sorted(summary.cards.items())), "never_played": summary.idle}
            said["seldom_played"] = summary.seldom
        typer.echo(json.dumps({**said, "crashes": crashes}, indent=2))
    else:
        show(summary)
        if setups.pool and summary.cards:
            show_idle(summary)
    if crashes:
        raise typer.Exit(1)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise WarhostError(f"cannot make the folder {folder}: {failed.strerror}") from None


def play_series(
    series: Series, names: list[str], span: Span, until: float, workers: Workers, journals: Path | None
) -> list[FixtureResult]:
    """Play the games block by block: the cards played in a block determine the deck weights of the next one."""
    results: list[FixtureResult] = []
    for block in series.blocks(span.begin, span.games):
        planned = fixtures(series, names, len(block), span.seed, block.start)
        coming = played(planned, workers.jobs, journals, "Playing", until, workers.cluster)
        results += coming
        if len(coming) < len(planned):
            break  # the time limit is reached
        for each in coming:
            series.add_counts(each.cards)
    return results


def check_again(results: list[FixtureResult], workers: Workers) -> None:
    """Play the same games again; raises WarhostError if a result differs."""
    planned = [each.fixture for each in results]
    again = played(planned, workers.jobs, None, "Playing again", cluster=workers.cluster)
    differing = [str(one.fixture.seed) for one, other in zip(results, again, strict=True) if one != other]
    if differing:
        raise WarhostError(
            f"{len(differing)} games went another way the second time, with the seeds {', '.join(differing[:10])}"
        )


def show(summary: Summary) -> None:
    """Print the summary as text."""
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


def show_idle(summary: Summary) -> None:
    """Print the cards that were never played, and the count of the rarest others."""
    kit, idle = find_kit(summary.game), summary.idle
    cards = [summary.cards[code] for code in kit.decks.pool() if summary.cards[code]]
    out.print(f"{len(cards)} cards were played, each at least {min(cards, default=0)} times; {len(idle)} never")
    if idle:
        out.print(f"never played: {', '.join(idle)}")


def winners(title: str, tallies: dict[str, Tally]) -> Table:
    """Table of wins by bot or army."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in (title, "games", "won", "drawn", "share %"):
        table.add_column(heading, justify="left" if heading == title else "right")
    for name, tally in sorted(tallies.items()):
        share = (tally.wins + tally.draws / 2) / tally.games
        table.add_row(name, str(tally.games), str(tally.wins), str(tally.draws), f"{100 * share:.1f}")
    return table
