"""Deterministic cost counter for the rules: the same count on every machine."""


class Meter:
    """Counts the cards that active texts have examined.  All clones of a state share one meter, until one is given
    another; no rule depends on it, and it is not saved."""

    __slots__ = ("looked",)

    def __init__(self) -> None:
        self.looked = 0
