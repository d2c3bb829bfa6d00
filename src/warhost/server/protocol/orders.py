"""Standing orders: automatic answers of a seat.  Only its player sees them."""

from __future__ import annotations

from typing import Literal

import msgspec

from .words import Short


class WindowInfo(msgspec.Struct):
    """A window of the turn in which a player may act or pass, and the default if they have no order for it.

    Its phrase is `<game>.window.<key>`, that of its phase `<game>.phase.<phase>`.
    """

    key: str
    phase: str
    mine: Literal["stop", "pass", ""]  # default in the player's own turn; "": the action window does not occur there
    theirs: Literal["stop", "pass", ""]  # default in other players' turns; "": the action window does not occur there
    vital: bool = False  # true: the player is asked in this window even if they choose the fewest stops


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """Windows in which to ask the seat, and windows in which to pass for it.  The game's defaults apply to others.

    `quiet` has the codes of open cards about which the seat is not asked in this turn or game: cards that are played,
    hit, or trigger.
    """

    stops: dict[Short, Literal["stop", "pass"]] = {}  # by window key and whose turn: "shots mine", "shots theirs"
    triggers: dict[Short, Literal["always", "never"]] = {}  # by code of the card; for others the player is asked
    quiet: dict[Short, Literal["turn", "game"]] = {}  # by card code: no questions about it for this turn or game
    until: Literal["", "turn", "event", "stop"] = ""  # pass until my turn, another player acts, or my next stop
