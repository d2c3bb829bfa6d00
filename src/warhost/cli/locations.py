"""Options that say where the database and Redis are: on the command line, in the environment, or in a file."""

import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from ..engine.errors import WarhostError
from ..engine.files import data_folder, make_folder
from .app import err

DatabaseOption = Annotated[
    str,
    typer.Option(
        help="A file for SQLite, or a PostgreSQL URL.", show_default="in your data folder", envvar="WARHOST_DATABASE"
    ),
]
DatabaseUrlFile = Annotated[
    str,
    typer.Option(
        metavar="FILE",
        help="A file that has the database's URL, for one with a password.",
        show_default=False,
        envvar="WARHOST_DATABASE_URL_FILE",
    ),
]
RedisUrlFile = Annotated[
    str,
    typer.Option(
        metavar="FILE",
        help="A file that has the URL of Redis, for one with a password.",
        show_default=False,
        envvar="WARHOST_REDIS_URL_FILE",
    ),
]


def url_of(option: str, given: str, file: str) -> str:
    """The value of an option, or the only line of the file that takes its place; not both.

    A password on the command line is answered with a warning, because every user of the machine can read it there.
    """
    if given and file:
        raise WarhostError(f"say {option} or {option}-url-file, not both (the environment counts as well)")
    if not file:
        if given and has_password(given) and any(given in word for word in sys.argv[1:]):
            err.print(
                f"warhost: every user of this machine can read the password in {option}; use {option}-url-file",
                style="yellow",
                markup=False,
                soft_wrap=True,
            )
        return given
    try:
        lines = Path(file).read_text(encoding="utf-8").split()
    except (OSError, ValueError) as failed:
        reason = getattr(failed, "strerror", None) or "it is not text"
        raise WarhostError(f"cannot read {option}-url-file {file}: {reason}") from None
    if len(lines) != 1:
        raise WarhostError(f"{option}-url-file {file} must have one line, which is a URL")
    return lines[0]


def has_password(url: str) -> bool:
    """True if a URL has a password; file names have none."""
    try:
        return bool(urlsplit(url).password) if "://" in url else False
    except ValueError:
        return False


def database_url(database: str, file: str = "") -> str:
    """A database URL unchanged, a file name as a SQLite URL, and the default file if none is given.

    `file`: a file that has the URL instead.
    """
    from ..server.store import sqlite_url

    database = url_of("--database", database, file)
    if "://" in database:
        return database
    path = Path(database) if database else data_folder() / "warhost.sqlite3"
    try:
        make_folder(path.parent)
    except OSError as failed:
        raise WarhostError(f"cannot make the folder {path.parent}: {failed.strerror}") from None
    return sqlite_url(path.absolute())
