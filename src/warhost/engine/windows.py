"""Windows of a game's turn: moments at which a seat may act or pass, identified by stable keys."""

from typing import Final, Literal

Wish = Literal["stop", "pass", ""]
STOP: Final = "stop"  # ask the seat in this window
PASS: Final = "pass"  # pass for the seat in this window
NEVER: Final = ""  # the window does not occur in such a turn (own, or of others)


class Window:
    """A kind of moment at which a seat is asked and may pass.

    A table asks a seat there or passes for it.  The default, if the player has chosen nothing, is defined here: for
    their own turns, and for the turns of others.
    """

    __slots__ = ("key", "mine", "phase", "theirs", "vital")

    def __init__(self, key: str, phase: str, mine: Wish = STOP, theirs: Wish = NEVER, vital: bool = False) -> None:
        self.key = key  # part of the key of its displayed name, `<game>.window.<key>`
        self.phase = phase  # windows of one phase are listed together, under `<game>.phase.<phase>`
        self.mine = mine
        self.theirs = theirs
        self.vital = vital  # True if a seat stops here even with the setting of the fewest stops
