"""Commands of two-player card games, in addition to those of every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ...engine import notation
from ...engine.notation import is_number
from ...engine.windows import PASS, STOP, Window
from ..dialogue import Command
from ..glyphs import FAINT, GOOD
from ..shared_commands import SHARED
from ..shared_commands import undo as take_back

if TYPE_CHECKING:
    from .dialogue import DuelDialogue

SHOWN: Final = 3


def why(dialogue: DuelDialogue, rest: str) -> None:
    """Print why an action is not offered: `why 3`, `why 3 kingdom`, `why attacker Troll Slayers`."""
    words = notation.tidy(rest).split()
    if not words:
        dialogue.tell(dialogue.why_usage)
        return
    text = dialogue.meant(words)
    index = notation.find(text, dialogue.options)
    if index >= 0:
        dialogue.tell("tui.can", style=GOOD, action=dialogue.speaker.action(dialogue.options[index], dialogue.view))
    else:
        dialogue.explain(text)


def inspect(dialogue: DuelDialogue, rest: str) -> None:
    """Print a card with its text: `inspect 3`, `inspect kazador`."""
    wanted = notation.tidy(rest)
    if is_number(wanted) and 1 <= int(wanted) <= len(dialogue.hand):
        dialogue.show_card(dialogue.hand[int(wanted) - 1]["code"])
        return
    found = [code for code in dialogue.library if wanted and _called(dialogue, code, wanted)]
    for code in found[:SHOWN]:
        dialogue.show_card(code)
    if not found:
        dialogue.tell("tui.duel.inspect.usage")


def _called(dialogue: DuelDialogue, code: str, wanted: str) -> bool:
    return wanted in dialogue.library[code].name.lower() or wanted in dialogue.speaker.card(code).lower()


def board(dialogue: DuelDialogue, rest: str) -> None:
    dialogue.narrowed = []
    dialogue.page()


def undo(dialogue: DuelDialogue, rest: str) -> None:
    dialogue.screen.held = True
    dialogue.screen.skipping.clear()
    dialogue.screen.answer_queues.clear()
    take_back(dialogue, rest)


def declare_all(dialogue: DuelDialogue, rest: str) -> None:
    """Declare all offered cards, and finish."""
    dialogue.declare_all()


def skip(dialogue: DuelDialogue, rest: str) -> None:
    """Pass all optional questions for some time."""
    dialogue.screen.skipping[dialogue.seat] = dialogue.screen.stretch(dialogue.view)
    if "pass" in dialogue.options:
        dialogue.answer(dialogue.options.index("pass"))
    else:
        dialogue.tell("tui.duel.skip.later")


PRESETS: Final[dict[str, Callable[[Sequence[Window]], dict[str, str]]]] = {
    "few": lambda windows: {each.key: PASS for each in windows if not each.vital},
    "usual": lambda windows: {},
    "all": lambda windows: {each.key: STOP for each in windows},
}


def stops(dialogue: DuelDialogue, rest: str) -> None:
    """`stops` lists the windows; `stops end` turns one on or off; `stops few`, `usual` and `all` set all of them."""
    wanted = notation.tidy(rest)
    windows = dialogue.screen.windows
    keys = [window.key for window in windows]
    if wanted in PRESETS:
        dialogue.screen.window_settings = PRESETS[wanted](windows)
        wanted = ""
    if wanted and wanted not in keys:
        dialogue.tell("tui.duel.stops.unknown", names=", ".join(keys))
        return
    if wanted:
        now = dialogue.screen.window_setting(dialogue.view, wanted, dialogue.seat)
        dialogue.screen.window_settings[wanted] = PASS if now == STOP else STOP
    room = max(len(key) for key in keys) + 2
    for key in [wanted] if wanted else keys:
        asked = dialogue.screen.window_setting(dialogue.view, key, dialogue.seat) == STOP
        state = dialogue.say("tui.duel.stops.on" if asked else "tui.duel.stops.off")
        said = dialogue.say(f"{dialogue.speaker.game}.window.{key}")
        dialogue.screen.line(f"  {key:<{room}} {state:<8} {said}", "" if asked else FAINT)
    dialogue.tell("tui.duel.stops.presets", style=FAINT)


def piles(dialogue: DuelDialogue, rest: str) -> None:
    """Print both discard piles, the last card first."""
    for player in dialogue.view["players"]:
        cards = ", ".join([dialogue.speaker.card(card["code"]) for card in player["discard"]][::-1])
        dialogue.tell("tui.duel.pile", style="default", number=player["seat"] + 1, cards=cards or "-")


COMMANDS: Final[dict[str, Command]] = {
    **SHARED,
    "why": why,
    "inspect": inspect,
    "board": board,
    "undo": undo,
    "all": declare_all,
    "skip": skip,
    "stops": stops,
    "piles": piles,
}
