"""`warhost cards`: the cards of a game with their text."""

from typing import Annotated

import typer

from ..games import find_kit
from .app import GameName, app, examples, fail
from .pages.cards import CARD_PAGES, show_cards


@app.command(
    epilog=examples(
        "warhost cards {game}",
        "warhost cards {game} king --lang pl",
        "warhost cards {game} --json",
        "warhost cards GAME --set core",
        "warhost cards GAME --army ARMY --lang ru",
    )
)
def cards(
    game: GameName,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="A code, a name or a part of one.", show_default=False)
    ] = None,
    card_set: Annotated[
        str | None, typer.Option("--set", "--army", metavar="SET", help="One set, like core, or one army, like orcs.")
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of names and text.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print all facts of the cards as JSON.")] = False,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only cards that wait for a fact that nobody knows, with that fact.")
    ] = False,
) -> None:
    """List the cards of a game, or show one with its rules text, errata and rulings."""
    pages = find_kit(game).get(CARD_PAGES)
    if pages is None:
        fail(f"{game} has no cards to show")
    show_cards(pages, name, card_set, lang, as_json, missing)
