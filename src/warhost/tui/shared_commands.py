"""What a player of any game can type beside answers.  No command changes the game but `undo` and `resign`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ..bots import BOTS, find_bot
from ..engine import notation
from ..engine.errors import WarhostError
from ..engine.match import RESIGN
from ..engine.perspective import Perspective
from ..text.speaker import Players
from .conversation import Conversation, Leave
from .glyphs import GOOD
from .keeper import written
from .lookup import find_rules

ADVISER: Final = "greedy"
RULES_SHOWN: Final = 6


def help_(asking: Conversation, rest: str) -> None:
    asking.show_help()


def undo(asking: Conversation, rest: str) -> None:
    said = asking.session.undo(asking.seat)
    if said:
        asking.tell(said)
    else:
        asking.answered = True  # another question is on the table now


def hand(asking: Conversation, rest: str) -> None:
    if asking.seat >= 0:
        asking.show_hand()


def log(asking: Conversation, rest: str) -> None:
    players = Players.of(asking.view)
    for event in asking.log:
        sentence = asking.speaker.event(event, players)
        asking.screen.line(sentence, "bold" if event["kind"] == "turn" else "")


def options(asking: Conversation, rest: str) -> None:
    asking.tell("tui.options", style="bold")
    asking.list_options(with_notation=True)


def rules(asking: Conversation, rest: str) -> None:
    """`rules LOW-5.2`, `rules berserker`"""
    if not rest:
        asking.tell("tui.rules.usage")
        return
    found = find_rules(str(asking.session.match.header.game), rest)
    if found is None:
        asking.tell("tui.rules.missing")
        return
    if not found:
        asking.tell("tui.rules.none", text=rest)
    for rule in found[:RULES_SHOWN]:
        asking.screen.line(rule)
    if len(found) > RULES_SHOWN:
        asking.tell("tui.rules.more", count=len(found) - RULES_SHOWN)


def hint(asking: Conversation, rest: str) -> None:
    """What a bot would answer; it is made for the occasion, so the one that plays is not disturbed."""
    session = asking.session
    if asking.over or ADVISER not in BOTS:
        asking.tell("tui.hint.none")
        return
    bot = find_bot(ADVISER, session.match.header.seed + session.state.decisions, asking.seat)
    index = bot.choose(Perspective(session.state, asking.seat))
    asking.tell("tui.hint", style=GOOD, action=asking.speaker.action(asking.view["options"][index], asking.view))


def save(asking: Conversation, rest: str) -> None:
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


def resign(asking: Conversation, rest: str) -> None:
    if asking.over:
        asking.explain(RESIGN)
        return
    asking.tell("tui.resign.sure")
    if notation.tidy(asking.session.read(asking.say("tui.input"))) in ("yes", asking.say("tui.yes")):
        asking.session.choose(RESIGN, asking.seat)
        asking.answered = True
    else:
        asking.tell("tui.resign.kept")


def quit_(asking: Conversation, rest: str) -> None:
    raise Leave


SHARED: Final[dict[str, Callable[[Any, str], None]]] = {
    "help": help_,
    "undo": undo,
    "hand": hand,
    "log": log,
    "options": options,
    "rules": rules,
    "hint": hint,
    "save": save,
    "resign": resign,
    "quit": quit_,
}
