"""Standing orders: automatic answers of a seat.  Only its player sees them."""

from __future__ import annotations

from typing import Literal

import msgspec

from .words import Short


class WindowInfo(msgspec.Struct):
    """A moment of the turn at which one may do something or let it be, and what holds there if one has not said.

    Its phrase is `<game>.window.<key>`, that of its phase `<game>.phase.<phase>`.
    """

    key: str
    phase: str
    mine: Literal["stop", "pass", ""]  # in one's own turn; "": it does not come up there
    theirs: Literal["stop", "pass", ""]  # in the turns of others
    vital: bool = False  # one is asked there with the fewest stops, too


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where to ask the seat and where to pass for it.  What is not named is as the game has it.

    `quiet` holds the codes of open cards about which the seat is not asked, in this turn or in this game: what is
    played, what is hit, or whose trigger it is.
    """

    stops: dict[Short, Literal["stop", "pass"]] = {}  # by window and turn: "shots mine", "shots theirs"
    triggers: dict[Short, Literal["always", "never"]] = {}  # by card code; of others one is asked
    quiet: dict[Short, Literal["turn", "game"]] = {}  # by card code: how long no question is asked about it
    until: Literal["", "turn", "event", "stop"] = ""  # pass until my turn, until someone acts, until the next stop
