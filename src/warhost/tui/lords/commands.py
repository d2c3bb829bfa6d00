"""Commands of Lords of War, in addition to those of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine import notation
from ...engine.notation import is_number
from ...text.lords.speaker import Players
from ..conversation import Command, Leave
from ..glyphs import GOOD
from ..shared_commands import SHARED
from .look import card_page, unit_page
from .reading import Answer, Refused, Unclear

if TYPE_CHECKING:
    from .asking import Asking


def why(asking: Asking, rest: str) -> None:
    """`why 2 d5`, `why recall c4`"""
    if not rest:
        asking.tell("tui.why.usage")
        return
    meaning = asking.reader.read(rest, asking.considered) if not asking.over else Refused(notation.tidy(rest))
    if isinstance(meaning, Answer):
        asking.tell(
            "tui.can", style=GOOD, action=asking.speaker.action(asking.view["options"][meaning.index], asking.view)
        )
    elif isinstance(meaning, Refused):
        asking.explain(meaning.notation)
    elif isinstance(meaning, Unclear):
        asking.screen.line(asking.say(meaning.key, **meaning.words), "yellow")
    else:
        asking.tell("tui.why.usage")


def inspect(asking: Asking, rest: str) -> None:
    """`inspect c4`, `inspect 2`, `inspect ravager`"""
    words = notation.tidy(rest).split()
    reader, view = asking.reader, asking.view
    full = asking.state.battle.full
    parts = (asking.speaker, asking.screen.glyphs, full)
    if not words:
        asking.tell("tui.inspect.usage")
    elif len(words) == 1 and reader.is_square(words[0]):
        if any(unit["square"] == words[0] for unit in view["units"]):
            asking.screen.console.print(unit_page(view, words[0], *parts))
        else:
            asking.tell("tui.inspect.nothing", square=words[0])
    elif len(words) == 1 and is_number(words[0]):
        if 1 <= int(words[0]) <= len(reader.hand):
            asking.screen.console.print(card_page(view, reader.hand[int(words[0]) - 1], *parts))
        else:
            asking.tell("tui.no-number", number=words[0], count=len(reader.hand))
    else:
        codes = reader.cards(words, reader.hand) or reader.cards(words, list(asking.speaker.units))
        for code in codes[:4]:
            asking.screen.console.print(card_page(view, code, *parts))
        if not codes:
            asking.tell("tui.unknown", text=rest)


def board(asking: Asking, rest: str) -> None:
    """`board`, or `board 4,-2` to look at another part of an endless one"""
    asking.focus = notation.tidy(rest) if asking.reader.is_square(notation.tidy(rest)) else ""
    asking.page()


def captures(asking: Asking, rest: str) -> None:
    view = asking.view
    players = Players.of(view)
    for side, taken in enumerate(view["captured"]):
        player = asking.speaker.player(view["sides"].index(side), players)
        if asking.seat >= 0 and view["sides"][asking.seat] == side:
            player = asking.say("player.you")
        cards = ", ".join([asking.speaker.card(card["code"]) for card in taken])
        asking.tell("tui.captures" if taken else "tui.captures.none", style="default", player=player, cards=cards)


def back(asking: Asking, rest: str) -> None:
    if asking.considered:
        asking.considered = ""
        asking.page()
    asking.tell("tui.back")


COMMANDS: Final[dict[str, Command]] = {
    **SHARED,
    "why": why,
    "inspect": inspect,
    "board": board,
    "captures": captures,
    "back": back,
}
__all__ = ["COMMANDS", "Leave"]
