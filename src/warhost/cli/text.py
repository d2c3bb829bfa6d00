"""`warhost text`: tools for translators."""

from pathlib import Path
from typing import Annotated

import typer

from ..text.catalogue import VARIABLE, languages
from ..text.checking import problems
from ..text.pseudo import write_pseudo
from .app import app, examples, fail, out

text = typer.Typer(no_args_is_help=True, help="Check translations, and write a pseudo-language.")
app.add_typer(text, name="text")


@text.command(epilog=examples("warhost text check", "warhost text check ./de"))
def check(
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="[FOLDER]...", help="Language folders; all installed ones if none.")
    ] = None,
) -> None:
    """Report missing, unused, duplicate and malformed messages, one line each; the exit code is 1 if there are any."""
    found = 0
    for folder in folders or [each.folder for each in languages().values()]:
        if not folder.is_dir():
            fail(f"{folder} is not a folder")
        for line in problems(folder):
            out.print(f"{folder.name}/{line}", markup=False, soft_wrap=True)
            found += 1
    if found:
        raise typer.Exit(1)


@text.command(epilog=examples("warhost text pseudo ./languages"))
def pseudo(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the folder of the language is written.")],
) -> None:
    """Write a pseudo-language, English with accents: text that appears without accents is not translated."""
    out.print(f"{write_pseudo(folder)}: use it with {VARIABLE}={folder}", markup=False, soft_wrap=True)
