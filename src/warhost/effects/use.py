"""What a card's text is about while it is being followed: who uses which ability, what set it off, what it aims at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .abilities import Entry

NOTHING: Final = -1


def renamed(card: int, names: list[int]) -> int:
    """The id of a card after some cards have changed places; what is no card keeps its own."""
    return names[card] if 0 <= card < len(names) else card


class Occurrence:
    """One occurrence of a trigger condition: its kind, the card it happened to, and the circumstances."""

    __slots__ = ("by", "card", "kind", "noted", "number", "other", "place", "seat")

    def __init__(
        self,
        kind: int,
        card: int = NOTHING,
        seat: int = NOTHING,
        place: int = NOTHING,
        number: int = 0,
        other: int = NOTHING,
        by: int = NOTHING,
        noted: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card  # the card that it happened to
        self.seat = seat  # the player that it concerns
        self.place = place  # where it happened
        self.number = number
        self.other = other  # the kinds of a card that left play, or a flag
        self.by = by  # the card that did it
        self.noted = noted  # a mask: what the text of the ability that it sets off calls "already", and was so

    def renamed(self, names: list[int]) -> Occurrence:
        """The same with other ids for its cards."""
        card, by = renamed(self.card, names), renamed(self.by, names)
        return Occurrence(self.kind, card, self.seat, self.place, self.number, self.other, by, self.noted)

    def saved(self) -> list[int]:
        return [self.kind, self.card, self.seat, self.place, self.number, self.other, self.by, self.noted]


class Alert:
    """Something that a seat might answer out of its hand, and with which abilities of all the game's cards.

    What is in the hand plays no part in it, so everybody may know of it.
    """

    __slots__ = ("entries", "occurrence", "seat")

    def __init__(self, occurrence: Occurrence, seat: int, entries: tuple[Entry, ...]) -> None:
        self.occurrence = occurrence
        self.seat = seat
        self.entries = entries

    def renamed(self, names: list[int]) -> Alert:
        return Alert(self.occurrence.renamed(names), self.seat, self.entries)

    def saved(self) -> list[object]:
        return [self.occurrence.saved(), self.seat, [entry.key for entry in self.entries]]


NO_OCCURRENCE: Final = Occurrence(NOTHING)
# How a use comes about.
CHAINED: Final = 0  # announced and paid for, and put on the chain
AT_ONCE: Final = 1  # played by an effect: resolved then and there, for no cost (INV-26.1)
COPIED: Final = 2  # the same, without a card

Targets = tuple[tuple[int, ...], ...]
NO_TARGETS: Final[Targets] = ()


class Use:
    """One use of an ability.  Never changed once made: it lives on without its source (INV-6.13).

    `place` is where the source was; `birth` tells a card from the new card that it becomes when it leaves play.
    """

    __slots__ = ("ability", "ages", "birth", "controller", "occurrence", "place", "source", "targets", "way", "x")

    def __init__(
        self,
        ability: Entry,
        source: int,
        controller: int,
        place: int,
        birth: int,
        targets: Targets = NO_TARGETS,
        ages: Targets = NO_TARGETS,
        x: int = 0,
        occurrence: Occurrence = NO_OCCURRENCE,
        way: int = CHAINED,
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.place = place
        self.birth = birth
        self.targets = targets  # one tuple for each "target" of the text, in reading order
        self.ages = ages  # the births of the targets when they were chosen
        self.x = x
        self.occurrence = occurrence
        self.way = way

    def _with(self, targets: Targets, ages: Targets, x: int, occurrence: Occurrence) -> Use:
        return Use(
            self.ability,
            self.source,
            self.controller,
            self.place,
            self.birth,
            targets,
            ages,
            x,
            occurrence,
            self.way,
        )

    def aimed(self, targets: Targets, ages: Targets) -> Use:
        """The same use with these targets."""
        return self._with(targets, ages, self.x, self.occurrence)

    def chosen(self, slot: int) -> tuple[int, ...]:
        """What has been chosen for a target so far."""
        return self.targets[slot] if slot < len(self.targets) else ()

    def opened(self, slot: int) -> Use:
        """The same use with a row of targets for this slot, perhaps an empty one."""
        if slot < len(self.targets):
            return self
        return self.aimed((*self.targets, ()), (*self.ages, ()))

    def aiming(self, slot: int, card: int, age: int) -> Use:
        """The same use with one more target."""
        use = self.opened(slot)
        return use.aimed((*use.targets[:slot], (*use.targets[slot], card)), (*use.ages[:slot], (*use.ages[slot], age)))

    def but(self, slot: int) -> Use:
        """The same use with the targets before a slot only, as it was when that slot was chosen."""
        return self.aimed(self.targets[:slot], self.ages[:slot])

    def paying(self, x: int) -> Use:
        """The same use with a chosen X."""
        return self._with(self.targets, self.ages, x, self.occurrence)

    def noting(self, held: int) -> Use:
        """The same use, set off by an occurrence that notes what was so already."""
        was = self.occurrence
        noted = Occurrence(was.kind, was.card, was.seat, was.place, was.number, was.other, was.by, held)
        return self._with(self.targets, self.ages, self.x, noted)

    def renamed(self, names: list[int]) -> Use:
        """The same use with other ids for its cards."""
        return Use(
            self.ability,
            renamed(self.source, names),
            self.controller,
            self.place,
            self.birth,
            tuple([tuple([renamed(card, names) for card in chosen]) for chosen in self.targets]),
            self.ages,
            self.x,
            self.occurrence.renamed(names),
            self.way,
        )

    def saved(self) -> list[object]:
        return [
            self.ability.key,
            self.source,
            self.controller,
            self.place,
            self.birth,
            self.targets,
            self.ages,
            self.x,
            self.occurrence.saved(),
            self.way,
        ]
