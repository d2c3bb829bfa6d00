"""The result of a game."""


class Outcome:
    """The seats that won (none: a draw), why, and by which rule."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, rule: str) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule

    def saved(self) -> list[object]:
        return [list(self.winners), self.reason, self.rule]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.saved() == other.saved()

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.rule))

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.reason!r}, {self.rule!r})"
