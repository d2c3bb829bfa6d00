"""Commands of every game.  Only `undo` and `resign` change the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..bots.teaching.advice import SearchedOption, advise
from ..engine import notation
from ..engine.errors import WarhostError
from ..engine.history.match import RESIGN
from ..engine.plain import JsonData
from ..engine.views.perspective import Perspective
from ..text.speaker import Players
from .autosave import written
from .dialogue import Command, Dialogue, Leave
from .glyphs import FAINT, GOOD
from .lookup import find_rules
from .typed_keys import drop_typed_keys

OTHERS_TOLD: Final = 3  # number of options that a hint names in addition to the best one
RULES_SHOWN: Final = 6


def help_(dialogue: Dialogue, rest: str) -> None:
    dialogue.show_help()


def undo(dialogue: Dialogue, rest: str) -> None:
    said = dialogue.session.undo(dialogue.seat)
    if said:
        dialogue.tell(said)
    else:
        dialogue.answered = True  # the command has changed the current question


def hand(dialogue: Dialogue, rest: str) -> None:
    if dialogue.seat >= 0:
        dialogue.show_hand()


def log(dialogue: Dialogue, rest: str) -> None:
    players = Players.of(dialogue.view)
    for event in dialogue.log:
        sentence = dialogue.speaker.event(event, players)
        dialogue.screen.line(sentence, "bold" if event["kind"] == "turn" else "")


def options(dialogue: Dialogue, rest: str) -> None:
    dialogue.tell("tui.options", style="bold")
    dialogue.list_options(with_notation=True)


def rules(dialogue: Dialogue, rest: str) -> None:
    """Print rules by id or by words: `rules LOW-5.2`, `rules berserker`."""
    if not rest:
        dialogue.tell("tui.rules.usage")
        return
    found = find_rules(str(dialogue.session.match.header.game), rest, dialogue.speaker.book.language)
    if found is None:
        dialogue.tell("tui.rules.missing")
        return
    if not found:
        dialogue.tell("tui.rules.none", text=rest)
    for rule in found[:RULES_SHOWN]:
        dialogue.screen.line(rule)
    if len(found) > RULES_SHOWN:
        dialogue.tell("tui.rules.more", count=len(found) - RULES_SHOWN)


def hint(dialogue: Dialogue, rest: str) -> None:
    """Print what the strongest bot would answer, and why; running bots are not disturbed."""
    session, speaker = dialogue.session, dialogue.speaker
    if dialogue.over:
        dialogue.tell("tui.hint.none")
        return
    seed = f"{session.match.header.seed} {session.state.decisions}"
    dialogue.tell("tui.hint.thinking", style=FAINT)
    advice = advise(Perspective(session.state, dialogue.seat), seed)
    drop_typed_keys()

    def said(option: SearchedOption) -> str:
        return str(speaker.action(dialogue.view["options"][option.index], dialogue.view))

    dialogue.tell("tui.hint", style=GOOD, action=said(advice.best))
    dialogue.tell("tui.hint.chance", chance=round(100 * advice.best.chance))
    others = [each for each in advice.compared() if each.option != advice.best.option]
    for other in others[:OTHERS_TOLD]:
        worse = "tui.hint.worse" if other.surely_worse else "tui.hint.maybe"
        key = "tui.hint.close" if other.is_close else worse
        dialogue.tell(key, action=said(other), chance=round(100 * other.chance))
    players = Players.of(dialogue.view)
    steps = []
    for step in advice.line[1:]:
        view: JsonData = {**step.state.view(step.seat), "seat": dialogue.seat}  # with the names for the asking player
        steps.append(f"{speaker.player(step.seat, players)}: {speaker.action(step.option, view)}")
    if steps:
        dialogue.tell("tui.hint.line", actions="; ".join(steps))
    dialogue.tell("tui.hint.about", style=FAINT)


def save(dialogue: Dialogue, rest: str) -> None:
    """Write a copy of the journal; an existing file is not overwritten."""
    path = Path(rest).expanduser()
    if not rest:
        dialogue.tell("tui.save.usage")
    elif path.exists():
        dialogue.tell("tui.save.exists", path=path)
    else:
        try:
            written(dialogue.session.match, path)
            dialogue.tell("tui.save.done", style=GOOD, path=path)
        except WarhostError as failed:
            dialogue.tell("tui.save.failed", reason=failed)


def resign(dialogue: Dialogue, rest: str) -> None:
    if dialogue.over:
        dialogue.explain(RESIGN)
        return
    dialogue.tell("tui.resign.sure")
    if notation.tidy(dialogue.session.read(dialogue.say("tui.input"))) in ("yes", dialogue.say("tui.yes")):
        dialogue.session.choose(RESIGN, dialogue.seat)
        dialogue.answered = True
    else:
        dialogue.tell("tui.resign.kept")


def quit_(dialogue: Dialogue, rest: str) -> None:
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
