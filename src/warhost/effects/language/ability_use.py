"""The context of an ability that is being resolved: its user, its trigger, its targets and the cards it refers to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from ...engine.columns import Flag, Inline, PlacedCards, Record
from ...engine.renumbering import Renumbering
from ..circumstances import (
    NO_ATTACK,
    NO_WAS,
    NOTHING,
    OPEN_AIMED,
    OPEN_BY,
    OPEN_CARD,
    PLAIN_FACTS,
    Attack,
    CardSnapshot,
    OccurrenceFacts,
)

if TYPE_CHECKING:
    from .abilities import AbilityEntry


# The state that a word works on: shared words accept any `World`, the words of a game only its own state.  Neither
# `World` nor a protocol can replace `Any`: a game's word overrides `perform(s: AnyWorld, ...)` with its own state, and
# a narrower parameter is no legal override (mypy reports over 300).  A class generic in the state would be legal, but
# mypyc cannot compile a frozen generic dataclass.  In the methods of a game's words `s` has the type of its state.
AnyWorld: TypeAlias = Any
ReferredCard: TypeAlias = int  # type of the fields that hold a card to which the text of a record's `use` refers
SEVERAL: Final = -3  # "it" stands for all cards that the text has found


class Cause(Record):
    """The cause of an occurrence: its card, player and ability, each if there is one."""

    card: int
    birth: int
    seat: int
    ability: AbilityEntry | None

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("ability", "birth", "card", "seat")

    def __init__(self, card: int, birth: int, seat: int, ability: AbilityEntry | None) -> None:
        self.card = card
        self.birth = birth
        self.seat = seat
        self.ability = ability


NO_CAUSE: Final = Cause(NOTHING, 0, NOTHING, None)


class Occurrence(Record):
    """An event with its circumstances at that moment, before or after it happens.  Immutable.

    Responses read this record, not the current table: a card that has left play and returned is another card.
    """

    kind: int
    card: Annotated[int, NOTHING]  # the card to which the event happened
    birth: Annotated[int, 0]  # the birth number of `card`
    seat: Annotated[int, NOTHING]  # the player whom the event concerns
    was: Annotated[Inline[CardSnapshot], NO_WAS]  # the card at the moment of the event; `place` may be the destination
    amount: Annotated[int, 0]  # how much happened, such as points of damage
    combat: Annotated[Flag, False]  # True for combat damage, or damage by an attack
    cause: Annotated[Inline[Cause], NO_CAUSE]
    attack: Annotated[Inline[Attack], NO_ATTACK]
    notes: Annotated[Inline[OccurrenceFacts], PLAIN_FACTS[0]]

    def noting(self, held: int) -> Occurrence:
        """A copy with a mask of the "already" conditions that held."""
        return self.replaced(notes=OccurrenceFacts(held, self.notes.seen))

    def renamed_card(self, names: Renumbering) -> int:
        """The new id of its card: a card that everyone saw is followed wherever it is now."""
        return names.face(self.card) if self.notes.seen & OPEN_CARD else names.place(self.card)

    def renamed_birth(self, names: Renumbering) -> int:
        return names.born(self.card, self.birth) if self.notes.seen & OPEN_CARD else self.birth

    def renamed_cause(self, names: Renumbering) -> Cause:
        cause = self.cause
        if cause.card == NOTHING:
            return cause
        if self.notes.seen & OPEN_BY:
            return Cause(names.face(cause.card), names.born(cause.card, cause.birth), cause.seat, cause.ability)
        return Cause(names.place(cause.card), cause.birth, cause.seat, cause.ability)

    def renamed_attack(self, names: Renumbering) -> Attack:
        attack = self.attack
        if attack.card == NOTHING:
            return attack
        if self.notes.seen & OPEN_AIMED:
            return Attack(names.face(attack.card), names.born(attack.card, attack.birth), attack.battle)
        return Attack(names.place(attack.card), attack.birth, attack.battle)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("amount", "attack", "birth", "card", "cause", "combat", "kind", "notes", "seat", "was")

    def __init__(
        self,
        kind: int,
        card: int = NOTHING,
        birth: int = 0,
        seat: int = NOTHING,
        was: CardSnapshot = NO_WAS,
        amount: int = 0,
        combat: Flag = False,
        cause: Cause = NO_CAUSE,
        attack: Attack = NO_ATTACK,
        notes: OccurrenceFacts = PLAIN_FACTS[0],
    ) -> None:
        self.kind = kind
        self.card = card
        self.birth = birth
        self.seat = seat
        self.was = was
        self.amount = amount
        self.combat = combat
        self.cause = cause
        self.attack = attack
        self.notes = notes

    def replaced(self, *, notes: OccurrenceFacts | None = None) -> Occurrence:
        """A copy with some fields replaced."""
        return Occurrence(
            self.kind,
            self.card,
            self.birth,
            self.seat,
            self.was,
            self.amount,
            self.combat,
            self.cause,
            self.attack,
            self.notes if notes is None else notes,
        )

    def renamed(self, names: Renumbering) -> Occurrence:
        """A copy with the card ids renumbered."""
        return Occurrence(
            self.kind,
            self.renamed_card(names),
            self.renamed_birth(names),
            self.seat,
            self.was,
            self.amount,
            self.combat,
            self.renamed_cause(names),
            self.renamed_attack(names),
            self.notes,
        )

    def saved(self) -> list[object]:
        return [
            self.kind,
            self.card,
            self.birth,
            self.seat,
            self.was.controller,
            self.was.place,
            self.was.kinds,
            list(self.was.values),
            self.amount,
            int(self.combat),
            self.cause.card,
            self.cause.birth,
            self.cause.seat,
            self.cause.ability.key if self.cause.ability is not None else "",
            self.attack.card,
            self.attack.birth,
            self.attack.battle,
            self.notes.already,
            self.notes.seen,
        ]


class PossibleResponse(Record):
    """An occurrence that a seat could respond to from hand, and the abilities of all cards that could respond to it.

    It does not depend on the hand, so all players may know it.
    """

    occurrence: Occurrence
    seat: int
    entries: tuple[AbilityEntry, ...]

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("entries", "occurrence", "seat")

    def __init__(self, occurrence: Occurrence, seat: int, entries: tuple[AbilityEntry, ...]) -> None:
        self.occurrence = occurrence
        self.seat = seat
        self.entries = entries

    def renamed(self, names: Renumbering) -> PossibleResponse:
        """A copy with the card ids renumbered."""
        return PossibleResponse(self.occurrence.renamed(names), self.seat, self.entries)

    def saved(self) -> list[object]:
        return [self.occurrence.saved(), self.seat, [each.key for each in self.entries]]


NO_OCCURRENCE: Final = Occurrence(NOTHING)
# The ways in which an ability is used.
CHAINED: Final = 0  # it was announced and paid for; each game adds more ways of use, with other numbers
COPIED: Final = 2  # a copy of the effect, without a card and without a cost

Targets = tuple[PlacedCards, ...]
Found = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]
NO_TARGETS: Final[Targets] = ()


class UseChoices(Record):
    """What players have chosen for a use: its targets and X."""

    targets: Targets  # one tuple for each "target" of the text, in reading order
    ages: Rows  # the birth numbers of the targets when they were chosen
    x: Annotated[int, 0]

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("ages", "targets", "x")

    def __init__(self, targets: Targets, ages: Rows, x: int = 0) -> None:
        self.targets = targets
        self.ages = ages
        self.x = x

    def renamed(self, names: Renumbering) -> UseChoices:
        """A copy with the card ids renumbered."""
        return UseChoices(tuple([names.all(each) for each in self.targets]), self.ages, self.x)


NO_CHOICES: Final = UseChoices(NO_TARGETS, NO_TARGETS)


def choosing(x: int) -> UseChoices:
    """A choice of X without targets."""
    return UseChoices(NO_TARGETS, NO_TARGETS, x) if x else NO_CHOICES


class TextReferences(Record):
    """The cards that the text of a used ability refers to in addition to its targets."""

    about: Annotated[int, NOTHING]  # the card for which this delayed or floating ability was created, or NOTHING
    age: Annotated[int, 0]  # the birth number of `about`
    found: Annotated[Found, ()]  # the cards that the text has revealed or discarded so far

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("about", "age", "found")

    def __init__(self, about: int = NOTHING, age: int = 0, found: Found = ()) -> None:
        self.about = about
        self.age = age
        self.found = found


NO_REFERENCES: Final = TextReferences()


class AbilityUse(Record):
    """One use of an ability (INV-6.13).  Immutable, and independent of its source, which may leave play.

    `place` is the place of the source at that time.  `birth` is its birth number: a card that leaves play gets a new
    one.
    """

    ability: AbilityEntry
    source: int
    controller: int
    place: int
    birth: int
    chosen: Annotated[Inline[UseChoices], NO_CHOICES]
    occurrence: Annotated[Occurrence, NO_OCCURRENCE]
    way: Annotated[int, CHAINED]
    spots: Annotated[Rows, NO_TARGETS]  # the places where the targets were when they were chosen
    topic: Annotated[Inline[TextReferences], NO_REFERENCES]

    def subject(self) -> int:
        """The card that "it" first refers to: the one that the ability was created for, or else its trigger."""
        return self.occurrence.card if self.topic.about == NOTHING else self.topic.about

    def finding(self, cards: tuple[int, ...]) -> AbilityUse:
        """A copy with these cards as the ones that the text has found."""
        return self.replaced(topic=TextReferences(self.topic.about, self.topic.age, cards))

    def aimed(self, targets: Targets, ages: Targets) -> AbilityUse:
        """A copy with these targets."""
        return self.replaced(chosen=UseChoices(targets, ages, self.chosen.x))

    def aims(self) -> list[int]:
        """Its targets, without cards that were chosen at the same time but not targeted (INV-11.1)."""
        return [card for slot, row in zip(self.ability.slots, self.chosen.targets) if slot.aimed for card in row]

    def chosen_for(self, slot: int) -> tuple[int, ...]:
        """The cards chosen for a target slot so far."""
        targets = self.chosen.targets
        return targets[slot] if slot < len(targets) else ()

    def opened(self, slot: int) -> AbilityUse:
        """A copy with an empty list of targets for this slot, if it has none yet."""
        made = self.chosen
        if slot < len(made.targets):
            return self
        return self.replaced(chosen=UseChoices((*made.targets, ()), (*made.ages, ()), made.x), spots=(*self.spots, ()))

    def aiming(self, slot: int, card: int, age: int, spot: int = NOTHING) -> AbilityUse:
        """A copy with one more target, with its birth number and place."""
        made = self.chosen
        if slot == len(made.targets) == len(made.ages) == len(self.spots):  # the usual case: first target of this slot
            chosen = UseChoices((*made.targets, (card,)), (*made.ages, (age,)), made.x)
            return self.replaced(chosen=chosen, spots=(*self.spots, (spot,)))
        use = self.opened(slot)
        targets, ages = use.chosen.targets, use.chosen.ages
        return self.replaced(
            chosen=UseChoices((*targets[:slot], (*targets[slot], card)), (*ages[:slot], (*ages[slot], age)), made.x),
            spots=(*use.spots[:slot], (*use.spots[slot], spot)),
        )

    def but(self, slot: int) -> AbilityUse:
        """A copy with the targets before a slot only, as when that slot was chosen.

        The places of the other targets are kept, because "in one zone" means the zone in which they were chosen
        (INV-11.7).
        """
        return self.aimed(self.chosen.targets[:slot], self.chosen.ages[:slot])

    def paying(self, x: int) -> AbilityUse:
        """A copy with a chosen X."""
        return self.replaced(chosen=UseChoices(self.chosen.targets, self.chosen.ages, x))

    def noting(self, held: int) -> AbilityUse:
        """A copy whose trigger has a mask of the "already" conditions that held."""
        return self.replaced(occurrence=self.occurrence.noting(held))

    def follow(self, card: int, names: Renumbering) -> int:
        """The new id of a card that the text refers to; a card that everyone has seen is followed wherever it is."""
        return names.face(card) if self.shows(card) else names.place(card)

    def born(self, card: int, birth: int, names: Renumbering) -> int:
        """The new birth number of a card that the text refers to."""
        return names.born(card, birth) if self.shows(card) else birth

    def shows(self, card: int) -> bool:
        """True if all players have seen a card that the text refers to, as its source or as its trigger."""
        if card == self.source:
            return not self.ability.unseen
        return card == self.occurrence.card and self.occurrence.notes.seen & OPEN_CARD != 0

    def renamed_source(self, names: Renumbering) -> int:
        return self.follow(self.source, names)

    def renamed_birth(self, names: Renumbering) -> int:
        return self.born(self.source, self.birth, names)

    def renamed_topic(self, names: Renumbering) -> TextReferences:
        made = self.topic
        if made is NO_REFERENCES:
            return made
        return TextReferences(
            self.follow(made.about, names), self.born(made.about, made.age, names), names.all(made.found)
        )

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("ability", "birth", "chosen", "controller", "occurrence", "place", "source", "spots", "topic", "way")

    def __init__(
        self,
        ability: AbilityEntry,
        source: int,
        controller: int,
        place: int,
        birth: int,
        chosen: UseChoices = NO_CHOICES,
        occurrence: Occurrence = NO_OCCURRENCE,
        way: int = CHAINED,
        spots: Rows = NO_TARGETS,
        topic: TextReferences = NO_REFERENCES,
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.place = place
        self.birth = birth
        self.chosen = chosen
        self.occurrence = occurrence
        self.way = way
        self.spots = spots
        self.topic = topic

    def replaced(
        self,
        *,
        chosen: UseChoices | None = None,
        occurrence: Occurrence | None = None,
        spots: Rows | None = None,
        topic: TextReferences | None = None,
    ) -> AbilityUse:
        """A copy with some fields replaced."""
        return AbilityUse(
            self.ability,
            self.source,
            self.controller,
            self.place,
            self.birth,
            self.chosen if chosen is None else chosen,
            self.occurrence if occurrence is None else occurrence,
            self.way,
            self.spots if spots is None else spots,
            self.topic if topic is None else topic,
        )

    def renamed(self, names: Renumbering) -> AbilityUse:
        """A copy with the card ids renumbered."""
        return AbilityUse(
            self.ability,
            self.renamed_source(names),
            self.controller,
            self.place,
            self.renamed_birth(names),
            self.chosen.renamed(names),
            self.occurrence.renamed(names),
            self.way,
            self.spots,
            self.renamed_topic(names),
        )

    def saved(self) -> list[object]:
        return [
            self.ability.key,
            self.source,
            self.controller,
            self.place,
            self.birth,
            [list(each) for each in self.chosen.targets],
            [list(each) for each in self.chosen.ages],
            self.chosen.x,
            self.occurrence.saved(),
            self.way,
            [list(each) for each in self.spots],
            self.topic.about,
            self.topic.age,
            list(self.topic.found),
        ]
