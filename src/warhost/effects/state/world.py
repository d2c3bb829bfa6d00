"""The state that the card language works on: cards in piles and places, with damage, tokens and marks.

A game of cards adds its own columns and says what its words mean; what is in here both card games share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...engine.errors import IllegalChoice
from ...engine.events import Event
from ...engine.outcome import Outcome
from ...engine.requirements import Refusal
from ...engine.state import State
from ...engine.steps import Step
from ...engine.views.shared_view import SharedView
from ...engine.windows import Window
from ..hidden.suspicion import moved_unseen, reconsider
from ..language.abilities import ACTION, ANYBODY, ANYWHERE, HOSTS_CONTROLLER, YOU, Change, Entry
from ..language.basis import HISTORY, PILES
from ..language.following import AtOnce, Followed, IfCarried, Triggers
from ..language.limits import EACH_TURN, is_by_title, is_first_time, period_of, times_of
from ..language.select import ALL, CHANGES_FACTION, GAINS_TRAIT, LOSES_TRAITS
from ..language.use import NO_VALUES, NOTHING, Alert, Occurrence, Use, Values, Was
from .facts import PLAYERS
from .ordering import Ordering

if TYPE_CHECKING:
    from ...engine.rng import Rng
    from ..hidden.suspicion import Suspicion
    from ..language.basis import Basis, Rest
    from ..language.effect import Effect
    from ..language.lasting import Boost, Floating
    from ..outside import Outside
    from ..views.secrets import Secrets
    from .facts import Facts, Wide

NO_HOST: Final = 255

Listener = tuple[int, Entry]  # a card in play with an ability that waits for something
NO_STEPS: Final[list[Step[Any]]] = []
NO_LISTENERS: Final[list[Listener]] = []
Rule = tuple[Use, Change, int]  # a constant effect at work: seen from its source, and the card it is about


class World(State):
    """A game of cards.  Columns are by object id: cards first, then the places that can be hit."""

    __slots__ = (
        "active",
        "actors",
        "alerts",
        "basis",
        "births",
        "boosts",
        "chain",
        "changed",
        "controller",
        "damage",
        "facts",
        "floating",
        "fresh",
        "history",
        "hit_points",
        "host",
        "kinds",
        "listeners",
        "marks",
        "occasions",
        "phase",
        "piles",
        "place",
        "resources",
        "rest",
        "rules",
        "seen",
        "silent",
        "stats",
        "suspects",
        "tokens",
        "used",
        "window",
    )

    facts: Facts  # what never changes
    piles: list[tuple[int, ...]]  # by place: the cards there, in order; replaced, never changed
    place: bytearray
    controller: bytearray
    damage: bytearray
    tokens: bytearray
    marks: Wide
    host: bytearray  # what an attachment is attached to, or NO_HOST
    seen: bytearray  # which seats know a hidden card, as a mask (`knowledge`)
    suspects: tuple[Suspicion, ...]  # cards of which somebody knows that they are one of some (`suspicion`)
    resources: bytearray  # by seat
    births: bytearray  # how often a card has left play or a discard pile: tells it from the new card it becomes
    chain: list[Use]  # actions waiting until everybody passes
    boosts: tuple[Boost, ...]
    floating: tuple[Floating, ...]
    history: tuple[tuple[int, int, int], ...]  # what happened this turn: kind, card, seat
    used: tuple[int, ...]  # limited abilities already used in the period of their limit
    occasions: tuple[Use, ...]  # triggered actions that may be used at the next opportunity
    fresh: tuple[Use, ...]  # what has just been set off and is not yet put in order
    alerts: tuple[Alert, ...]  # what has just happened and might be answered out of a hand
    active: int
    phase: int
    window: int  # the action window that is open, or the last one
    silent: bool  # whether nothing can be set off (INV-10.5 E-3)
    changed: bool  # whether the numbers below must be worked out anew
    # Worked out from the rest, replaced whole, so clones share them:
    basis: Basis | None  # what they were worked out from
    rest: Rest | None  # when everything was last seen to be settled
    kinds: list[int]
    hit_points: list[int]
    stats: dict[int, int]
    listeners: dict[int, list[Listener]]
    rules: dict[int, list[Rule]]
    actors: list[list[Listener]]  # by seat: Actions on cards in play that work where they are

    # --- the event window -------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Walk through the event window, for everything that happens, until a player is asked.

        1. It is about to happen: replaced, cancelled, redirected, interrupted.  The step that will make it happen lies
           on the stack; whatever changes it puts another in its place (INV-12.13, INV-14.5, INV-14.8, CON-16.7).
        2. It happens, all of its parts at once: the step runs (INV-13.26, INV-23.12, CON-11.6).
        3. What follows by itself is settled, wholly, before anything is set off; each owner puts the cards that left
           together in order once (INV-2.15, INV-4.4, INV-25.1, INV-32.4, CON-4.9, CON-12.6).
        4. Forced effects, then 5. answers, one at a time: by routine A now, and triggered actions in the next action
           window (INV-7.5, INV-10.1); or interrupts now, and reactions once the text that caused them has been
           followed to its end (CON-16.8, CON-16.26).

        What happens inside any of these walks through the same window, above it on the stack (INV-10.7, CON-16.10).
        """
        steps = self.steps
        while self.question is None:
            if self.changed or self.fresh or self.alerts:
                self.settle_and_set_off()
            if not steps:
                return
            steps.pop().run(self)  # 1 and 2
        if self.suspects:
            reconsider(self)

    def settle_and_set_off(self) -> None:
        """3, 4 and 5 of the event window; for what several players do at the same time, after all of them."""
        together = self.together()
        if together >= 0:
            if self.changed:
                self.refresh()
            frame = self.steps[together]
            assert isinstance(frame, AtOnce)
            self.steps[together] = frame.gathering(self.fresh, self.alerts)
            self.fresh, self.alerts = (), ()
            return
        orders: list[Step[Any]] = []
        while self.steps and isinstance(self.steps[-1], Ordering):  # of what has just left, before anything is set off
            orders.append(self.steps.pop())
        if self.changed:
            orders += self.settle()  # 3
        if orders and isinstance(orders[-1], AtOnce):  # more is about to happen: what has been set off waits for it
            about = orders.pop()
            assert isinstance(about, AtOnce)
            about = about.gathering(self.fresh, self.alerts)
            self.fresh, self.alerts = (), ()
            self.steps += orders[::-1]
            self.steps.append(about)
            return
        self.join_moment()
        uses, alerts = self.fresh, self.alerts
        self.fresh, self.alerts = (), ()
        if uses or alerts:
            self.set_off(uses, alerts)  # 4 and 5
        self.steps += orders[::-1]

    def join_moment(self) -> None:
        """Let what belongs to the same moment, but can only be told once all is settled, set off its part with it."""

    def set_off(self, uses: tuple[Use, ...], alerts: tuple[Alert, ...]) -> None:
        """What has been set off is dealt with before anything else goes on."""
        self.then(Triggers(uses))

    def together(self) -> int:
        """Where on the stack several players are doing something at the same time, or -1."""
        steps = self.steps
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            if isinstance(step, AtOnce):
                return at
            if isinstance(step, Followed):
                return -1
        return -1

    def carry(self) -> None:
        """A part of a text has been carried out: if a "then" waits for it in the same text, it may go on."""
        steps = self.steps
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            if isinstance(step, IfCarried):
                if not step.number:
                    steps[at] = step.carried()
                return
            if isinstance(step, Followed):
                return

    def followed(self, end: Followed) -> None:
        """A text has been followed to its end: put away what was played, and set off what waited for that."""
        raise NotImplementedError

    def happen(
        self,
        kind: int,
        card: int = NOTHING,
        seat: int = NOTHING,
        place: int = NOTHING,
        amount: int = 0,
        by: int = NOTHING,
        use: Use | None = None,
        combat: bool = False,
        aimed: int = NOTHING,
        was: Was | None = None,
    ) -> None:
        """Something happened that abilities may wait for; they are put in order before the next step runs.

        `was` is the card as it was just before, if that is what the occurrence speaks of.
        """
        if kind in self.facts.remembered:
            self.history = (*self.history, (kind, card, seat))
            self.touched(HISTORY)
        if not self.silent and self.awaits(kind):
            self.heard(self.record(kind, card, seat, place, amount, by, use, combat, aimed, was))

    def awaits(self, kind: int) -> bool:
        """Whether anything may wait for an occurrence of this kind."""
        return kind in self.listeners or bool(self.floating)

    def record(
        self,
        kind: int,
        card: int,
        seat: int,
        place: int,
        amount: int = 0,
        by: int = NOTHING,
        use: Use | None = None,
        combat: bool = False,
        aimed: int = NOTHING,
        was: Was | None = None,
    ) -> Occurrence:
        """The whole record of something that happens now."""
        if use is not None and by == NOTHING:
            by = use.source
        if was is None and card != NOTHING:
            was = self.was(card)
        return Occurrence(
            kind,
            card,
            self.births[card] if card != NOTHING else 0,
            seat,
            was.controller if was is not None else NOTHING,
            place,
            was.kinds if was is not None else 0,
            was.values if was is not None else NO_VALUES,
            amount,
            combat,
            by,
            self.age(by) if by != NOTHING else 0,
            use.controller if use is not None else self.controller[by] if by != NOTHING else NOTHING,
            use.ability if use is not None else None,
            aimed,
            self.births[aimed] if aimed != NOTHING else 0,
            self.battlefield(),
        )

    def was(self, card: int) -> Was:
        """What a card is at this moment, before it changes."""
        return Was(self.controller[card], self.place[card], self.kinds[card], self.values_of(card))

    def is_same(self, happened: Occurrence) -> bool:
        """Whether the card of an occurrence is in play and still the same card: then it is what it is now."""
        card = happened.card
        return self.is_in_play(card) and self.births[card] == happened.birth

    def heard(self, occurrence: Occurrence) -> None:
        """Whatever waits for it is set off: abilities in play, and those that float."""
        for source, entry in self.listeners.get(occurrence.kind, NO_LISTENERS):
            self.hear(source, entry, occurrence)
        for each in self.floating:
            when = each.entry.ability.when
            if when is not None and when.kind == occurrence.kind:
                self.hear_floating(each, occurrence)

    def hear(self, source: int, entry: Entry, occurrence: Occurrence) -> None:
        """Set an ability off if the occurrence is what it waits for."""
        ability = entry.ability
        when = ability.when
        assert when is not None
        controller = self.controller[source]
        if when.whom == HOSTS_CONTROLLER:
            host = self.host[source]
            if host == NO_HOST or self.controller[host] != occurrence.seat:
                return
        elif when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == controller):
            return
        if occurrence.amount < when.least or (when.combat and not occurrence.combat):
            return
        if when.most and occurrence.amount > when.most:
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
        if is_first_time(ability.limit):
            if self.used.count(source << 8 | entry.index):
                return
            self.mark_used(source, entry)
        if entry.kind == ACTION:
            self.occasions = (*self.occasions, use)
        else:
            self.fresh = (*self.fresh, use)

    def hear_floating(self, each: Floating, occurrence: Occurrence) -> None:
        """The same for an ability that floats; it is used up by it (INV-8.2), unless it waits for every time."""
        ability, made = each.entry.ability, each.use
        when = ability.when
        assert when is not None
        controller = made.controller
        if when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == controller):
            return
        if occurrence.amount < when.least or (when.combat and not occurrence.combat):
            return
        if when.most and occurrence.amount > when.most:
            return
        if each.it >= 0 and self.age(each.it) != each.age and not self.leaves(each, occurrence):
            return
        use = Use(
            each.entry,
            made.source,
            controller,
            made.place,
            made.birth,
            x=made.x,
            occurrence=occurrence,
            about=each.it,
            age=each.age,
        )
        if not when.of.has(self, occurrence.card, use, each.it, controller):
            return
        if not each.every:
            self.floating = tuple([other for other in self.floating if other is not each])
            self.changed = True  # what it changed meanwhile is over
        self.fresh = (*self.fresh, self.noted(use))

    def leaves(self, each: Floating, occurrence: Occurrence) -> bool:
        """Whether an occurrence is the leaving of the card that an ability was left behind for (INV-23.12)."""
        gone = occurrence.card == each.it and not self.is_in_play(each.it)
        return gone and occurrence.birth == (each.age + 1) % 256

    def noted(self, use: Use) -> Use:
        """The use of an ability that is being set off, with what its text calls "already" as it stands now."""
        held = 0
        for number, each in enumerate(use.ability.already):
            if each.condition.holds(self, use, use.subject(), use.controller):
                held |= 1 << number
        return use.noting(held) if held else use

    @property
    def looked(self) -> tuple[int, ...]:
        """The cards that are brought to light for whoever is asked."""
        return self.question.looked(self) if self.question is not None else ()

    # --- what cards are ---------------------------------------------------------------------------------------

    def controlled_by(self, card: int, seat: int) -> bool:
        if self.facts.objects <= card < self.facts.first_link:
            return card == self.facts.player(seat)
        link = card - self.facts.first_link
        return self.chain[link].controller == seat if link >= 0 else self.controller[card] == seat

    def stat(self, stat: int, card: int) -> int:
        """The present value of a number of a card: printed, with everything that changes it."""
        return self.stats.get(stat << 9 | card, 0)

    def has_gained(self, trait: str, card: int) -> bool:
        """Whether a card in play has a trait that is not printed on it."""
        from ..language.lasting import GainsTrait

        if not self.is_in_play(card):
            return False
        for use, change, it in self.rules.get(GAINS_TRAIT, ()):
            if isinstance(change, GainsTrait) and change.trait == trait:
                if change.of.has(self, card, use, it, use.controller):
                    return True
        return False

    def has_lost_traits(self, card: int) -> bool:
        """Whether a card in play has none of the traits that are printed on it."""
        return self.is_in_play(card) and bool([it for _, _, it in self.rules[LOSES_TRAITS] if it == card])

    def faction_of(self, card: int) -> int:
        """The race or faction of a card: the printed one, unless something in play makes it another."""
        if CHANGES_FACTION not in self.rules or not self.is_in_play(card):
            return self.facts.faction[card]
        from ..language.lasting import ChangesFaction

        found = self.facts.faction[card]
        for use, change, it in self.rules[CHANGES_FACTION]:
            if isinstance(change, ChangesFaction) and change.of.has(self, card, use, it, use.controller):
                found = change.to.faction
        return found

    def age(self, card: int) -> int:
        """Which of the cards that a card has been, one after the other, it is now."""
        return self.births[card] if card < len(self.births) else 0

    def spot(self, card: int) -> int:
        """Where something that can be aimed at is; a link of the chain is nowhere."""
        return self.place[card] if card < len(self.place) else NOTHING

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
        if self.suspects and place in self.facts.hidden:
            moved_unseen(self, card)
        if old in self.facts.discards:
            self.births[card] = (self.births[card] + 1) % 256  # INV-25.6, CON-16.21: out of there it is a new card
        piles[old] = tuple([each for each in piles[old] if each != card])
        piles[place] = (card, *piles[place]) if bottom else (*piles[place], card)
        self.place[card] = place
        if old < self.facts.table or place < self.facts.table or not piles[old] or old in self.facts.discards:
            self.changed = True  # a deck may have run out; what was given to the card that it was counts no longer
        else:
            self.touched(PILES)
        if place not in self.facts.hidden:
            self.seen[card] = 0

    def touched(self, what: int) -> None:
        """Something beside the table has changed (`basis`): it counts if any number hangs on it.

        As long as something waits to be settled, everything counts.
        """
        if self.rest is None or self.basis is None or self.basis.reads & what:
            self.changed = True

    def mark_used(self, source: int, entry: Entry) -> None:
        """A limited ability has been used."""
        self.used = (*self.used, source << 8 | entry.index)

    def is_used(self, source: int, entry: Entry) -> bool:
        """Whether an ability has been used as often as its limit allows, or at all if it has none."""
        limit = entry.ability.limit
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
        for entry in self.facts.entries[used >> 8]:
            if entry.index == used & 255:
                return entry.ability.limit or EACH_TURN
        return EACH_TURN

    def blind(self, seat: int) -> World:
        return self.secrets().blind(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        self.secrets().redeal(self, seat, rng)

    # --- what each game says ----------------------------------------------------------------------------------

    def settle(self) -> list[Step[Any]]:
        """Work the numbers out anew and see to everything that holds all the time; what is left to be put in order."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Work the numbers out anew, and no more."""
        raise NotImplementedError

    def faces(self, in_play: list[int]) -> list[int]:
        """Of the cards in play, those of their marks that tell which face of a card counts."""
        raise NotImplementedError

    def fight(self) -> tuple[int, ...]:
        """Who attacks whom, and where."""
        raise NotImplementedError

    def realm(self) -> tuple[int, ...]:
        """What the places of the game are, where they may become others."""
        return ()

    def pools(self) -> tuple[int, ...]:
        """The resources of every player."""
        return tuple([self.pool(seat) for seat in self.in_turn()])

    def values_of(self, card: int) -> Values:
        """The numbers of a card at this moment, in the order of the game's own list."""
        raise NotImplementedError

    def battlefield(self) -> int:
        """Where the attack or battle is that is going on, or NOTHING."""
        raise NotImplementedError

    def fixed(self, source: int, entry: Entry) -> int:
        """A number that is fixed when an ability is set off, since its card may be gone when it resolves."""
        return 0

    def in_play(self) -> list[int]:
        raise NotImplementedError

    def in_zone(self, zone: int) -> list[int]:
        """The cards in play in one zone, of all players."""
        return [*self.piles[zone * PLAYERS], *self.piles[zone * PLAYERS + 1]]

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
        raise NotImplementedError

    def shows_face(self, card: int) -> bool:
        """Whether what is printed on it counts: its kind, race, traits, cost."""
        raise NotImplementedError

    def bears_name(self, card: int) -> bool:
        """Whether its title counts, and whether it is unique."""
        return True

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.piles[self.facts.first_hand + seat]

    def is_seen_by(self, seat: int, card: int) -> bool:
        """Whether a seat (or a spectator, who has none) knows which card this is."""
        raise NotImplementedError

    def can_be_known(self, card: int) -> bool:
        """Whether it is kept of a card where it lies now who knows it."""
        return self.place[card] in self.facts.hidden

    def deck(self, seat: int) -> tuple[int, ...]:
        """A deck; the last card is the top one."""
        return self.piles[self.facts.first_deck + seat]

    def in_turn(self) -> list[int]:
        """The seats, the active one first."""
        raise NotImplementedError

    def wealth(self, seat: int) -> int:
        """The resources a player can pay with."""
        raise NotImplementedError

    def pool(self, seat: int) -> int:
        """The resources a player has, and can lose."""
        return self.resources[seat]

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

    def discard_at_random(self, seat: int, amount: int, use: Use) -> None:
        """So many cards of a hand are discarded, chosen by chance; there are as many."""
        cards = self.shuffled(sorted(self.hand(seat)))[:amount]
        self.note(use, cards)
        self.discard(list(cards), use)

    def inflict(self, hits: list[tuple[int, int]], use: Use, uncancellable: bool, combat: bool) -> None:
        """Deal damage to several things at the same time."""
        raise NotImplementedError

    def heal(self, card: int, amount: int, seat: int = NOTHING) -> None:
        """Damage is removed from a card, by a player."""
        raise NotImplementedError

    def move_damage(self, source: int, target: int, amount: int) -> None:
        raise NotImplementedError

    def remove(self, cards: list[int], how: int, use: Use) -> None:
        """Cards leave play at the same time; a "then" behind it may go on if they do (INV-12.4)."""
        raise NotImplementedError

    def note(self, use: Use, cards: tuple[int, ...]) -> None:
        """A cost has turned up these cards: what is paid for may speak of them."""

    def locked(self, card: int) -> bool:
        """Whether a rule keeps a card where it lies, out of play."""
        return False

    def spared(self, card: int, use: Use) -> bool:
        """Whether a rule keeps a card from leaving play by this use."""
        return False

    def put_tokens(self, card: int, amount: int, use: Use | None = None) -> None:
        """Tokens are put on a card, perhaps by an ability."""
        raise NotImplementedError

    def cost_of(self, card: int, facedown: bool = False) -> int:
        """The printed cost of a card; an X that its text defines is what it says (INV-3.15, INV-FAQ-120).

        With `facedown` it is read off the face of a card that lies facedown, too.
        """
        return self.facts.cost[card]

    def owner_of(self, card: int) -> int:
        """Whose card it is."""
        raise NotImplementedError

    def take_tokens(self, card: int, amount: int) -> None:
        """So many tokens are taken off a card; they are there."""
        raise NotImplementedError

    def take_to_hand(self, card: int, seen: bool) -> None:
        """A card goes to its owner's hand from his deck or discard pile; what all have seen stays known."""
        raise NotImplementedError

    def attachments_of(self, card: int) -> list[int]:
        """What is attached to a card."""
        raise NotImplementedError

    def can_be_healed(self, card: int) -> bool:
        """Whether damage may be removed from it."""
        return True

    def can_be_hit(self, card: int) -> bool:
        """Whether damage may be assigned to it."""
        raise NotImplementedError

    def wounds(self, card: int) -> int:
        """The damage on a card, as it counts."""
        return self.damage[card]

    def needed_to_destroy(self, card: int) -> int:
        """The damage that is still missing to its end."""
        raise NotImplementedError

    def can_be_target(self, card: int, use: Use) -> bool:
        """Whether nothing but the text keeps a card from being a target of this use."""
        raise NotImplementedError

    def can_be_late_target(self, card: int, use: Use) -> bool:
        """The same of a target that is named while the text is followed: what the use costs has been paid by then."""
        return self.can_be_target(card, use)

    def aimed_late(self, use: Use, card: int) -> None:
        """A target was named while the text is followed: what is demanded for it is paid before anything else."""

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

    def text_of(self, use: Use) -> dict[str, Any] | None:
        """The card whose text asks, as everybody at the table is told; None where nobody may know."""
        return {"card": self.code_of(use.source), "id": use.source}

    def called(self, thing: int) -> str:
        return self.name_of(thing)

    def is_title(self, name: str) -> bool:
        wanted = name.lower()
        return wanted != "" and wanted in [title.lower() for title in self.facts.titles]

    # --- what is asked from outside ---------------------------------------------------------------------------

    def outside(self) -> Outside:
        """Who answers what is asked from outside."""
        raise NotImplementedError

    def columns(self) -> dict[str, object]:
        return self.outside().columns(self)

    def view(self, seat: int) -> dict[str, object]:
        return self.seen_by(seat, SharedView())

    def seen_by(self, seat: int, shared: SharedView) -> dict[str, object]:
        return self.outside().view(self, seat, shared)

    def shown(self, event: Event, seat: int) -> dict[str, object]:
        return self.outside().shown(self, event, seat)

    def refusal(self, seat: int, text: str) -> Refusal | None:
        if self.outcome is not None:
            return Refusal(self.outside().over)
        return self.outside().refusal(self, seat, self.read(text)) if text != "resign" else None

    def actions(self, seat: int) -> list[str]:
        return self.outside().actions(self, seat)

    def windows(self) -> tuple[Window, ...]:
        return self.outside().windows

    def secrets(self) -> Secrets:
        """Who knows what in this game."""
        return self.outside().secrets

    def resign(self, seat: int) -> None:
        if self.outcome is not None or not 0 <= seat < PLAYERS:
            raise IllegalChoice("only a seat of a game that goes on can resign")
        rule = self.outside().resigning
        self.emit("resigned", rule, seat)
        self.end(Outcome((1 - seat,), "resigned", rule))

    def tell_gain(self, card: int, stat: int, amount: int, use: Use) -> None:
        """Tell whoever listens that a card has gained something for a while."""
        raise NotImplementedError
