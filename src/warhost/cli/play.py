"""`warhost play`: starts a server on this machine and opens the browser."""

import os
import socket
import sys
import webbrowser
from io import StringIO
from typing import Annotated, Final

import typer

from ..engine.errors import WarhostError
from ..games import find_game, game_names
from .app import app, examples, out
from .locations import database_url
from .serve import PAUSE, announce

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
OUTSIDE: Final = ("192.0.2.1", 9)  # address reserved for documentation (RFC 5737) and a port: nothing is sent to it
USUAL_PORT: Final = 8765
ANY_PORT: Final = 0


@app.command(epilog=examples("warhost play", "warhost play {game} --port 8080 --no-browser", "warhost play --lan"))
def play(
    game: Annotated[
        str, typer.Argument(help=f"The game to begin with: {', '.join(game_names())}. Else the choice of all.")
    ] = "",
    port: Annotated[
        int | None,
        typer.Option(help="The port.", min=0, max=65535, show_default=f"{USUAL_PORT}, or a free one if that is taken"),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Whether to open the browser.")] = True,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your network join: shows the address, also as a QR code.")
    ] = False,
    database: Annotated[
        str, typer.Option(help="A file that keeps the games.", show_default="in your data folder")
    ] = "",
) -> None:
    """Play in the browser: start everything on this machine and open it."""
    from ..server.running import BadServer, run_server  # imported here, because it takes a second
    from ..server.settings import Settings, spare_cores

    if game:
        find_game(game)
    settings = Settings(database_url(database), bot_processes=1, bot_pause=PAUSE, hosts=("localhost",))
    address = lan_address() if lan else ""
    if address:
        settings.hosts = ("localhost", address)
    settings.bot_helpers = spare_cores()
    if settings.client is None:
        raise WarhostError("the table in the browser has not been built: `make play` does; `warhost tui` needs none")

    def ready(url: str) -> None:
        if address:
            url = f"http://{address}:{url.rsplit(':', 1)[1]}"
        announce(url)
        if address:
            show_code(url)
        if browser and can_show_a_window():
            webbrowser.open(f"{url}/new?game={game}&way=computer" if game else url)

    host = EVERYWHERE if lan else HERE
    try:
        run_server(settings, host, USUAL_PORT if port is None else port, ready)
    except BadServer:
        if port is not None:
            raise
        run_server(settings, host, ANY_PORT, ready)


def lan_address() -> str:
    """The address of this machine in its network.  WarhostError if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)  # connecting a UDP socket sends nothing, but selects the network interface
        except OSError as failed:
            raise WarhostError(f"this machine is in no network: {failed.strerror}") from None
        return str(probe.getsockname()[0])


def show_code(url: str) -> None:
    """Print the address as a QR code for a phone."""
    import segno  # an optional package, only needed for --lan

    drawing = StringIO()
    segno.make(url, error="l").terminal(drawing, compact=True)
    out.print("Others in your network open this address, or scan the code with a phone:", markup=False, soft_wrap=True)
    out.file.write(drawing.getvalue())
    out.file.flush()


def can_show_a_window() -> bool:
    """True if a browser would open a window; a text browser would only disturb the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
