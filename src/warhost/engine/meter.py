"""What running the rules costs, counted and not measured: the same on every machine."""


class Meter:
    """How many cards the texts at work have looked at.  All clones of a state count on one meter, until one is given
    another; nothing in a game hangs on it, and it is not saved."""

    __slots__ = ("looked",)

    def __init__(self) -> None:
        self.looked = 0
