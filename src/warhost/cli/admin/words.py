"""`warhost admin words`: the words that players may not use in messages and names."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.admin.options import words
from ...server.protocol.admin import AddWord, RemoveWord
from ..app import out
from .database import act, ask

group = typer.Typer(no_args_is_help=True, help="Words that players may not use in messages and names.")
Word = Annotated[
    str,
    typer.Argument(metavar="WORD", help="A word, or several; bad* stands for all that begin so, *bad* for any part."),
]


@group.command("list")
def list_words() -> None:
    """List the words."""
    found = ask(words)
    if not found:
        out.print("No word is forbidden.")
    for each in found:
        out.print(each, markup=False, soft_wrap=True)


@group.command(epilog="Examples:\n\nwarhost admin words add blockhead\n\nwarhost admin words add 'blockhead*'")
def add(word: Word) -> None:
    """Forbid a word; running servers apply it within a second."""
    act(AddWord(word), f"{word} is forbidden now.")


@group.command(epilog="Example:\n\nwarhost admin words remove blockhead")
def remove(word: Word) -> None:
    """Allow a word again."""
    act(RemoveWord(word), f"{word} is allowed again.")
