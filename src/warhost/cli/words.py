"""`warhost words`: reference of a game's card language."""

from difflib import get_close_matches
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..games import find_kit
from ..text.card_words import CARD_WORDS, GROUPS, CardWords, Word
from .app import GameName, app, examples, fail, out


@app.command(epilog=examples("warhost words GAME", "warhost words GAME rout"))
def words(
    game: GameName,
    name: Annotated[
        str | None, typer.Argument(metavar="WORD", help="One word, or a part of one.", show_default=False)
    ] = None,
) -> None:
    """List the words of a game's card language, or show the meaning of one, its texts and the cards that use it."""
    found = find_kit(game).get(CARD_WORDS)
    if found is None:
        fail(f"the cards of {game} are not written in words")
    picked = list(found.words.values())
    if name is not None:
        exact = [word for word in picked if word.name == name]
        picked = exact or [word for word in picked if name.lower() in word.name.lower()]
    if not picked:
        near = get_close_matches(name or "", found.words, n=3, cutoff=0.5)
        fail(f"no word is called {name!r}{'; did you mean ' + ' or '.join(near) + '?' if near else ''}")
    if len(picked) == 1:
        out.print(_page(found, picked[0]))
        return
    for group in GROUPS:
        table = Table(box=None, padding=(0, 1), title=group, title_justify="left", title_style="bold underline")
        for head in ("word", "meaning"):
            table.add_column(head, overflow="fold")
        table.add_column("cards", justify="right")
        for word in picked:
            if word.group == group:
                table.add_row(Text(word.written), Text(word.meaning or found.said(word)), str(len(word.cards) or ""))
        if table.rows:
            out.print(table)
            out.print()


def _page(found: CardWords, word: Word) -> Group:
    parts = [Text.assemble((word.written, "bold"), f"  {word.group}{', shared' if found.shared(word) else ''}")]
    if word.meaning:
        parts.append(Text(word.meaning))
    if word.cards:
        parts += [Text(), Text(found.said(word), style="italic"), Text(), Text(", ".join(found.names(word)))]
    return Group(*parts)
