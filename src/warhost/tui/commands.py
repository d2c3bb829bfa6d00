"""What a player can type beside answers.  No command changes the game but `undo` and `resign`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..bots import BOTS, find_bot
from ..engine import notation
from ..engine.errors import WarhostError
from ..engine.match import RESIGN
from ..engine.perspective import Perspective
from ..text.lords import Players
from .glyphs import GOOD
from .helppage import show_help
from .keeper import written
from .look import card_page, unit_page
from .lookup import find_rules
from .reading import Answer, Refused, Unclear

if TYPE_CHECKING:
    from .asking import Asking

ADVISER: Final = "greedy"
RULES_SHOWN: Final = 6


class Leave(Exception):
    """The player wants to stop."""


def help_(asking: Asking, rest: str) -> None:
    show_help(asking.screen.console, asking.speaker, asking.screen.glyphs)


def undo(asking: Asking, rest: str) -> None:
    said = asking.session.undo(asking.seat)
    if said:
        asking.tell(said)
    else:
        asking.answered = True  # another question is on the table now


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
    full = asking.session.state.battle.full
    parts = (asking.speaker, asking.screen.glyphs, full)
    if not words:
        asking.tell("tui.inspect.usage")
    elif len(words) == 1 and reader.is_square(words[0]):
        if any(unit["square"] == words[0] for unit in view["units"]):
            asking.screen.console.print(unit_page(view, words[0], *parts))
        else:
            asking.tell("tui.inspect.nothing", square=words[0])
    elif len(words) == 1 and words[0].isdecimal():
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


def hand(asking: Asking, rest: str) -> None:
    if asking.seat >= 0:
        asking.show_hand()


def board(asking: Asking, rest: str) -> None:
    """`board`, or `board 4,-2` to look at another part of an endless one"""
    asking.focus = notation.tidy(rest) if asking.reader.is_square(notation.tidy(rest)) else ""
    asking.page()


def log(asking: Asking, rest: str) -> None:
    players = Players.of(asking.view)
    for event in asking.log:
        sentence = asking.speaker.event(event, players)
        asking.screen.line(sentence, "bold" if event["kind"] == "turn" else "")


def options(asking: Asking, rest: str) -> None:
    asking.tell("tui.options", style="bold")
    asking.list_options(with_notation=True)


def captures(asking: Asking, rest: str) -> None:
    view = asking.view
    players = Players.of(view)
    for side, taken in enumerate(view["captured"]):
        player = asking.speaker.player(view["sides"].index(side), players)
        if asking.seat >= 0 and view["sides"][asking.seat] == side:
            player = asking.say("player.you")
        cards = ", ".join([asking.speaker.card(card["code"]) for card in taken])
        asking.tell("tui.captures" if taken else "tui.captures.none", style="default", player=player, cards=cards)


def rules(asking: Asking, rest: str) -> None:
    """`rules LOW-5.2`, `rules berserker`"""
    if not rest:
        asking.tell("tui.rules.usage")
        return
    found = find_rules("lords", rest)
    if found is None:
        asking.tell("tui.rules.missing")
        return
    if not found:
        asking.tell("tui.rules.none", text=rest)
    for rule in found[:RULES_SHOWN]:
        asking.screen.line(rule)
    if len(found) > RULES_SHOWN:
        asking.tell("tui.rules.more", count=len(found) - RULES_SHOWN)


def hint(asking: Asking, rest: str) -> None:
    """What a bot would answer; it is made for the occasion, so the one that plays is not disturbed."""
    session = asking.session
    if asking.over or ADVISER not in BOTS:
        asking.tell("tui.hint.none")
        return
    bot = find_bot(ADVISER, session.match.header.seed + session.state.decisions, asking.seat)
    index = bot.choose(Perspective(session.state, asking.seat))
    asking.tell("tui.hint", style=GOOD, action=asking.speaker.action(asking.view["options"][index], asking.view))


def save(asking: Asking, rest: str) -> None:
    """A copy of the journal; a file that is there already stays as it is."""
    path = Path(rest).expanduser()
    if not rest:
        asking.tell("tui.save.usage")
    elif path.exists():
        asking.tell("tui.save.exists", path=path)
    else:
        try:
            written(asking.session.match, path)
            asking.tell("tui.save.done", style=GOOD, path=path)
        except WarhostError as failed:
            asking.tell("tui.save.failed", reason=failed)


def back(asking: Asking, rest: str) -> None:
    if asking.considered:
        asking.considered = ""
        asking.page()
    asking.tell("tui.back")


def resign(asking: Asking, rest: str) -> None:
    if asking.over:
        asking.explain(RESIGN)
        return
    asking.tell("tui.resign.sure")
    if notation.tidy(asking.session.read(asking.say("tui.input"))) in ("yes", asking.say("tui.yes")):
        asking.session.choose(RESIGN, asking.seat)
        asking.answered = True
    else:
        asking.tell("tui.resign.kept")


def quit_(asking: Asking, rest: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Asking, str], None]]] = {
    "help": help_,
    "undo": undo,
    "why": why,
    "inspect": inspect,
    "hand": hand,
    "board": board,
    "log": log,
    "options": options,
    "captures": captures,
    "rules": rules,
    "hint": hint,
    "save": save,
    "back": back,
    "resign": resign,
    "quit": quit_,
}
