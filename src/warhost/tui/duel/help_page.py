"""Help page of a card game: a summary of the game, and what can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from .dialogue import DuelDialogue


def show_help(dialogue: DuelDialogue) -> None:
    """Print the page."""
    say, book, console = dialogue.say, dialogue.speaker.book, dialogue.screen.console
    game = dialogue.speaker.game
    console.print(Text(say("tui.help.rules-title"), style="bold underline"))
    console.print(Text(say(dialogue.brief)))
    console.print(Text("\n" + say("tui.help.commands-title"), style="bold underline"))
    table = Table.grid(padding=(0, 2))
    for typed, key in dialogue.examples:
        table.add_row(Text(typed, style="bold"), Text(say(f"tui.{game}.help.{key}")))
    table.add_row(Text("Enter", style="bold"), Text(say("tui.duel.help.enter")))
    table.add_row(Text("1 k; all", style="bold"), Text(say("tui.duel.help.row")))
    for name in dialogue.commands:
        keys = (f"tui.{game}.help.{name}", f"tui.duel.help.{name}", f"tui.help.{name}")
        key = next(key for key in keys if book.has(key))
        table.add_row(Text(say(f"tui.command.{name}"), style="bold"), Text(say(key)))
    console.print(table)
