"""The table of a card game: its columns, how often abilities have been used, and what each game says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from ...engine.compilation import mypyc_attr
from ...engine.state import SPECTATOR, State
from ...engine.steps import AnyStep
from ..language.abilities import GAINED, AbilityEntry
from ..language.limits import EACH_TURN, is_by_title, period_of, times_of
from ..language.modifier import RuleModifier
from ..language.use import NOTHING, Alert, Occurrence, Use, Values
from .facts import PLAYERS
from .modifiers import NO_MODIFIERS, InForce, Modifiers, T

if TYPE_CHECKING:
    from ...engine.columns import BySeat, Bytes, Wide, Worked
    from ..hidden.partial_knowledge import PartialKnowledge
    from ..language.floating import Boost, Floating
    from ..rules import Rules
    from .basis import NumberInputs, Rest
    from .facts import Facts

NO_HOST: Final = 255

Listener = tuple[int, AbilityEntry]  # a card in play with an ability that waits for something
NO_STEPS: Final[list[AnyStep]] = []
NO_LISTENERS: Final[list[Listener]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(State):
    """Columns are by object id: cards first, then the places that can be hit."""

    facts: Facts  # what never changes
    piles: Annotated[list[tuple[int, ...]], "piles"]  # by place: the cards there, in order; replaced, never changed
    place: Annotated[Bytes, "place"]
    controller: Annotated[Bytes, "bytearray(facts.owner)"]
    damage: Bytes
    tokens: Bytes
    marks: Wide
    host: Annotated[Bytes, NO_HOST]  # what an attachment is attached to, or NO_HOST
    births: Bytes  # how often a card has left play or a discard pile: tells it from the new card it becomes
    seen: Bytes  # which seats know a hidden card, as a mask (`knowledge`)
    suspects: tuple[PartialKnowledge, ...]  # cards that a player knows to be one of several (`partial_knowledge`)
    resources: BySeat
    boosts: tuple[Boost, ...]
    floating: tuple[Floating, ...]
    used: tuple[int, ...]  # limited abilities already used in the period of their limit
    fresh: tuple[Use, ...]  # what has just been set off and is not yet put in order
    alerts: tuple[Alert, ...]  # what has just happened and might be answered out of a hand
    active: int
    phase: int
    window: int  # the action window that is open, or the last one
    changed: Annotated[bool, True]  # whether the numbers below must be computed again
    basis: Worked[NumberInputs | None]  # the inputs they were computed from
    rest: Worked[Rest | None]  # when everything was last seen to be settled
    kinds: Annotated[Worked[Wide], "facts.kinds[:]"]
    hit_points: Worked[Wide]
    stats: Worked[dict[int, int]]
    listeners: Worked[dict[int, list[Listener]]]
    in_force: Worked[dict[type[RuleModifier], list[InForce[Any]]]]  # the rule modifiers in force by their class
    actors: Annotated[Worked[list[list[Listener]]], [[], []]]  # by seat: Actions on cards in play that work there

    __slots__ = tuple(__annotations__)

    def modifiers(self, kind: type[T]) -> Modifiers[T]:
        """The rule modifiers of a class that are in force."""
        found = self.in_force.get(kind)
        return NO_MODIFIERS if found is None else Modifiers(self, found)

    # --- limits ------------------------------------------------------------------------------------------------

    def mark_used(self, source: int, entry: AbilityEntry) -> None:
        """A limited ability has been used."""
        self.used = (*self.used, source << 8 | entry.index)

    def is_used(self, source: int, entry: AbilityEntry) -> bool:
        """True if an ability has been used as often as its limit allows, or at all if it has none.

        What several cards give to one can be used as often for each of them.
        """
        limit = entry.ability.limit
        if entry.gained:
            when = entry.ability.when
            having = [*self.actors[0], *self.actors[1]] if when is None else self.listeners.get(when.kind, [])
            given = len([each for each in having if each == (source, entry)])
            return self.used.count(source << 8 | entry.index) >= given * times_of(limit)
        if not is_by_title(limit):
            return self.used.count(source << 8 | entry.index) >= times_of(limit)
        title, seat = self.facts.titles[source], self.controller[source]
        uses = 0
        for each in self.used:
            card = each >> 8
            if each & 255 == entry.index and self.facts.titles[card] == title and self.controller[card] == seat:
                uses += 1
        return uses >= times_of(limit)

    def open_limits(self, cards: list[int]) -> None:
        """Cards that have left play are new cards, whose abilities nobody has used (INV-23.9, CON-16.21)."""
        if self.used:
            self.used = tuple(
                [each for each in self.used if each >> 8 not in cards or is_by_title(self.limit_of(each))]
            )

    def period_over(self, period: int, card: int = NOTHING) -> None:
        """Limits of a period are open again: all of them, or those of a card and of what is attached to it."""
        if self.used:
            self.used = tuple(
                [
                    each
                    for each in self.used
                    if period_of(self.limit_of(each)) != period
                    or card not in (NOTHING, each >> 8, self.host[each >> 8])
                ]
            )

    def limit_of(self, used: int) -> int:
        """The limit of an ability that has been used; what has none counts what it did this turn."""
        index = used & 255
        for entry in self.facts.entries[used >> 8] if index < GAINED else self.given():
            if entry.index == index:
                return entry.ability.limit or EACH_TURN
        return EACH_TURN

    def given(self) -> list[AbilityEntry]:
        """The abilities that cards of the game may give to others."""
        return [given for entries in self.facts.entries for entry in entries for given in entry.granted]

    def learn(self, cards: tuple[int, ...], seat: int) -> None:
        """A seat looks at cards, and nobody else."""
        for card in cards:
            self.seen[card] |= 1 << seat

    def touched(self, what: int) -> None:
        """Something outside the table has changed (`basis`): recompute if any number depends on it.

        While something waits to be settled, every change counts.
        """
        if self.rest is None or self.basis is None or self.basis.reads & what:
            self.changed = True

    def noted(self, use: Use) -> Use:
        """The use of an ability that is being set off, with what its text calls "already" as it stands now."""
        held = 0
        for number, each in enumerate(use.ability.already):
            if each.condition.holds(self, use, use.subject(), use.controller):
                held |= 1 << number
        return use.noting(held) if held else use

    # --- what each game says ----------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game; each game returns its own interface."""
        raise NotImplementedError

    def numbers(self) -> tuple[object, ...]:
        """The numbers of all cards and what the cards count as, to be compared."""
        raise NotImplementedError

    def faces(self, in_play: list[int]) -> list[int]:
        """Of the cards in play, those of their marks that tell which face of a card counts, where cards have two."""
        return []

    def fight(self) -> tuple[int, ...]:
        """Who attacks whom, and where, in games with combat."""
        return ()

    def links(self) -> list[Use]:
        """The announced actions that wait to be resolved and can be targets themselves."""
        return []

    def recorded(self) -> tuple[tuple[int, int, int, int], ...]:
        """The occurrences that texts count, where a game records them."""
        return ()

    def realm(self) -> tuple[int, ...]:
        """What the places of the game are, where they may become others."""
        return ()

    def pools(self) -> tuple[int, ...]:
        """The resources of every player, by seat."""
        return tuple([self.pool(seat) for seat in range(PLAYERS)])

    def values_of(self, card: int) -> Values:
        """The numbers of a card at this moment, in the order of the game's own list."""
        raise NotImplementedError

    def battlefield(self) -> int:
        """Where the attack or battle is that is going on, or NOTHING."""
        return NOTHING

    def is_first(self, occurrence: Occurrence) -> bool:
        """True if no earlier occurrence of its kind is recorded for its card."""
        raise NotImplementedError

    def age(self, card: int) -> int:
        """Which of the cards that a card has been, one after the other, it is now."""
        return self.births[card] if card < len(self.births) else 0

    def in_play(self) -> list[int]:
        """The cards in play, place by place."""
        piles = self.piles
        found: list[int] = []
        for place in range(self.facts.table):
            if piles[place]:  # many are empty
                found += piles[place]
        return found

    def in_zone(self, zone: int) -> list[int]:
        """The cards in play in one zone, of all players."""
        found = list(self.piles[zone * PLAYERS])
        found += self.piles[zone * PLAYERS + 1]
        return found

    def discard_place(self, seat: int) -> int:
        """Where the discard pile of a player lies."""
        return self.facts.first_discard + seat

    def discard_pile(self, seat: int) -> tuple[int, ...]:
        return self.piles[self.facts.first_discard + seat]

    def out_of_play(self) -> list[int]:
        """The cards out of play that texts may speak of."""
        piles = self.piles
        found: list[int] = []
        for place in self.facts.apart:
            found += piles[place]
        return found

    def is_in_play(self, card: int) -> bool:
        return self.place[card] < self.facts.table

    def shows_face(self, card: int) -> bool:
        """True if what is printed on it counts: its kind, race, traits, cost."""
        raise NotImplementedError

    def bears_name(self, card: int) -> bool:
        """True if its title counts, and whether it is unique."""
        return True

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.piles[self.facts.first_hand + seat]

    def is_seen_by(self, seat: int, card: int) -> bool:
        """True if a seat (or a spectator, who has none) knows which card this is."""
        raise NotImplementedError

    def can_be_known(self, card: int) -> bool:
        """True if it is kept of a card where it lies now who knows it."""
        return self.place[card] in self.facts.hidden

    def deck(self, seat: int) -> tuple[int, ...]:
        """A deck; the last card is the top one."""
        return self.piles[self.facts.first_deck + seat]

    def in_turn(self) -> list[int]:
        """The seats, the active one first."""
        raise NotImplementedError

    def pool(self, seat: int) -> int:
        """The resources a player has, and can lose."""
        return self.resources[seat]

    def arrive(self, card: int, seat: int, host: int) -> None:
        """A card comes into play under a player's control, with nothing on it; what is attached has a host."""
        self.damage[card] = self.tokens[card] = 0
        self.controller[card] = seat
        self.host[card] = host
        self.changed = True

    def has_cost(self, card: int) -> bool:
        """True if a card has a printed cost at all: if not, it has none of so much, nor of so much or less."""
        return True

    def owner_of(self, card: int) -> int:
        """Whose card it is."""
        return self.facts.owner[card]

    def attachments_of(self, card: int) -> list[int]:
        """What is attached to a card, in games with attachments."""
        return []

    def name_of(self, card: int) -> str:
        """A card or place in notation."""
        raise NotImplementedError

    def code_of(self, card: int) -> str:
        """The code of a card."""
        raise NotImplementedError

    def text_of(self, use: Use) -> dict[str, object] | None:
        """The card whose text asks, as it is shown to all players; None if it must stay hidden."""
        if use.source < self.facts.objects and not self.is_seen_by(SPECTATOR, use.source):
            return {"card": self.code_of(use.source)}  # all saw it; where it lies by now is another matter
        return {"card": self.code_of(use.source), "id": use.source}

    def called(self, thing: int) -> str:
        return self.name_of(thing)

    def is_title(self, name: str) -> bool:
        wanted = name.lower()
        return wanted != "" and wanted in [title.lower() for title in self.facts.titles]

    def names(self) -> list[str]:
        things = range(self.facts.objects)
        found = [*self.facts.titles, *[self.called(each) for each in things], *[self.titled(each) for each in things]]
        return [name for name in dict.fromkeys(found) if name]


def is_repeated(card: int, entry: AbilityEntry, offered: list[Listener]) -> bool:
    """True if the ability that a card has gained was offered already; else it counts as offered from now on."""
    if (card, entry) in offered:
        return True
    offered.append((card, entry))
    return False
