"""`warhost play`: everything on this machine, in the browser."""

import os
import sys
import webbrowser
from typing import Annotated, Final

import typer

from ..engine.errors import WarhostError
from ..games import find_game, game_names
from .app import app, examples
from .serve import PAUSE, announce, database_url

HERE: Final = "127.0.0.1"
USUAL_PORT: Final = 8765
ANY_PORT: Final = 0


@app.command(epilog=examples("warhost play", "warhost play {game} --port 8080 --no-browser"))
def play(
    game: Annotated[
        str, typer.Argument(help=f"The game to begin with: {', '.join(game_names())}. Else the choice of all.")
    ] = "",
    port: Annotated[
        int | None,
        typer.Option(help="The port.", min=0, max=65535, show_default=f"{USUAL_PORT}, or a free one if that is taken"),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Whether to open the browser.")] = True,
    database: Annotated[
        str, typer.Option(help="A file that keeps the games.", show_default="in your data folder")
    ] = "",
) -> None:
    """Play in the browser: start everything on this machine and open it."""
    from ..server.running import BadServer, run_server  # takes a second to import
    from ..server.settings import Settings, spare_cores

    if game:
        find_game(game)
    settings = Settings(database_url(database), bot_processes=1, bot_pause=PAUSE, hosts=("localhost",))
    settings.bot_helpers = spare_cores()
    if settings.client is None:
        raise WarhostError("the table in the browser has not been built: `make play` does; `warhost tui` needs none")

    def ready(url: str) -> None:
        announce(url)
        if browser and can_show_a_window():
            webbrowser.open(f"{url}/new?game={game}&way=computer" if game else url)

    try:
        run_server(settings, HERE, USUAL_PORT if port is None else port, ready)
    except BadServer:
        if port is not None:
            raise
        run_server(settings, HERE, ANY_PORT, ready)


def can_show_a_window() -> bool:
    """True if a browser would open a window; a text browser would only disturb the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
