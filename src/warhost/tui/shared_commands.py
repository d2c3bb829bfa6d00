"""Commands of every game.  Only `undo` and `resign` change the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..bots.teaching.advice import Weighed, advise
from ..engine import notation
from ..engine.errors import WarhostError
from ..engine.history.match import RESIGN
from ..engine.plain import JsonData
from ..engine.views.perspective import Perspective
from ..text.speaker import Players
from .autosave import written
from .conversation import Command, Conversation, Leave
from .glyphs import FAINT, GOOD
from .lookup import find_rules

OTHERS_TOLD: Final = 3  # number of options that a hint names in addition to the best one
RULES_SHOWN: Final = 6


def help_(asking: Conversation, rest: str) -> None:
    asking.show_help()


def undo(asking: Conversation, rest: str) -> None:
    said = asking.session.undo(asking.seat)
    if said:
        asking.tell(said)
    else:
        asking.answered = True  # the command has changed the current question


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
    found = find_rules(str(asking.session.match.header.game), rest, asking.speaker.book.language)
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
    """Print what the strongest bot would answer, and why; running bots are not disturbed."""
    session, speaker = asking.session, asking.speaker
    if asking.over:
        asking.tell("tui.hint.none")
        return
    seed = f"{session.match.header.seed} {session.state.decisions}"
    advice = advise(Perspective(session.state, asking.seat), seed)

    def said(option: Weighed) -> str:
        return str(speaker.action(asking.view["options"][option.index], asking.view))

    asking.tell("tui.hint", style=GOOD, action=said(advice.best))
    asking.tell("tui.hint.chance", chance=round(100 * advice.best.chance))
    others = [each for each in advice.compared() if each.option != advice.best.option]
    for other in others[:OTHERS_TOLD]:
        worse = "tui.hint.worse" if other.surely_worse else "tui.hint.maybe"
        key = "tui.hint.close" if other.is_close else worse
        asking.tell(key, action=said(other), chance=round(100 * other.chance))
    players = Players.of(asking.view)
    steps = []
    for step in advice.line[1:]:
        view: JsonData = {**step.state.view(step.seat), "seat": asking.seat}  # with the names for the asking player
        steps.append(f"{speaker.player(step.seat, players)}: {speaker.action(step.option, view)}")
    if steps:
        asking.tell("tui.hint.line", actions="; ".join(steps))
    asking.tell("tui.hint.about", style=FAINT)


def save(asking: Conversation, rest: str) -> None:
    """Write a copy of the journal; an existing file is not overwritten."""
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


SHARED: Final[dict[str, Command]] = {
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
