"""Events: records of what happened, from which the log, animations and translations are made."""

from typing import Final

NONE: Final = -1  # the value for "no seat", "no card" or "no place"
NO_NUMBER: Final = -(1 << 31)  # the value for "no number": -1 could be a change by -1
EVERYONE: Final = -1  # the mask that contains every seat


class Event:
    """One thing that happened, with the rule that caused it.

    `seen` is a mask of the seats that learn the card; everyone learns that the event took place.  `scene` records what
    the places of the game were at that moment, where places can change: later texts name them by it.
    """

    __slots__ = ("card", "kind", "number", "other", "place", "rule", "scene", "seat", "seen")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int = NONE,
        card: int = NONE,
        place: int = NONE,
        other: int = NONE,
        number: int = NO_NUMBER,
        seen: int = EVERYONE,
        scene: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.card = card
        self.place = place
        self.other = other
        self.number = number
        self.seen = seen
        self.scene = scene

    def tells(self, seat: int) -> bool:
        """True if this seat (or a spectator, who has none) learns which card it was."""
        return self.seen == EVERYONE or (seat >= 0 and self.seen >> seat & 1 == 1)
