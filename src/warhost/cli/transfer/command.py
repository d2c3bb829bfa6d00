"""Commands that export and import data."""

from pathlib import Path
from typing import Annotated

import typer

from ...engine.errors import WarhostError
from ..app import app
from ..locations import DatabaseOption, DatabaseUrlFile, database_url

ExportPath = Annotated[Path, typer.Argument(metavar="FILE", help="The file; compressed if its name ends with .gz.")]


@app.command(
    "export",
    epilog="Examples:\n\nwarhost export server.jsonl.gz\n\nwarhost export club.jsonl --club a1b2c3d4e5f6a7b8\n\n"
    "warhost export ada.jsonl --person Ada --database postgresql://warhost@localhost/warhost",
)
def export_data(
    file: ExportPath,
    database: DatabaseOption = "",
    database_url_file: DatabaseUrlFile = "",
    club: Annotated[str, typer.Option(metavar="CLUB", help="Only this club, by its id.")] = "",
    person: Annotated[
        str,
        typer.Option(metavar="PERSON", help="Only what is stored about one person, by name or number as in #12."),
    ] = "",
) -> None:
    """Write all data of a server to a new file, or those of one club or one person; servers may run meanwhile."""
    if club and person:
        raise WarhostError("--club and --person are for different files: give one of them")
    from .files import write_file  # imported here, because it is slow

    write_file(file, database_url(database, database_url_file), club, person)


@app.command(
    "import",
    epilog="Examples:\n\nwarhost import server.jsonl.gz --database postgresql://warhost@localhost/warhost\n\n"
    "warhost import club.jsonl --same-people",
)
def import_data(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of  warhost export.")],
    database: DatabaseOption = "",
    database_url_file: DatabaseUrlFile = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Delete everything that the database has, and import a whole server.")
    ] = False,
    same_people: Annotated[
        bool, typer.Option("--same-people", help="Accounts with equal names, there and here, are the same people.")
    ] = False,
) -> None:
    """Import an export file, all of it or nothing; stop the servers of the database first."""
    from .files import read_file  # imported here, because it is slow

    read_file(file, database_url(database, database_url_file), replace, same_people)
