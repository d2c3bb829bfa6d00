"""`warhost arena`: which bot or army is stronger, with confidence intervals."""

import json
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ...bots.series.arena import Duel, duel, paired
from ...bots.series.heatmap import colour, heat_map, ink_on, named, scale_reach
from ...bots.series.matrix import Matrix, fill, matrix_fixtures
from ...bots.series.results_file import ResultsFile
from ...bots.series.setups import Series, Setup, boxed_decks
from ...bots.series.statistics import Score
from ...engine.errors import WarhostError
from ...engine.game import Game
from ...games import find_game, find_kit
from ..app import GameName, app, examples, out
from ..options import grouped
from .series import Crash, listed, played, read_bots, read_options, report_crashes

CONSTRUCTED: Final = "constructed"  # value instead of a deck's key: all constructed decks of the game
WIDTH_OF_MANY: Final = 180  # terminal width in characters for a table of many decks
MOST_NAMED: Final = 8  # maximum number of columns with names; with more decks the columns are numbered
EPILOG = examples(
    "warhost arena {game} --bots greedy,random --games 400 --seed 1",
    "warhost arena {game} --bots greedy --matrix --games 100 --jobs 2 --svg balance.svg",
    "warhost arena GAME --bots greedy,random --games 200 --decks DECK,DECK --option NAME=VALUE --json",
    "warhost arena GAME --bots greedy --matrix --decks constructed --games 20 --keep league.jsonl --svg league.svg",
    more="The interval is Wilson's, with 95 % confidence; a draw counts as half a win.",
)


@dataclass(frozen=True)
class Drawing:
    """Options: whether to compare decks instead of bots, and where to write the chart."""

    matrix: Annotated[bool, typer.Option("--matrix", help="Every deck against every other: is the game balanced?")] = (
        False
    )
    svg: Annotated[Path | None, typer.Option(help="Write the matrix as a heat map to this file.")] = None


