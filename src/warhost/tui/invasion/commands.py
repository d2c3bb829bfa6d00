"""What a player of Invasion can type beside answers and the commands of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...engine import notation
from ...engine.windows import PASS, STOP
from ...invasion.duel import LIBRARY
from ...invasion.stops import WINDOWS
from ..glyphs import FAINT, GOOD
from ..shared_commands import SHARED
from ..shared_commands import undo as take_back

if TYPE_CHECKING:
    from .asking import InvasionAsking

SHOWN: Final = 3


def why(asking: InvasionAsking, rest: str) -> None:
    """`why 3`, `why 3 kingdom`, `why attacker Troll Slayers`"""
    words = notation.tidy(rest).split()
    if not words:
        asking.tell("tui.invasion.why.usage")
        return
    text = asking.meant(words)
    index = notation.find(text, asking.options)
    if index >= 0:
        asking.tell("tui.can", style=GOOD, action=asking.speaker.action(asking.options[index], asking.view))
    else:
        asking.explain(text)


def inspect(asking: InvasionAsking, rest: str) -> None:
    """`inspect 3`, `inspect kazador`"""
    wanted = notation.tidy(rest)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(asking.hand):
        asking.show_card(asking.hand[int(wanted) - 1]["code"])
        return
    found = [code for code in LIBRARY if wanted and _called(asking, code, wanted)]
    for code in found[:SHOWN]:
        asking.show_card(code)
    if not found:
        asking.tell("tui.invasion.inspect.usage")


def _called(asking: InvasionAsking, code: str, wanted: str) -> bool:
    return wanted in LIBRARY[code].name.lower() or wanted in asking.speaker.card(code).lower()


def board(asking: InvasionAsking, rest: str) -> None:
    asking.narrowed = []
    asking.page()


def undo(asking: InvasionAsking, rest: str) -> None:
    asking.screen.held = True
    asking.screen.skipping.clear()
    take_back(asking, rest)


def skip(asking: InvasionAsking, rest: str) -> None:
    """Let everything pass in this turn that need not be answered."""
    asking.screen.skipping[asking.seat] = asking.view["turn"]["number"]
    if "pass" in asking.options:
        asking.answer(asking.options.index("pass"))
    else:
        asking.tell("tui.invasion.skip.later")


def stops(asking: InvasionAsking, rest: str) -> None:
    """`stops` lists the windows; `stops end` turns one on or off."""
    wanted = notation.tidy(rest)
    keys = [window.key for window in WINDOWS]
    if wanted and wanted not in keys:
        asking.tell("tui.invasion.stops.unknown", names=", ".join(keys))
        return
    if wanted:
        now = asking.screen.wish(asking.view, wanted, asking.seat)
        asking.screen.wishes[wanted] = PASS if now == STOP else STOP
    for key in [wanted] if wanted else keys:
        asked = asking.screen.wish(asking.view, key, asking.seat) == STOP
        state = asking.say("tui.invasion.stops.on" if asked else "tui.invasion.stops.off")
        asking.screen.line(f"  {key:<12} {state:<8} {asking.speaker.window(key)}", "" if asked else FAINT)


def discard(asking: InvasionAsking, rest: str) -> None:
    """Both discard piles, the last card first."""
    for player in asking.view["players"]:
        cards = ", ".join([asking.speaker.card(card["code"]) for card in player["discard"]][::-1])
        asking.tell("tui.invasion.pile", style="default", number=player["seat"] + 1, cards=cards or "-")


COMMANDS: Final[dict[str, Callable[[Any, str], None]]] = {
    **SHARED,
    "why": why,
    "inspect": inspect,
    "board": board,
    "undo": undo,
    "skip": skip,
    "stops": stops,
    "piles": discard,
}
