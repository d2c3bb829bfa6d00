"""The table of a card game: its columns, the use counts of limited abilities, and the facts that each game provides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from ...engine.compilation import mypyc_attr
from ...engine.state import SPECTATOR, State
from ...engine.steps import AnyStep
from ..circumstances import NOTHING, Values
from ..language.abilities import GAINED, AbilityEntry
from ..language.ability_use import AbilityUse, Occurrence, PossibleResponse
from ..language.limits import EACH_TURN, is_by_title, period_of, times_of
from ..language.modifier import RuleModifier
from .facts import PLAYERS
from .modifiers import NO_MODIFIERS, InForce, Modifiers, T

if TYPE_CHECKING:
    from ...engine.columns import BySeat, Bytes, Derived, Wide
    from ..hidden.partial_knowledge import PartialKnowledge
    from ..language.floating import Boost, Floating
    from ..rules import Rules
    from .basis import NumberInputs, SettledState
    from .facts import Facts

NO_HOST: Final = 255

Listener = tuple[int, AbilityEntry]  # a card in play with an ability that waits for an event
NO_STEPS: Final[list[AnyStep]] = []
NO_LISTENERS: Final[list[Listener]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(State):
    """Columns by object id: first the cards, then the places that can be damaged."""

    facts: Facts  # the data that never changes during a game
    piles: Annotated[list[tuple[int, ...]], "piles"]  # place -> its cards in order; a tuple is replaced, never changed
    place: Annotated[Bytes, "place"]
    controller: Annotated[Bytes, "bytearray(facts.owner)"]
    damage: Bytes
    tokens: Bytes
    marks: Wide
    host: Annotated[Bytes, NO_HOST]  # the card that an attachment is attached to, or NO_HOST
    births: Bytes  # count of leaving play or a discard pile: afterwards it is a new card
    seen: Bytes  # bit mask of the seats that know a hidden card (`knowledge`)
    suspects: tuple[PartialKnowledge, ...]  # hidden cards whose identity a player knows in part (`partial_knowledge`)
    resources: BySeat
    boosts: tuple[Boost, ...]
    floating: tuple[Floating, ...]
    used: tuple[int, ...]  # limited abilities already used in the current period of their limit
    fresh: tuple[AbilityUse, ...]  # uses of triggered abilities whose order is not decided yet
    alerts: tuple[PossibleResponse, ...]  # events to which a player might respond from hand
    active: int
    phase: int
    window: int  # the action window that is open, or was open last
    changed: Annotated[bool, True]  # True if the computed columns below are out of date
    basis: Derived[NumberInputs | None]  # the inputs from which the columns were computed
    rest: Derived[SettledState | None]  # a snapshot of the state after all checks
    kinds: Annotated[Derived[Wide], "facts.kinds[:]"]
    hit_points: Derived[Wide]
    stats: Derived[dict[int, int]]
    listeners: Derived[dict[int, list[Listener]]]
    in_force: Derived[dict[type[RuleModifier], list[InForce[Any]]]]  # class -> the rule modifiers in force
    actors: Annotated[Derived[list[list[Listener]]], [[], []]]  # by seat: Actions usable on cards in play

    __slots__ = tuple(__annotations__)

    def modifiers(self, kind: type[T]) -> Modifiers[T]:
        """The rule modifiers of a class that are in force."""
        found = self.in_force.get(kind)
        return NO_MODIFIERS if found is None else Modifiers(self, found)

    # --- limits ------------------------------------------------------------------------------------------------

    def mark_used(self, source: int, entry: AbilityEntry) -> None:
        """Record the use of a limited ability."""
        self.used = (*self.used, source << 8 | entry.index)

    def is_used(self, source: int, entry: AbilityEntry) -> bool:
        """True if an ability has been used as often as its limit allows; without a limit, if it has been used at all.

        An ability granted by several cards can be used as often for each of them.
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
        """Reset the limits of cards that have left play, because they are new cards (INV-23.9, CON-16.21)."""
        if self.used:
            self.used = tuple(
                [each for each in self.used if each >> 8 not in cards or is_by_title(self.limit_of(each))]
            )

    def period_over(self, period: int, card: int = NOTHING) -> None:
        """Reset the limits of a period: all of them, or those of a card and its attachments."""
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
        """The limit of a used ability; one without a limit is counted for the turn."""
        index = used & 255
        for entry in self.facts.entries[used >> 8] if index < GAINED else self.given():
            if entry.index == index:
                return entry.ability.limit or EACH_TURN
        return EACH_TURN

    def given(self) -> list[AbilityEntry]:
        """The abilities that cards of the game may grant to others."""
        return [given for entries in self.facts.entries for entry in entries for given in entry.granted]

    def learn(self, cards: tuple[int, ...], seat: int) -> None:
        """Record that only this seat looks at cards."""
        for card in cards:
            self.seen[card] |= 1 << seat

    def touched(self, what: int) -> None:
        """Note a change outside the table (`basis`): recompute if any number depends on it.

        While rules remain to be settled, every change counts.
        """
        if self.rest is None or self.basis is None or self.basis.reads & what:
            self.changed = True

    def noted(self, use: AbilityUse) -> AbilityUse:
        """The use of a triggered ability with its "already" conditions evaluated."""
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
        """The numbers of all cards and the kinds they count as, for comparison."""
        raise NotImplementedError

    def faces(self, in_play: list[int]) -> list[int]:
        """The marks of cards in play that say which of two faces counts."""
        return []

    def fight(self) -> tuple[int, ...]:
        """The attackers, the defenders and the place of combat."""
        return ()

    def links(self) -> list[AbilityUse]:
        """The announced actions that are not resolved yet and can be targets."""
        return []

    def recorded(self) -> tuple[tuple[int, int, int, int], ...]:
        """The recorded events that texts count, in games that record them."""
        return ()

    def realm(self) -> tuple[int, ...]:
        """The values of places (such as planets), in games where they change."""
        return ()

    def pools(self) -> tuple[int, ...]:
        """The resources of every player, by seat."""
        return tuple([self.pool(seat) for seat in range(PLAYERS)])

    def values_of(self, card: int) -> Values:
        """The present numbers of a card, in the order that the game defines."""
        raise NotImplementedError

    def battlefield(self) -> int:
        """The place of the present attack or battle, or NOTHING."""
        return NOTHING

    def is_first(self, occurrence: Occurrence) -> bool:
        """True if no earlier event of this kind is recorded for its card."""
        raise NotImplementedError

    def age(self, card: int) -> int:
        """The present birth number of a card."""
        return self.births[card] if card < len(self.births) else 0

    def in_play(self) -> list[int]:
        """The cards in play, place by place."""
        piles = self.piles
        found: list[int] = []
        for place in range(self.facts.table):
            if piles[place]:  # skip empty places, which are many
                found += piles[place]
        return found

    def in_zone(self, zone: int) -> list[int]:
        """The cards in play in one zone, of all players."""
        found = list(self.piles[zone * PLAYERS])
        found += self.piles[zone * PLAYERS + 1]
        return found

    def discard_place(self, seat: int) -> int:
        """The place of a player's discard pile."""
        return self.facts.first_discard + seat

    def discard_pile(self, seat: int) -> tuple[int, ...]:
        return self.piles[self.facts.first_discard + seat]

    def out_of_play(self) -> list[int]:
        """The cards out of play that texts may refer to."""
        piles = self.piles
        found: list[int] = []
        for place in self.facts.apart:
            found += piles[place]
        return found

    def is_in_play(self, card: int) -> bool:
        return self.place[card] < self.facts.table

    def shows_face(self, card: int) -> bool:
        """True if the printed facts of a card count: kind, race, traits, cost."""
        raise NotImplementedError

    def bears_name(self, card: int) -> bool:
        """True if the title of a card, and its uniqueness, count in its present place."""
        return True

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.piles[self.facts.first_hand + seat]

    def is_seen_by(self, seat: int, card: int) -> bool:
        """True if a seat (or a spectator, who has none) knows which card this is."""
        raise NotImplementedError

    def can_be_known(self, card: int) -> bool:
        """True if knowledge about a card is tracked in its present place."""
        return self.place[card] in self.facts.hidden

    def deck(self, seat: int) -> tuple[int, ...]:
        """A deck; the last card is the top one."""
        return self.piles[self.facts.first_deck + seat]

    def in_turn(self) -> list[int]:
        """The seats, the active one first."""
        raise NotImplementedError

    def pool(self, seat: int) -> int:
        """The resources a player has and can lose."""
        return self.resources[seat]

    def arrive(self, card: int, seat: int, host: int) -> None:
        """Put a card into play under a player's control, without damage or tokens; an attachment has a host."""
        self.damage[card] = self.tokens[card] = 0
        self.controller[card] = seat
        self.host[card] = host
        self.changed = True

    def has_cost(self, card: int) -> bool:
        """True if a card has a printed cost at all; a card without one fails all comparisons of costs."""
        return True

    def owner_of(self, card: int) -> int:
        """The owner of a card."""
        return self.facts.owner[card]

    def attachments_of(self, card: int) -> list[int]:
        """The attachments of a card, in games with attachments."""
        return []

    def name_of(self, card: int) -> str:
        """The name of a card or place in notation."""
        raise NotImplementedError

    def code_of(self, card: int) -> str:
        """The code of a card."""
        raise NotImplementedError

    def text_of(self, use: AbilityUse) -> dict[str, object] | None:
        """The card whose text asks, as all players see it; None if it must stay hidden."""
        if use.source < self.facts.objects and not self.is_seen_by(SPECTATOR, use.source):
            return {"card": self.code_of(use.source)}  # everyone has seen this card: show its name
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
    """True if a gained ability has been offered before; otherwise record it as offered."""
    if (card, entry) in offered:
        return True
    offered.append((card, entry))
    return False
