"""`warhost set`: list, create and check card sets, which are installed packages."""

from pathlib import Path
from typing import Annotated

import typer

from ...card_sets import own_sets
from ..app import app, examples, out
from .checks import set_at, set_games, set_kit
from .skeleton import write_skeleton

card_set = typer.Typer(no_args_is_help=True, help="List, begin and check card sets.")
app.add_typer(card_set, name="set")


@card_set.command("list")
def list_sets() -> None:
    """List the installed card sets."""
    for game in set_games():
        for each in own_sets(game):
            out.print(f"{each.name} ({game}): {each.title}", markup=False, soft_wrap=True)


@card_set.command(epilog=examples("warhost set new homebrew --game GAME"))
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its key: lower-case letters, and hyphens.")],
    game: Annotated[str, typer.Option(metavar="GAME", help="The game of its cards.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where it is written; ./NAME if left out.")
    ] = None,
) -> None:
    """Write a package with one card, its scenario and its names, to be changed."""
    written = write_skeleton(name, game, set_kit(game).example, folder or Path(name))
    out.print(f"{written}: check it with  warhost set check {written}", markup=False, soft_wrap=True)


@card_set.command(epilog=examples("warhost set check ./homebrew"))
def check(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder with the pyproject.toml of the package.")],
) -> None:
    """Read every file of a set and run its scenarios; the exit code is 1 if anything is wrong."""
    report = set_at(path)
    for line in report.wrong:
        out.print(line, markup=False, soft_wrap=True)
    out.print(f"{report.cards} cards, {report.scenarios} scenarios, {len(report.wrong)} problems", markup=False)
    if report.wrong:
        raise typer.Exit(1)
