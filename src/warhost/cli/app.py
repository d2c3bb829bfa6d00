"""The `warhost` command: the parts that its subcommands share."""

import sys
from importlib import import_module
from importlib.metadata import metadata
from itertools import cycle
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup

from .. import __version__
from ..engine.errors import WarhostError
from ..games import game_names

COMMANDS: Final = {  # by subcommand: module of its command
    "admin": "admin.command",
    "analyse": "analyse",
    "arena": "bots.arena",
    "bench": "bots.bench",
    "cards": "cards",
    "deck": "deck",
    "export": "transfer.command",
    "import": "transfer.command",
    "league": "bots.league",
    "mutate": "mutate",
    "play": "play",
    "puzzles": "puzzles",
    "replay": "replay",
    "reports": "reports",
    "rules": "rules",
    "scenario": "scenario",
    "serve": "serve",
    "set": "sets.command",
    "simulate": "bots.simulate",
    "text": "text",
    "train": "bots.train",
    "tui": "tui",
    "verify": "replay",
    "words": "words",
    "worker": "worker",
}


class LazyGroup(TyperGroup):
    """Imports the module of a subcommand on demand; all of them to list or to suggest commands."""

    def list_commands(self, ctx: object) -> list[str]:
        self._read(*COMMANDS)
        return sorted(self.commands)

    def get_command(self, ctx: object, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            self._read(*([cmd_name] if cmd_name in COMMANDS else COMMANDS))
        return self.commands.get(cmd_name)

    def _read(self, *names: str) -> None:
        for name in names:
            import_module(f"{__package__}.{COMMANDS[name]}")  # importing the module registers its command with `app`
        group: Any = typer.main.get_command(app)
        self.commands.update(group.commands)


app = typer.Typer(
    name="warhost",
    cls=LazyGroup,
    help=metadata("warhost")["Summary"],
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
out = Console(highlight=False)  # console for results
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(game_names())}.", show_default=False)
]
err = Console(stderr=True, highlight=False)  # console for progress and errors, so that results can be piped


def examples(*lines: str, more: str = "") -> str:
    """Examples below a command's help, with `{game}` replaced by the installed games in turn.

    Examples for only some games contain GAME instead, and DECK for a deck of that game.
    """
    names = cycle(game_names())
    filled = [line.format(game=next(names)) if "{game}" in line else line for line in lines]
    return "\n\n".join(["Examples:", *filled, *([more] if more else [])])


def fail(message: str) -> NoReturn:
    """Print one line and exit with an error code."""
    err.print(f"warhost: {message}", style="red", markup=False, soft_wrap=True)
    raise typer.Exit(2)


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"warhost {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Say the version."),
) -> None:
    pass


def main() -> None:
    """Run a command; bad input ends in one line, not in a traceback."""
    try:
        app()
    except WarhostError as wrong:
        err.print(f"warhost: {wrong}", style="red", markup=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
