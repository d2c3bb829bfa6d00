"""Commands of Lords of War, in addition to those of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine import notation
from ...engine.notation import is_number
from ...text.lords.speaker import Players
from ..dialogue import Command, Leave
from ..glyphs import GOOD
from ..shared_commands import SHARED
from .reading import Answer, Refused, Unclear
from .unit_pages import card_page, unit_page

if TYPE_CHECKING:
    from .dialogue import LordsDialogue


def why(dialogue: LordsDialogue, rest: str) -> None:
    """Print why an action is not offered: `why 2 d5`, `why recall c4`."""
    if not rest:
        dialogue.tell("tui.why.usage")
        return
    meaning = dialogue.reader.read(rest, dialogue.considered) if not dialogue.over else Refused(notation.tidy(rest))
    if isinstance(meaning, Answer):
        dialogue.tell(
            "tui.can",
            style=GOOD,
            action=dialogue.speaker.action(dialogue.view["options"][meaning.index], dialogue.view),
        )
    elif isinstance(meaning, Refused):
        dialogue.explain(meaning.notation)
    elif isinstance(meaning, Unclear):
        dialogue.screen.line(dialogue.say(meaning.key, **meaning.words), "yellow")
    else:
        dialogue.tell("tui.why.usage")


def inspect(dialogue: LordsDialogue, rest: str) -> None:
    """Print the page of a unit or a card: `inspect c4`, `inspect 2`, `inspect ravager`."""
    words = notation.tidy(rest).split()
    reader, view = dialogue.reader, dialogue.view
    full = dialogue.state.battle.full
    parts = (dialogue.speaker, dialogue.screen.glyphs, full)
    if not words:
        dialogue.tell("tui.inspect.usage")
    elif len(words) == 1 and reader.is_square(words[0]):
        if any(unit["square"] == words[0] for unit in view["units"]):
            dialogue.screen.console.print(unit_page(view, words[0], *parts))
        else:
            dialogue.tell("tui.inspect.nothing", square=words[0])
    elif len(words) == 1 and is_number(words[0]):
        if 1 <= int(words[0]) <= len(reader.hand):
            dialogue.screen.console.print(card_page(view, reader.hand[int(words[0]) - 1], *parts))
        else:
            dialogue.tell("tui.no-number", number=words[0], count=len(reader.hand))
    else:
        codes = reader.cards(words, reader.hand) or reader.cards(words, list(dialogue.speaker.units))
        for code in codes[:4]:
            dialogue.screen.console.print(card_page(view, code, *parts))
        if not codes:
            dialogue.tell("tui.unknown", text=rest)


def board(dialogue: LordsDialogue, rest: str) -> None:
    """Print the board: `board`, or `board 4,-2` for another part of an endless one."""
    dialogue.focus = notation.tidy(rest) if dialogue.reader.is_square(notation.tidy(rest)) else ""
    dialogue.page()


def captures(dialogue: LordsDialogue, rest: str) -> None:
    view = dialogue.view
    players = Players.of(view)
    for side, taken in enumerate(view["captured"]):
        player = dialogue.speaker.player(view["sides"].index(side), players)
        if dialogue.seat >= 0 and view["sides"][dialogue.seat] == side:
            player = dialogue.say("player.you")
        cards = ", ".join([dialogue.speaker.card(card["code"]) for card in taken])
        dialogue.tell("tui.captures" if taken else "tui.captures.none", style="default", player=player, cards=cards)


def back(dialogue: LordsDialogue, rest: str) -> None:
    if dialogue.considered:
        dialogue.considered = ""
        dialogue.page()
    dialogue.tell("tui.back")


COMMANDS: Final[dict[str, Command]] = {
    **SHARED,
    "why": why,
    "inspect": inspect,
    "board": board,
    "captures": captures,
    "back": back,
}
__all__ = ["COMMANDS", "Leave"]
