"""Help page of Lords of War: a summary of the game, the symbols, and what can be typed."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...lords.units import CLASSES
from ...text.lords.speaker import LordsSpeaker
from ..command_names import COMMANDS
from ..glyphs import FOE, OWN, Glyphs


def show_help(console: Console, speaker: LordsSpeaker, glyphs: Glyphs) -> None:
    """Print the page."""
    say = speaker.book.say
    console.print(Text(say("tui.help.rules-title"), style="bold underline"))
    console.print(Text(say("tui.help.rules-text", star=glyphs.commander)))
    console.print(Text("\n" + say("tui.help.signs-title"), style="bold underline"))
    console.print(legend(speaker, glyphs))
    console.print(Text(say("tui.legend.squares", minus=glyphs.minus, shot=glyphs.shot, recent=glyphs.recent)))
    classes = [f"{glyphs.kinds[kind]} {say(f'lords.class.{kind}')}" for kind in CLASSES]
    console.print(Text("   ".join(classes)))
    console.print(Text("\n" + say("tui.help.commands-title"), style="bold underline"))
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("2 c3", style="bold"), Text(say("tui.ask.deploy")))
    for name in COMMANDS:
        table.add_row(Text(say(f"tui.command.{name}"), style="bold"), Text(say(f"tui.help.{name}")))
    console.print(table)


def legend(speaker: LordsSpeaker, glyphs: Glyphs) -> Text:
    """The symbols of the board in one line."""
    marks = {
        "own": glyphs.own.corners[0] + glyphs.own.across + glyphs.own.corners[1],
        "foe": glyphs.foe.corners[0] + glyphs.foe.across + glyphs.foe.corners[1],
        "arrow": f"{glyphs.arrows[0]}3",
    }
    text = Text(speaker.book.say("tui.legend", minus=glyphs.minus, **marks))
    for key, style in (("own", f"bold {OWN}"), ("foe", f"bold {FOE}"), ("arrow", f"bold reverse {OWN}")):
        text.highlight_words([marks[key]], style)
    return text