@app.command(epilog=EPILOG)
@grouped
def arena(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(help="Two or more names; each meets each.  A matrix takes one or two.")],
    games: Annotated[
        int, typer.Option(min=2, help="Games of each meeting: an even number, for seats are swapped.")
    ] = 400,
    seed: Annotated[int, typer.Option(help="The same arguments and seed give the same games.")] = 1,
    decks: Annotated[
        str,
        typer.Option(
            help="One deck for all, or one a player; of a matrix, its decks, or 'constructed' for all of those."
            "  Default: the boxed ones."
        ),
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; repeat for more.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work; the result is the same.")] = 1,
    drawing: Drawing,
    keep: Annotated[
        Path | None, typer.Option(help="Keep every game in this file as it ends; what is there is not played again.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Let bots play pairs of games with equal seeds and swapped seats, and report who is stronger."""
    if games % 2:
        raise WarhostError(f"--games must be even, for every game is played again with swapped seats; not {games}")
    matrix, svg = drawing.matrix, drawing.svg
    if svg is not None and not matrix:
        raise WarhostError("--svg draws a matrix: add --matrix")
    names = read_bots(bots, game, least=1 if matrix else 2)
    options = read_options(option or [])
    rules = find_game(game)
    said: dict[str, object] = {"game": game, "rules": rules.version, "games": games, "seed": seed, "options": options}
    kept = ResultsFile(keep) if keep is not None else None
    if matrix:
        balance, crashes = play_matrix(rules, names, listed(decks), options, games, seed, jobs, kept)
        if svg is not None:
            write_svg(svg, balance, games, seed)
        said |= balance.plain()
    else:
        series = Series(rules, listed(decks), options)
        duels, crashes = play_duels(series, names, games, seed, jobs, kept)
        said |= {"decks": listed(decks) or "all combinations in turn", "duels": [plain(each) for each in duels]}
    if as_json:
        typer.echo(json.dumps({**said, "crashes": crashes}, indent=2))
    elif matrix:
        show_matrix(balance)
    else:
        show_duels(duels)
    if crashes:
        raise typer.Exit(1)


def play_duels(
    series: Series, names: list[str], games: int, seed: int, jobs: int, kept: ResultsFile | None = None
) -> tuple[list[Duel], list[Crash]]:
    """Play all bots against each other."""
    duels: list[Duel] = []
    crashes: list[Crash] = []
    for one, other in combinations(names, 2):
        fixtures = paired(series, (one, other), games, seed)
        results = played(fixtures, jobs, None, f"{one} against {other}", kept=kept)
        duels.append(duel((one, other), results))
        crashes += report_crashes(results, Path())
    return duels, crashes


def play_matrix(
    rules: Game,
    names: list[str],
    decks: list[str],
    options: Setup,
    games: int,
    seed: int,
    jobs: int,
    kept: ResultsFile | None = None,
) -> tuple[Matrix, list[Crash]]:
    """Play all decks against each other."""
    if len(names) > 2:
        raise WarhostError(f"a matrix is played by one bot or by two, not by {len(names)}")
    chosen = find_kit(rules.name).decks.constructed() if decks == [CONSTRUCTED] else decks or boxed_decks(rules)
    if len(chosen) < 2 or len(set(chosen)) < len(chosen):
        raise WarhostError("a matrix needs two or more decks, all different")
    series = [Series(rules, [deck], options) for deck in chosen]  # finds invalid decks before the first game
    matrix = Matrix(chosen, (names[0], names[-1]))
    results = played(matrix_fixtures(series[0], matrix, games, seed), jobs, None, "Playing", kept=kept)
    fill(matrix, results, games)
    return matrix, report_crashes(results, Path())


def write_svg(path: Path, matrix: Matrix, games: int, seed: int) -> None:
    """Write the heat map to a file."""
    who = f"{matrix.bots[0]} on both sides" if matrix.one_bot else f"{matrix.bots[0]} against {matrix.bots[1]}"
    subtitle = f"{who}, {games} games a meeting in pairs with equal seeds and swapped seats, seed {seed}"
    try:
        path.write_text(heat_map(matrix, "Who beats whom", subtitle), encoding="utf-8")
    except OSError as failed:
        raise WarhostError(f"cannot write {path}: {failed.strerror}") from None


def plain(each: Duel) -> dict[str, object]:
    """A duel as JSON data, from the first bot's point of view."""
    return {
        "bots": list(each.bots),
        **each.score.plain(),
        "armies": {army: score.plain() for army, score in sorted(each.armies.items())},
        "first player": each.first_player.plain(),
    }


def show_duels(duels: list[Duel]) -> None:
    """Print a row for each duel, with the first bot's scores by army below it."""
    caption = "a draw counts as half a win; interval: Wilson's, with 95 % confidence"
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), caption=caption, caption_justify="left")
    for heading in ("bot", "against", "games", "won", "drawn", "lost", "score %", "interval %"):
        table.add_column(heading, justify="left" if heading in ("bot", "against") else "right", no_wrap=True)
    for each in duels:
        table.add_row(*each.bots, *figures(each.score), style="bold")
        for army, score in sorted(each.armies.items()):
            table.add_row(f"  with {army}", "", *figures(score), style="dim")
    out.print(table)


def figures(score: Score) -> list[str]:
    low, high = score.interval
    counts = (score.games, score.wins, score.draws, score.losses)
    return [*map(str, counts), f"{100 * score.rate:.1f}", f"{100 * low:.1f} - {100 * high:.1f}"]


def show_matrix(matrix: Matrix) -> None:
    """Print the matrix as a coloured table: the score of the row against the column."""
    reach = scale_reach(matrix)
    who = matrix.bots[0] if matrix.one_bot else f"{matrix.bots[0]} (rows) against {matrix.bots[1]} (columns)"
    first = matrix.first_player
    caption = (
        "games won by the row in % ± half of the 95 % interval; a draw is half a win\n"
        f"whoever plays first: {100 * first.rate:.1f} ± {100 * first.half_width:.1f}"
    )
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=f"Balance, {who}", title_justify="left")
    table.caption, table.caption_justify = caption, "left"
    table.add_column("", no_wrap=True)
    many = len(matrix.decks) > MOST_NAMED
    headings = [str(at + 1) if many else named(deck) for at, deck in enumerate(matrix.decks)]
    for heading in [*headings, "others"]:
        table.add_column(heading, justify="center", no_wrap=True)
    for at, row in enumerate(matrix.decks):
        scores = [matrix.cells.get((row, column)) for column in matrix.decks]
        cells = [painted(score, reach, short=many) for score in scores]
        name = f"{at + 1:2} {named(row)}" if many else named(row)
        table.add_row(name, *cells, painted(matrix.row(row), reach))
    out.print(table, width=max(out.width, WIDTH_OF_MANY) if many else None)


def painted(score: Score | None, reach: float, short: bool = False) -> Text:
    if score is None or not score.games:
        return Text("-", style="dim")
    fill = colour(score.rate, reach)
    sure = "" if short else f" ±{100 * score.half_width:.0f}"
    return Text(f"{100 * score.rate:.0f}{sure}", style=f"{ink_on(fill)} on {fill}")
