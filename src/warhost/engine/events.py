"""What happened, as data: the log, the animations and the translations are made from events."""

from typing import Final

NONE: Final = -1
EVERYONE: Final = -1  # the mask that contains every seat


class Event:
    """One thing that happened, with the rule that made it happen.

    `seen` is a mask of the seats that learn the card; everybody learns that the event took place.
    """

    __slots__ = ("card", "kind", "number", "other", "place", "rule", "seat", "seen")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int = NONE,
        card: int = NONE,
        place: int = NONE,
        other: int = NONE,
        number: int = NONE,
        seen: int = EVERYONE,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.card = card
        self.place = place
        self.other = other
        self.number = number
        self.seen = seen

    def tells(self, seat: int) -> bool:
        """Whether this seat (or a spectator, who has none) learns which card it was."""
        return self.seen == EVERYONE or (seat >= 0 and self.seen >> seat & 1 == 1)
