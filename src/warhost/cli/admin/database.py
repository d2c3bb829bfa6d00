"""Shared parts of the `warhost admin` subcommands: the database, the acting user, and tables of output."""

from __future__ import annotations

import getpass
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Concatenate, Final, NoReturn, ParamSpec, TypeVar

import typer
from rich.table import Table
from rich.text import Text
from sqlalchemy import Connection

from ...engine.errors import WarhostError
from ...server.admin.actors import console
from ...server.admin.jobs import jobs
from ...server.protocol.admin import AdminAction, AdminDone
from ...server.refusing import RequestRefused
from ...server.running import try_database
from ...server.store import Store
from ...text.catalogue import messages_of
from ...text.phrasebook import Phrasebook
from ..app import out
from ..locations import database_url
from .command import CHOSEN

P = ParamSpec("P")
T = TypeVar("T")
LENGTHS: Final = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
ATTEMPTS: Final = 50  # number of checks whether the job is done, before giving up
PAUSE: Final = 0.2  # seconds between two checks
Person = Annotated[str, typer.Argument(metavar="PERSON", help="An account's name, or a number as in #12.")]
Reason = Annotated[str, typer.Option(help="Why; a banned person reads it.")]
For = Annotated[str, typer.Option("--for", metavar="TIME", help="How long, like 30m, 12h, 7d or 4w; else for ever.")]
Search = Annotated[str, typer.Argument(metavar="TEXT", help="A part of the name; everything if left out.")]


@contextmanager
def opened(database: str = "") -> Iterator[Store]:
    """The open database at a URL, or the chosen one, whether or not a server uses it; a refusal exits with one line."""
    url = database or database_url(CHOSEN.database, CHOSEN.database_url_file)
    try_database(url, alone=False)
    store = Store(url)
    try:
        yield store
    except RequestRefused as no:
        refused(no)
    finally:
        store.close()


def refused(no: RequestRefused) -> NoReturn:
    """Exit with the message that a browser would show for a refusal."""
    book = Phrasebook("en", {**messages_of("en", "home"), **messages_of("en", "more")}, {})
    raise WarhostError(book.say(no.refusal.key, **no.refusal.args)) from None


def ask(question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a database query."""
    with opened() as store:
        return store.query(question, *args, **kwargs)


def act(action: AdminAction, said: str) -> AdminDone:
    """Carry out an action and print the result; waits briefly for a job."""
    with opened() as store:
        done = store.administer(console(operator()), action)
        if not done.job:
            out.print(said, markup=False, soft_wrap=True)
            return done
        wait_for_job(store, done.job, said)
    return done


def wait_for_job(store: Store, number: int, said: str) -> None:
    """Wait briefly for a job, then print its result, or that it is waiting for a server."""
    for _ in range(ATTEMPTS):
        [job] = store.query(jobs, number)
        if job.state not in ("waiting", "running"):
            break
        time.sleep(PAUSE)
    if job.state == "failed":
        raise WarhostError(f"job {job.id} has failed: {job.result}")
    later = f"Job {job.id} waits for a running server; see  warhost admin jobs list"
    out.print(said if job.state == "done" else later, markup=False, soft_wrap=True)


def person(store: Store, text: str) -> int:
    """The id of a user, from an account name or `#12`."""
    if re.fullmatch(r"#\d{1,9}", text):
        return int(text[1:])
    found = store.account(text)
    if found is None:
        raise WarhostError(f"there is no account {text!r}; find guests with  warhost admin people search")
    return found[0].id


def person_number(text: str) -> int:
    """The id of a user, as `person`, with a separate connection."""
    with opened() as store:
        return person(store, text)


def until(length: str) -> int:
    """The time after this duration, in seconds since 1970; 0 for no end."""
    if not length:
        return 0
    found = re.fullmatch(r"(\d{1,6})([mhdw])", length.strip())
    if found is None or not int(found[1]):
        raise WarhostError(f"{length!r} is no length of time: write it like 30m, 12h, 7d or 4w")
    return int(time.time()) + int(found[1]) * LENGTHS[found[2]]


def when(seconds: int) -> str:
    """A time in this machine's time zone."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds)) if seconds else "-"


def print_rows(heads: Sequence[str], rows: Sequence[Sequence[object]], nothing: str) -> None:
    """Print a table with aligned columns, or a line if it is empty."""
    if not rows:
        out.print(nothing)
        return
    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(head, overflow="fold")
    for row in rows:
        table.add_row(*[Text(str(cell)) for cell in row])
    out.print(table)


def operator() -> str:
    """The name of the user of this machine, for the audit log."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # the user id in a container may have no name
        return "operator"
