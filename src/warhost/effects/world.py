"""The state that the card language works on: cards in piles and places, with damage, tokens and marks.

A game of cards adds its own columns and says what its words mean; what is in here both card games share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.state import State
from .abilities import ACTION, ANYBODY, ANYWHERE, YOU, Change, Entry
from .following import Carried, Triggers
from .select import ALL, IT
from .use import NOTHING, Alert, Occurrence, Use

if TYPE_CHECKING:
    from .effect import Effect
    from .facts import Facts
    from .lasting import Boost, Floating

NO_HOST: Final = 255

Listener = tuple[int, Entry]  # a card in play with an ability that waits for something
Rule = tuple[Use, Change, int]  # a constant effect at work: seen from its source, and the card it is about


class World(State):
    """A game of cards.  Columns are by object id: cards first, then the places that can be hit."""

    __slots__ = (
        "active",
        "alerts",
        "births",
        "boosts",
        "carried",
        "chain",
        "changed",
        "controller",
        "damage",
        "facts",
        "floating",
        "fresh",
        "history",
        "host",
        "kinds",
        "listeners",
        "marks",
        "occasions",
        "phase",
        "piles",
        "place",
        "rules",
        "silent",
        "stats",
        "tokens",
        "used",
    )

    facts: Facts  # what never changes
    piles: list[tuple[int, ...]]  # by place: the cards there, in order; replaced, never changed
    place: bytearray
    controller: bytearray
    damage: bytearray
    tokens: bytearray
    marks: bytearray
    host: bytearray  # what an attachment is attached to, or NO_HOST
    births: bytearray  # how often a card has left play: tells it from the new card it becomes
    chain: list[Use]  # actions waiting until everybody passes
    boosts: tuple[Boost, ...]
    floating: tuple[Floating, ...]
    history: tuple[tuple[int, int, int], ...]  # what happened this turn: kind, card, seat
    used: tuple[int, ...]  # limited abilities already used this turn or phase
    occasions: tuple[Use, ...]  # triggered actions that may be used at the next opportunity
    fresh: tuple[Use, ...]  # what has just been set off and is not yet put in order
    alerts: tuple[Alert, ...]  # what has just happened and might be answered out of a hand
    active: int
    phase: int
    carried: bool  # whether what stands before a "then" has been done
    silent: bool  # whether nothing can be set off (INV-10.5 E-3)
    changed: bool  # whether the numbers below must be worked out anew
    # Worked out from the rest, replaced whole, so clones share them:
    kinds: bytearray
    stats: dict[int, int]
    listeners: dict[int, list[Listener]]
    rules: dict[int, list[Rule]]

    # --- the machine ------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps; after each, everything that holds all the time is checked and what was set off comes first."""
        steps = self.steps
        while self.question is None:
            if self.changed and self.settle():
                pass  # what happens by itself happens before anything that was set off
            elif self.fresh or self.alerts:
                self.put_in_order()
            if not steps:
                return
            steps.pop().run(self)

    def put_in_order(self) -> None:
        """What has just been set off is dealt with before anything else goes on."""
        uses = self.fresh
        self.fresh = ()
        self.then(Triggers(uses), Carried(self.carried))

    def happen(
        self,
        kind: int,
        card: int = NOTHING,
        seat: int = NOTHING,
        place: int = NOTHING,
        number: int = 0,
        other: int = NOTHING,
        by: int = NOTHING,
    ) -> None:
        """Something happened that abilities may wait for; they are put in order before the next step runs."""
        if kind in self.facts.remembered:
            self.history = (*self.history, (kind, card, seat))
        listening = self.listeners.get(kind)
        if self.silent or (listening is None and not self.floating):
            return
        occurrence = Occurrence(kind, card, seat, place, number, other, by)
        if listening is not None:
            for source, entry in listening:
                self.hear(source, entry, occurrence)
        for each in self.floating:
            when = each.entry.ability.when
            if when is not None and when.kind == kind:
                self.hear_floating(each, occurrence)

    def hear(self, source: int, entry: Entry, occurrence: Occurrence) -> None:
        """Set an ability off if the occurrence is what it waits for."""
        ability = entry.ability
        when = ability.when
        assert when is not None
        controller = self.controller[source]
        if when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == controller):
            return
        if occurrence.number < when.least:
            return
        x = self.fixed(source, entry)
        place, birth = self.place[source], self.births[source]
        use = Use(entry, source, controller, place, birth, x=x, occurrence=occurrence)
        if when.of is not ALL and not when.of.has(self, occurrence.card, use, occurrence.card, controller):
            return
        if entry.already:
            use = self.noted(use)
        if not ability.only.holds(self, use, occurrence.card, controller):
            return
        if entry.kind == ACTION:
            self.occasions = (*self.occasions, use)
        else:
            self.fresh = (*self.fresh, use)

    def hear_floating(self, each: Floating, occurrence: Occurrence) -> None:
        """The same for an ability that floats; it is used up by it (INV-8.2)."""
        ability, made = each.entry.ability, each.use
        when = ability.when
        assert when is not None
        controller = made.controller
        if when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == controller):
            return
        if each.it >= 0:
            if self.age(each.it) != each.age or (when.of is IT and occurrence.card != each.it):
                return
            occurrence = Occurrence(occurrence.kind, each.it, occurrence.seat, NOTHING, occurrence.number)
        use = Use(each.entry, made.source, controller, made.place, made.birth, x=made.x, occurrence=occurrence)
        if not when.of.has(self, occurrence.card, use, occurrence.card, controller):
            return
        self.floating = tuple([other for other in self.floating if other is not each])
        self.fresh = (*self.fresh, self.noted(use))

    def noted(self, use: Use) -> Use:
        """The use of an ability that is being set off, with what its text calls "already" as it stands now."""
        held = 0
        for number, each in enumerate(use.ability.already):
            if each.condition.holds(self, use, use.occurrence.card, use.controller):
                held |= 1 << number
        return use.noting(held) if held else use

    # --- what cards are ---------------------------------------------------------------------------------------

    def controlled_by(self, card: int, seat: int) -> bool:
        link = card - self.facts.first_link
        return self.chain[link].controller == seat if link >= 0 else self.controller[card] == seat

    def stat(self, stat: int, card: int) -> int:
        """The present value of a number of a card: printed, with everything that changes it."""
        return self.stats.get(stat << 9 | card, 0)

    def age(self, card: int) -> int:
        """Which of the cards that a card has been, one after the other, it is now."""
        return self.births[card] if card < len(self.births) else 0

    def active_entries(self, card: int) -> list[Entry]:
        """The abilities of a card that work where it is."""
        place = self.place[card]
        return [
            entry
            for entry in self.facts.entries[card]
            if entry.ability.zone == ANYWHERE or entry.ability.zone == self.facts.zone_of[place]
        ]

    def happened(self, kind: int, kinds: int, seat: int) -> int:
        """How often something happened this turn, to cards of a printed kind, concerning a seat."""
        count = 0
        for what, card, who in self.history:
            if what == kind and (seat < 0 or who == seat) and (not kinds or self.facts.kinds[card] & kinds):
                count += 1
        return count

    def shift(self, card: int, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it somewhere else, on top of what is there."""
        piles, old = self.piles, self.place[card]
        piles[old] = tuple([each for each in piles[old] if each != card])
        piles[place] = (card, *piles[place]) if bottom else (*piles[place], card)
        self.place[card] = place

    def mark_used(self, source: int, entry: Entry) -> None:
        """A limited ability has been used."""
        self.used = (*self.used, source << 8 | entry.index)

    def is_used(self, source: int, entry: Entry) -> bool:
        return source << 8 | entry.index in self.used

    def open_limits(self, cards: list[int]) -> None:
        """Cards that have left play are new cards, whose abilities nobody has used (INV-23.9)."""
        if self.used:
            self.used = tuple([each for each in self.used if each >> 8 not in cards])

    # --- what each game says ----------------------------------------------------------------------------------

    def settle(self) -> bool:
        """Work the numbers out anew and see to everything that holds all the time; whether there was something."""
        raise NotImplementedError

    def fixed(self, source: int, entry: Entry) -> int:
        """A number that is fixed when an ability is set off, since its card may be gone when it resolves."""
        return 0

    def in_play(self) -> list[int]:
        raise NotImplementedError

    def in_zone(self, zone: int) -> list[int]:
        """The cards in play in one zone, of all players."""
        raise NotImplementedError

    def out_of_play(self) -> list[int]:
        raise NotImplementedError

    def is_in_play(self, card: int) -> bool:
        raise NotImplementedError

    def shows_face(self, card: int) -> bool:
        """Whether its traits and race count."""
        raise NotImplementedError

    def hand(self, seat: int) -> tuple[int, ...]:
        raise NotImplementedError

    def in_turn(self) -> list[int]:
        """The seats, the active one first."""
        raise NotImplementedError

    def wealth(self, seat: int) -> int:
        """The resources a player can pay with."""
        raise NotImplementedError

    def pool(self, seat: int) -> int:
        """The resources a player has, and can lose."""
        raise NotImplementedError

    def pay(self, seat: int, amount: int) -> None:
        raise NotImplementedError

    def earn(self, seat: int, amount: int, use: Use) -> None:
        """A player gains resources, or loses as many as he has of them."""
        raise NotImplementedError

    def draw(self, seat: int, amount: int) -> None:
        raise NotImplementedError

    def discard(self, cards: list[int], use: Use) -> None:
        """Cards go from a hand or deck to the discard piles of their owners."""
        raise NotImplementedError

    def inflict(self, hits: list[tuple[int, int]], use: Use, uncancellable: bool, combat: bool) -> None:
        """Deal damage to several things at the same time."""
        raise NotImplementedError

    def heal(self, card: int, amount: int) -> None:
        raise NotImplementedError

    def move_damage(self, source: int, target: int, amount: int) -> None:
        raise NotImplementedError

    def remove(self, cards: list[int], how: int, use: Use) -> None:
        """Cards leave play at the same time."""
        raise NotImplementedError

    def spared(self, card: int, use: Use) -> bool:
        """Whether a rule keeps a card from leaving play by this use."""
        return False

    def put_tokens(self, card: int, amount: int) -> None:
        raise NotImplementedError

    def can_be_hit(self, card: int) -> bool:
        """Whether damage may be assigned to it."""
        raise NotImplementedError

    def needed_to_destroy(self, card: int) -> int:
        """The damage that is still missing to its end."""
        raise NotImplementedError

    def can_be_target(self, card: int, use: Use) -> bool:
        """Whether nothing but the text keeps a card from being a target of this use."""
        raise NotImplementedError

    def pointless(self, effect: Effect, use: Use, card: int) -> bool:
        """Whether choosing a card would be against the rules since nothing would come of it (CON-16.12)."""
        return False

    def aimed(self, use: Use) -> None:
        """All targets are chosen: go on with the costs."""
        raise NotImplementedError

    def untargetable(self, use: Use) -> None:
        """There is no legal target left (INV-11.11)."""
        raise NotImplementedError

    def name_of(self, card: int) -> str:
        """A card or place in notation."""
        raise NotImplementedError

    def code_of(self, card: int) -> str:
        """The code of a card."""
        raise NotImplementedError

    def naming(self, verb: str, card: int) -> str:
        return f"{verb} {self.name_of(card)}"

    def tell_gain(self, card: int, stat: int, amount: int, use: Use) -> None:
        """Tell whoever listens that a card has gained something for a while."""
        raise NotImplementedError
