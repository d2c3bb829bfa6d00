"""The windows of a game's turn: moments at which a seat may do something or let it be, known by stable keys."""

from typing import Final, Literal

Wish = Literal["stop", "pass", ""]
STOP: Final = "stop"  # ask the seat here
PASS: Final = "pass"  # do nothing here in its place
NEVER: Final = ""  # the window does not come up in such a turn


class Window:
    """A kind of moment at which a seat is asked and may pass.

    A table asks a seat there or passes in its place; which of the two, if its player has said nothing, is said here:
    for his own turns, and for the turns of others.
    """

    __slots__ = ("key", "mine", "phase", "theirs")

    def __init__(self, key: str, phase: str, mine: Wish = STOP, theirs: Wish = NEVER) -> None:
        self.key = key  # its phrase is `<game>.window.<key>`
        self.phase = phase  # windows of one phase are shown together; its phrase is `<game>.phase.<phase>`
        self.mine = mine
        self.theirs = theirs
