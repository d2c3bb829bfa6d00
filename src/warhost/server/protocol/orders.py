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


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where to ask the seat and where to pass for it.  What is not named is as the game has it."""

    stops: dict[Short, Literal["stop", "pass"]] = {}  # by window and turn: "shots mine", "shots theirs"
    triggers: dict[Short, Literal["always", "never"]] = {}  # by card code; of others one is asked
    until: Literal["", "turn", "event", "stop"] = ""  # pass until my turn, until someone acts, until the next stop
