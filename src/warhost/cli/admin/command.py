"""`warhost admin`: its groups of subcommands, which are imported when one of them is used."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup

from ..app import app
from ..locations import DatabaseOption, DatabaseUrlFile


@dataclass
class Chosen:
    """Options of the command group."""

    database: str = ""
    database_url_file: str = ""


CHOSEN: Final = Chosen()
GROUPS: Final = {  # by name of a group: its module, and the object in it that has the subcommands
    "people": ("people", "group"),
    "addresses": ("addresses", "group"),
    "tables": ("tables", "group"),
    "clubs": ("clubs", "group"),
    "nodes": ("nodes", "group"),
    "jobs": ("nodes", "jobs"),
    "settings": ("server", "settings"),
    "roles": ("server", "roles"),
    "reports": ("reports", "group"),
    "words": ("words", "group"),
    "log": ("server", "log"),
    "clean": ("clean", "group"),
    "keys": ("keys", "group"),
    "schema": ("schema", "group"),
}


class LazyGroups(TyperGroup):
    """Imports the server, which takes a second, only when a subcommand is used."""

    def list_commands(self, ctx: object) -> list[str]:
        return list(GROUPS)

    def get_command(self, ctx: object, cmd_name: str) -> Any:
        if cmd_name not in GROUPS:
            return None
        module, part = GROUPS[cmd_name]
        found = typer.main.get_command(getattr(import_module(f"{__package__}.{module}"), part))
        found.name = cmd_name
        return found


admin = typer.Typer(
    cls=LazyGroups,
    no_args_is_help=True,
    help="Keep order on a server: people, addresses, tables, clubs, nodes. It works while the server runs.",
    epilog="Examples:\n\nwarhost admin people search ada\n\n"
    'warhost admin --database club.sqlite3 people ban Eve --reason "insults" --for 7d\n\nwarhost admin log',
)
app.add_typer(admin, name="admin")


@admin.callback()
def choose(database: DatabaseOption = "", database_url_file: DatabaseUrlFile = "") -> None:
    """Remember the database for the subcommand."""
    CHOSEN.database, CHOSEN.database_url_file = database, database_url_file
