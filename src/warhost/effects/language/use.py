"""What a card's text is about while it is being followed: who uses which ability, what set it off, what it aims at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ...engine.names import Names

if TYPE_CHECKING:
    from .abilities import Entry

# The state that a word of the card language works on: shared words take any, a game's own words take its own.
# It is no type variable: compiled, a frozen word cannot be made of a generic one.
AnyWorld: TypeAlias = Any

NOTHING: Final = -1
SEVERAL: Final = -3  # what a text speaks of: all cards that it has found, at once

Values = tuple[int, ...]
NO_VALUES: Final[Values] = ()


class Was:
    """What a card was at a moment: who controlled it, where it was, of which kinds, its numbers, and who saw it."""

    __slots__ = ("controller", "kinds", "open", "place", "values")

    def __init__(self, controller: int, place: int, kinds: int, values: Values, seen: bool = True) -> None:
        self.controller = controller
        self.place = place
        self.kinds = kinds
        self.values = values
        self.open = seen  # whether everybody saw which card it was


# Of an occurrence: which of its cards everybody saw.
OPEN_CARD: Final = 1
OPEN_BY: Final = 2
OPEN_AIMED: Final = 4


class Occurrence:
    """Something that happened, or is about to, as it was at that moment.  Never changed once made.

    Whoever answers later reads this, not the table of now: a card that has left and come back is another one.
    """

    __slots__ = (
        "ability",
        "aimed",
        "aimed_birth",
        "amount",
        "battle",
        "birth",
        "by",
        "by_birth",
        "by_seat",
        "card",
        "combat",
        "controller",
        "kind",
        "kinds",
        "noted",
        "open",
        "place",
        "seat",
        "values",
    )

    def __init__(
        self,
        kind: int,
        card: int = NOTHING,
        birth: int = 0,
        seat: int = NOTHING,
        controller: int = NOTHING,
        place: int = NOTHING,
        kinds: int = 0,
        values: Values = NO_VALUES,
        amount: int = 0,
        combat: bool = False,
        by: int = NOTHING,
        by_birth: int = 0,
        by_seat: int = NOTHING,
        ability: Entry | None = None,
        aimed: int = NOTHING,
        aimed_birth: int = 0,
        battle: int = NOTHING,
        noted: int = 0,
        seen: int = 0,
    ) -> None:
        self.kind = kind
        self.card = card  # the card that it happened to: what was hit
        self.birth = birth  # which of the cards it has been, one after the other, it is by that
        self.seat = seat  # the player that it concerns
        self.controller = controller  # who controlled the card
        self.place = place  # where the card was, or is going
        self.kinds = kinds  # what the card was
        self.values = values  # its numbers, in the order of the game's own list
        self.amount = amount  # how much of it
        self.combat = combat  # whether it is combat damage, or damage of an attack
        self.by = by  # the card that did it
        self.by_birth = by_birth
        self.by_seat = by_seat  # the player whose doing it was
        self.ability = ability  # the ability that did it, if one did
        self.aimed = aimed  # what the attack was aimed at, whoever was hit
        self.aimed_birth = aimed_birth
        self.battle = battle  # where the attack or battle was that it belongs to
        self.noted = noted  # a mask: what the text of the ability that it sets off calls "already", and was so
        self.open = seen  # a mask: whom of the card, what did it and what was aimed at everybody saw at that moment

    def noting(self, held: int) -> Occurrence:
        """The same, with a note of what was so already."""
        return self._with(self.card, self.birth, self.by, self.by_birth, self.aimed, self.aimed_birth, held)

    def renamed(self, names: Names) -> Occurrence:
        """The same with other ids for its cards: what everybody saw is the same card, wherever it lies by now."""
        card, birth = names.place(self.card), self.birth
        if self.open & OPEN_CARD:
            card, birth = names.face(self.card), names.born(self.card, birth)
        by, by_birth = names.place(self.by), self.by_birth
        if self.open & OPEN_BY:
            by, by_birth = names.face(self.by), names.born(self.by, by_birth)
        aimed, aimed_birth = names.place(self.aimed), self.aimed_birth
        if self.open & OPEN_AIMED:
            aimed, aimed_birth = names.face(self.aimed), names.born(self.aimed, aimed_birth)
        return self._with(card, birth, by, by_birth, aimed, aimed_birth, self.noted)

    def _with(
        self, card: int, birth: int, by: int, by_birth: int, aimed: int, aimed_birth: int, noted: int
    ) -> Occurrence:
        return Occurrence(
            self.kind,
            card,
            birth,
            self.seat,
            self.controller,
            self.place,
            self.kinds,
            self.values,
            self.amount,
            self.combat,
            by,
            by_birth,
            self.by_seat,
            self.ability,
            aimed,
            aimed_birth,
            self.battle,
            noted,
            self.open,
        )

    def saved(self) -> list[object]:
        return [
            self.kind,
            self.card,
            self.birth,
            self.seat,
            self.controller,
            self.place,
            self.kinds,
            self.values,
            self.amount,
            int(self.combat),
            self.by,
            self.by_birth,
            self.by_seat,
            self.ability.key if self.ability is not None else "",
            self.aimed,
            self.aimed_birth,
            self.battle,
            self.noted,
            self.open,
        ]


class Alert:
    """Something that a seat might answer out of its hand, and with which abilities of all the game's cards.

    What is in the hand plays no part in it, so everybody may know of it.
    """

    __slots__ = ("entries", "occurrence", "seat")

    def __init__(self, occurrence: Occurrence, seat: int, entries: tuple[Entry, ...]) -> None:
        self.occurrence = occurrence
        self.seat = seat
        self.entries = entries

    def renamed(self, names: Names) -> Alert:
        return Alert(self.occurrence.renamed(names), self.seat, self.entries)

    def saved(self) -> list[object]:
        return [self.occurrence.saved(), self.seat, [entry.key for entry in self.entries]]


NO_OCCURRENCE: Final = Occurrence(NOTHING)
# How a use comes about.
CHAINED: Final = 0  # announced and paid for, and put on the chain
AT_ONCE: Final = 1  # played by an effect: resolved then and there, for no cost (INV-26.1)
COPIED: Final = 2  # the same, without a card
# Played by an effect, then and there, but paid for; from here on every further 8 lower the cost by 1.
PAID: Final = 3  # all of it
UNLOYAL: Final = 4  # but for loyalty
BY_LOYALTY: Final = 5  # its loyalty instead of its cost
GIFT: Final = 6  # and nothing at all is paid, not even what its text asks for
AMBUSHING: Final = 7  # on the chain, for the price of its Ambush (INV-39.40)
WAYS: Final = 8

Targets = tuple[tuple[int, ...], ...]
NO_TARGETS: Final[Targets] = ()


class Use:
    """One use of an ability.  Never changed once made: it lives on without its source (INV-6.13).

    `place` is where the source was; `birth` tells a card from the new card that it becomes when it leaves play.
    """

    __slots__ = (
        "ability",
        "about",
        "age",
        "ages",
        "birth",
        "controller",
        "found",
        "occurrence",
        "place",
        "source",
        "spots",
        "targets",
        "way",
        "x",
    )

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
        spots: Targets = NO_TARGETS,
        about: int = NOTHING,
        age: int = 0,
        found: tuple[int, ...] = (),
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.place = place
        self.birth = birth
        self.targets = targets  # one tuple for each "target" of the text, in reading order
        self.ages = ages  # the births of the targets when they were chosen
        self.spots = spots  # ... and where they were
        self.x = x
        self.occurrence = occurrence
        self.way = way
        self.about = about  # the card that an ability was left behind for, if it was
        self.age = age  # ... and its birth
        self.found = found  # the cards that the text has brought to light, or discarded, on its way

    def subject(self) -> int:
        """The card that the text begins to speak of: what it was left behind for, or what set it off."""
        return self.occurrence.card if self.about == NOTHING else self.about

    def _with(self, targets: Targets, ages: Targets, spots: Targets, x: int, occurrence: Occurrence) -> Use:
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
            spots,
            self.about,
            self.age,
            self.found,
        )

    def finding(self, cards: tuple[int, ...]) -> Use:
        """The same use, whose text goes on to speak of these cards."""
        return Use(
            self.ability,
            self.source,
            self.controller,
            self.place,
            self.birth,
            self.targets,
            self.ages,
            self.x,
            self.occurrence,
            self.way,
            self.spots,
            self.about,
            self.age,
            cards,
        )

    def aimed(self, targets: Targets, ages: Targets) -> Use:
        """The same use with these targets."""
        return self._with(targets, ages, self.spots, self.x, self.occurrence)

    def aims(self) -> list[int]:
        """What it targets: without what was only chosen as early as a target (INV-11.1)."""
        return [card for slot, chosen in zip(self.ability.slots, self.targets) if slot.aimed for card in chosen]

    def chosen(self, slot: int) -> tuple[int, ...]:
        """What has been chosen for a target so far."""
        return self.targets[slot] if slot < len(self.targets) else ()

    def opened(self, slot: int) -> Use:
        """The same use with a row of targets for this slot, perhaps an empty one."""
        if slot < len(self.targets):
            return self
        return self._with((*self.targets, ()), (*self.ages, ()), (*self.spots, ()), self.x, self.occurrence)

    def aiming(self, slot: int, card: int, age: int, spot: int = NOTHING) -> Use:
        """The same use with one more target, which is of this age and in this place."""
        if slot == len(self.targets) == len(self.ages) == len(self.spots):  # the first of its slot, as mostly
            return self._with(
                (*self.targets, (card,)), (*self.ages, (age,)), (*self.spots, (spot,)), self.x, self.occurrence
            )
        use = self.opened(slot)
        return self._with(
            (*use.targets[:slot], (*use.targets[slot], card)),
            (*use.ages[:slot], (*use.ages[slot], age)),
            (*use.spots[:slot], (*use.spots[slot], spot)),
            self.x,
            self.occurrence,
        )

    def but(self, slot: int) -> Use:
        """The same use with the targets before a slot only, as it was when that slot was chosen.

        Where the others were stays known: "in one zone" means the zone in which they were chosen (INV-11.7).
        """
        return self.aimed(self.targets[:slot], self.ages[:slot])

    def paying(self, x: int) -> Use:
        """The same use with a chosen X."""
        return self._with(self.targets, self.ages, self.spots, x, self.occurrence)

    def noting(self, held: int) -> Use:
        """The same use, set off by an occurrence that notes what was so already."""
        return self._with(self.targets, self.ages, self.spots, self.x, self.occurrence.noting(held))

    def follow(self, card: int, names: Names) -> int:
        """The new id of a card that the text speaks of: where the use shows it, or what set it off, it is that card."""
        return names.face(card) if self.shows(card) else names.place(card)

    def born(self, card: int, birth: int, names: Names) -> int:
        """Which of the cards that it has been such a card means, by its new id."""
        return names.born(card, birth) if self.shows(card) else birth

    def shows(self, card: int) -> bool:
        """Whether everybody has seen a card that the text speaks of: as its source, or as what set it off."""
        if card == self.source:
            return not self.ability.unseen
        return card == self.occurrence.card and self.occurrence.open & OPEN_CARD != 0

    def renamed(self, names: Names) -> Use:
        """The same use with other ids for its cards."""
        return Use(
            self.ability,
            self.follow(self.source, names),
            self.controller,
            self.place,
            self.born(self.source, self.birth, names),
            tuple([names.all(chosen) for chosen in self.targets]),
            self.ages,
            self.x,
            self.occurrence.renamed(names),
            self.way,
            self.spots,
            self.follow(self.about, names),
            self.born(self.about, self.age, names),
            names.all(self.found),
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
            self.spots,
            self.about,
            self.age,
            self.found,
        ]
