"""Commands of two-player card games, in addition to those of every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ...engine import notation
from ...engine.notation import is_number
from ...engine.windows import PASS, STOP, Window
from ..conversation import Command
from ..glyphs import FAINT, GOOD
from ..shared_commands import SHARED
from ..shared_commands import undo as take_back

if TYPE_CHECKING:
    from .asking import DuelAsking

SHOWN: Final = 3


def why(asking: DuelAsking, rest: str) -> None:
    """`why 3`, `why 3 kingdom`, `why attacker Troll Slayers`"""
    words = notation.tidy(rest).split()
    if not words:
        asking.tell(asking.why_usage)
        return
    text = asking.meant(words)
    index = notation.find(text, asking.options)
    if index >= 0:
        asking.tell("tui.can", style=GOOD, action=asking.speaker.action(asking.options[index], asking.view))
    else:
        asking.explain(text)


def inspect(asking: DuelAsking, rest: str) -> None:
    """`inspect 3`, `inspect kazador`"""
    wanted = notation.tidy(rest)
    if is_number(wanted) and 1 <= int(wanted) <= len(asking.hand):
        asking.show_card(asking.hand[int(wanted) - 1]["code"])
        return
    found = [code for code in asking.library if wanted and _called(asking, code, wanted)]
    for code in found[:SHOWN]:
        asking.show_card(code)
    if not found:
        asking.tell("tui.duel.inspect.usage")


def _called(asking: DuelAsking, code: str, wanted: str) -> bool:
    return wanted in asking.library[code].name.lower() or wanted in asking.speaker.card(code).lower()


def board(asking: DuelAsking, rest: str) -> None:
    asking.narrowed = []
    asking.page()


def undo(asking: DuelAsking, rest: str) -> None:
    asking.screen.held = True
    asking.screen.skipping.clear()
    asking.screen.rows.clear()
    take_back(asking, rest)


def declare_all(asking: DuelAsking, rest: str) -> None:
    """Declare all offered cards, and finish."""
    asking.declare_all()


def skip(asking: DuelAsking, rest: str) -> None:
    """Pass all optional questions for some time."""
    asking.screen.skipping[asking.seat] = asking.screen.stretch(asking.view)
    if "pass" in asking.options:
        asking.answer(asking.options.index("pass"))
    else:
        asking.tell("tui.duel.skip.later")


PRESETS: Final[dict[str, Callable[[Sequence[Window]], dict[str, str]]]] = {
    "few": lambda windows: {each.key: PASS for each in windows if not each.vital},
    "usual": lambda windows: {},
    "all": lambda windows: {each.key: STOP for each in windows},
}


def stops(asking: DuelAsking, rest: str) -> None:
    """`stops` lists the windows; `stops end` turns one on or off; `stops few`, `usual` and `all` set all of them."""
    wanted = notation.tidy(rest)
    windows = asking.screen.windows
    keys = [window.key for window in windows]
    if wanted in PRESETS:
        asking.screen.wishes = PRESETS[wanted](windows)
        wanted = ""
    if wanted and wanted not in keys:
        asking.tell("tui.duel.stops.unknown", names=", ".join(keys))
        return
    if wanted:
        now = asking.screen.wish(asking.view, wanted, asking.seat)
        asking.screen.wishes[wanted] = PASS if now == STOP else STOP
    room = max(len(key) for key in keys) + 2
    for key in [wanted] if wanted else keys:
        asked = asking.screen.wish(asking.view, key, asking.seat) == STOP
        state = asking.say("tui.duel.stops.on" if asked else "tui.duel.stops.off")
        said = asking.say(f"{asking.speaker.game}.window.{key}")
        asking.screen.line(f"  {key:<{room}} {state:<8} {said}", "" if asked else FAINT)
    asking.tell("tui.duel.stops.presets", style=FAINT)


def piles(asking: DuelAsking, rest: str) -> None:
    """Print both discard piles, the last card first."""
    for player in asking.view["players"]:
        cards = ", ".join([asking.speaker.card(card["code"]) for card in player["discard"]][::-1])
        asking.tell("tui.duel.pile", style="default", number=player["seat"] + 1, cards=cards or "-")


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
