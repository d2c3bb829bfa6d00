"""The help page of Invasion: the game in brief, and what can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from .asking import InvasionAsking


def show_help(asking: InvasionAsking) -> None:
    """Print the page."""
    say, console = asking.say, asking.screen.console
    console.print(Text(say("tui.help.rules-title"), style="bold underline"))
    console.print(Text(say("tui.invasion.brief")))
    console.print(Text("\n" + say("tui.help.commands-title"), style="bold underline"))
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("3 k", style="bold"), Text(say("tui.invasion.help.play")))
    table.add_row(Text("develop 3 q", style="bold"), Text(say("tui.invasion.help.develop")))
    table.add_row(Text("Enter", style="bold"), Text(say("tui.invasion.help.enter")))
    for name in asking.commands:
        own = f"tui.invasion.help.{name}"
        key = own if asking.speaker.book.has(own) else f"tui.help.{name}"
        table.add_row(Text(say(f"tui.command.{name}"), style="bold"), Text(say(key)))
    console.print(table)
