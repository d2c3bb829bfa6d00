"""Replacement effects for leaving play: the other event, its cost, and the player who chooses (INV-12.13, INV-43)."""

from __future__ import annotations

from typing import Annotated, Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse, PossibleResponse
from ....effects.language.effect import DONE
from ....effects.language.resolution import AtOnce
from ....effects.language.verbs import DESTROYED, DISCARDED, RETURNED, SACRIFICED
from ....effects.state.modifiers import InForce
from ....effects.state.pairs import card_of, pair, parts
from ....effects.state.world import World
from ....engine.columns import PlacedCard, PlacedCards, Record
from ....engine.moves import Move
from ....engine.renumbering import Renumbering
from ....engine.steps import NO_IDLE_OPTION, Question, Step
from ...changes.leaving import (
    AS_DEVELOPMENT,
    INTO_KINGDOM,
    IS_BEING_DESTROYED,
    KEPT_UNDER,
    STAYS,
    TO_HAND,
    WOULD_BE_DESTROYED,
    WOULD_BE_DISCARDED,
    WOULD_LEAVE,
    LeavesInstead,
)
from ...state import InvasionState
from ...words import DISCARD, HAND, KINGDOM, SEATS, ZONES
from .developments import development_barred_by, seats_that_may_know, turn_facedown
from .leaving_play import leave
from .restrictions import barred_by, zone_refused_by

ELSEWHERE: Final = -1
EVENTS: Final = (
    "instead-hand",
    "instead-deck",
    "instead-development",
    "instead-kingdom",
    "instead-stays",
    "instead-kept",
)


class Departure(Record):
    """A card that is about to leave play, with its way of leaving and its replacement so far.  Immutable.

    `done` are the replacements applied or declined; each applies at most once to a departure (INV-43.4).
    """

    card: PlacedCard
    birth: int
    how: int
    to: Annotated[int, NOTHING]
    by: Annotated[PlacedCard, NOTHING]
    done: Annotated[tuple[int, ...], ()]

    def after(self, *keys: int) -> Departure:
        """A copy in which these replacements are done."""
        return self.replaced(done=(*self.done, *keys))

    def whereto(self) -> int:
        """HAND or DISCARD if the card goes there."""
        if self.to != NOTHING:
            return HAND if self.to == TO_HAND else ELSEWHERE
        if self.how == RETURNED:
            return HAND
        return DISCARD if self.how in (DESTROYED, SACRIFICED, DISCARDED) else ELSEWHERE

    def is_as_told(self, how: int) -> bool:
        """True if the card leaves play in the way that a text said; a card that goes elsewhere does not (INV-43.6)."""
        return self.how == how and (self.to == NOTHING or how in (DESTROYED, SACRIFICED))

    def renamed_done(self, names: Renumbering) -> tuple[int, ...]:
        return tuple([names.place(key >> 8) << 8 | key & 255 for key in self.done])

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("birth", "by", "card", "done", "how", "to")

    def __init__(
        self,
        card: PlacedCard,
        birth: int,
        how: int,
        to: int = NOTHING,
        by: PlacedCard = NOTHING,
        done: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.birth = birth
        self.how = how
        self.to = to
        self.by = by
        self.done = done

    def replaced(self, *, done: tuple[int, ...] | None = None) -> Departure:
        """A copy with some fields replaced."""
        return Departure(self.card, self.birth, self.how, self.to, self.by, self.done if done is None else done)

    def renamed(self, names: Renumbering) -> Departure:
        """A copy with the card ids renumbered."""
        return Departure(
            names.place(self.card), self.birth, self.how, self.to, names.place(self.by), self.renamed_done(names)
        )

    def saved(self) -> list[object]:
        return [self.card, self.birth, self.how, self.to, self.by, list(self.done)]


class Departing(AtOnce):
    """Cards are about to leave play at the same time; while this step waits, nothing is settled or triggered.

    The active player's replacements come first, each player's in an order of their choice (INV-43.3).  Attachments
    (`following`) are added once it is certain that their host leaves.  `told` is the way of leaving that a text names.
    """

    leaving: tuple[Departure, ...]
    use: AbilityUse | None
    told: Annotated[int, NOTHING]
    following: Annotated[bool, False]
    uses: Annotated[tuple[AbilityUse, ...], ()]
    alerts: Annotated[tuple[PossibleResponse, ...], ()]

    def going(self, leaving: list[Departure], following: bool = False) -> Departing:
        """A copy with these cards."""
        return self.replaced(leaving=tuple(leaving), following=self.following or following)

    def run(self, s: World) -> None:
        assert isinstance(s, InvasionState)
        here = [each for each in self.leaving if s.is_in_play(each.card) and s.births[each.card] == each.birth]
        if len(here) < len(self.leaving):
            s.then(self.going(here))
            return
        for seat in s.in_turn():
            options = self.options(s, seat)
            if not options:
                continue
            found = s.modifiers(LeavesInstead).found
            cards = [card_of(option) for option in options]
            for option in options:
                number, card = parts(option)
                if not found[number].modifier.optional and cards.count(card) == 1:
                    self.replace(s, option)
                    return
            s.then(Replacing(seat), self)
            return
        if not self.following:
            more = s.attached_to([each.card for each in here])
            s.then(self.going([*here, *[Departure(card, s.births[card], DISCARDED) for card in more]], True))
            return
        s.fresh = (*self.uses, *s.fresh)
        s.alerts = (*self.alerts, *s.alerts)
        s.changed = True
        if [each for each in here if each.is_as_told(self.told)]:
            s.mark_carried_out()
        fates = {each.card: (each.to, each.by) for each in here if each.to != NOTHING}
        if here:
            s.then(*leave(s, [(each.card, each.how) for each in here], self.use, fates))

    def options(self, s: InvasionState, seat: int) -> list[int]:
        """The replacements that a player can apply now, each a rule number and a card."""
        return [
            pair(number, each.card)
            for number, instead in enumerate(s.modifiers(LeavesInstead).found)
            if instead.use.controller == seat
            for each in self.leaving
            if _key(instead) not in each.done and self.replaces(s, instead, each)
        ]

    def replaces(self, s: InvasionState, instead: InForce[LeavesInstead], each: Departure) -> bool:
        """True if an effect can replace this departure: it applies, its price can be paid, and its result is legal."""
        use, change = instead.use, instead.modifier
        where = each.whereto()
        if change.would in (WOULD_BE_DESTROYED, IS_BEING_DESTROYED) and each.how != DESTROYED:
            return False
        if change.would in (IS_BEING_DESTROYED, WOULD_BE_DISCARDED) and where != DISCARD:
            return False
        if change.would > WOULD_BE_DISCARDED and (
            (change.would != WOULD_LEAVE and where == ELSEWHERE)
            or each.to == change.to
            or (change.to == TO_HAND and where == HAND)
        ):
            return False
        if not instead.concerns(s, each.card):
            return False
        if s.rules.wealth(s, use.controller) < change.spend or (change.token and not s.tokens[use.source]):
            return False
        return self.fits(s, change, each.card, use.source)

    def fits(self, s: InvasionState, change: LeavesInstead, card: int, source: int) -> bool:
        """True if the result of a replacement is legal for a card (INV-43.5)."""
        owner, place = s.duel.owner[card], s.place[card]
        if change.to == AS_DEVELOPMENT:
            own = s.controller[card] == owner == place % SEATS or change.would == WOULD_BE_DESTROYED
            return own and place // SEATS in ZONES and development_barred_by(s, place) == NOTHING
        if change.to == INTO_KINGDOM:
            kingdom = KINGDOM * SEATS + owner
            free = barred_by(s, card, owner) == NOTHING and zone_refused_by(s, card, kingdom, False) == NOTHING
            return free and s.controller[card] == owner
        if change.to == KEPT_UNDER:
            return source not in [each.card for each in self.leaving]
        return True

    def replace(self, s: InvasionState, option: int) -> None:
        """Apply a replacement: pay its price, then set the new destination (INV-43.1)."""
        number, card = parts(option)
        instead = s.modifiers(LeavesInstead).found[number]
        use, change = instead.use, instead.modifier
        steps: list[Step[InvasionState]] = []
        if change.token:
            s.rules.take_tokens(s, use.source, 1)
        if change.sacrifices:
            steps.append(Leaving((use.source,), SACRIFICED, use))
        s.emit(
            EVENTS[change.to], "INV-12.13", use.controller, card, other=use.source, seen=seats_that_may_know(s, card)
        )
        leaving: list[Departure] = []
        for each in self.leaving:
            if each.card != card:
                leaving.append(each)
            elif change.would != WOULD_BE_DESTROYED:
                leaving.append(
                    Departure(card, each.birth, each.how, change.to, use.source, (*each.done, _key(instead)))
                )
            elif change.to == TO_HAND:
                leaving.append(Departure(card, each.birth, RETURNED, done=(*each.done, _key(instead))))
            else:
                steps.append(Remaining(use.controller, card, number=change.to))
        s.then(*steps, self.going(leaving))
        if change.spend:
            s.rules.pay(s, use.controller, change.spend)  # added last, so it is paid before the steps above run

    def declined(self, s: InvasionState, options: list[int]) -> Departing:
        """A copy in which these replacements are declined."""
        found = s.modifiers(LeavesInstead).found
        leaving: list[Departure] = []
        for each in self.leaving:
            own = [parts(option)[0] for option in options if card_of(option) == each.card]
            leaving.append(each.after(*[_key(found[number]) for number in own]))
        return self.going(leaving)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("following", "leaving", "told", "use")

    def __init__(
        self,
        leaving: tuple[Departure, ...],
        use: AbilityUse | None,
        told: int = NOTHING,
        following: bool = False,
        uses: tuple[AbilityUse, ...] = (),
        alerts: tuple[PossibleResponse, ...] = (),
    ) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.leaving = leaving
        self.use = use
        self.told = told
        self.following = following
        self.uses = uses
        self.alerts = alerts

    def replaced(
        self,
        *,
        leaving: tuple[Departure, ...] | None = None,
        following: bool | None = None,
        uses: tuple[AbilityUse, ...] | None = None,
        alerts: tuple[PossibleResponse, ...] | None = None,
    ) -> Departing:
        """A copy with some fields replaced."""
        return Departing(
            self.leaving if leaving is None else leaving,
            self.use,
            self.told,
            self.following if following is None else following,
            self.uses if uses is None else uses,
            self.alerts if alerts is None else alerts,
        )

    def renamed(self, names: Renumbering) -> Departing:
        """A copy with the card ids renumbered."""
        return Departing(
            tuple([each.renamed(names) for each in self.leaving]),
            self.use.renamed(names) if self.use is not None else None,
            self.told,
            self.following,
            tuple([each.renamed(names) for each in self.uses]),
            tuple([each.renamed(names) for each in self.alerts]),
        )

    def saved(self) -> list[object]:
        return [
            "Departing",
            [each.saved() for each in self.leaving],
            self.use.saved() if self.use is not None else [],
            self.told,
            self.following,
            [each.saved() for each in self.uses],
            [each.saved() for each in self.alerts],
        ]


class Replacing(Question[InvasionState]):
    """Ask which replacement a player applies and to which card; the departure is below this step on the stack."""

    def run(self, s: InvasionState) -> None:
        options = self.departing(s).options(s, self.who)
        found = s.modifiers(LeavesInstead).found
        bound = [option for option in options if not found[parts(option)[0]].modifier.optional]
        s.ask(self, self.who, options if bound else [DONE, *options])

    def departing(self, s: InvasionState) -> Departing:
        below = s.steps[-1]
        assert isinstance(below, Departing)
        return below

    def answer(self, s: InvasionState, option: int) -> None:
        below = self.departing(s)
        s.steps.pop()
        if option == DONE:
            s.then(below.declined(s, below.options(s, self.who)))
        else:
            below.replace(s, option)

    def move(self, s: InvasionState, option: int) -> Move:
        if option == DONE:
            return Move("decline")
        number, card = parts(option)
        return Move("apply", s.modifiers(LeavesInstead).found[number].use.source, card)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION


class Remaining(Step[InvasionState]):
    """A card stays in play instead of being destroyed, without damage or facedown, as `number` says."""

    def run(self, s: InvasionState) -> None:
        card = self.card
        if not s.is_in_play(card):
            return
        if self.number == AS_DEVELOPMENT:
            turn_facedown(s, card)
        elif self.number == STAYS and s.damage[card] and s.rules.can_be_healed(s, card):
            s.rules.heal(s, card, s.damage[card], self.who)


def departing(s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None, told: bool) -> Departing:
    """The `Departing` step on the stack."""
    cards = tuple([Departure(card, s.births[card], how) for card, how in leaving])
    return Departing(cards, use, leaving[0][1] if told else NOTHING)


def _key(instead: InForce[LeavesInstead]) -> int:
    """The identity of a replacement, independent of others that come and go meanwhile."""
    return instead.use.source << 8 | instead.use.ability.index


class Leaving(Step[InvasionState]):
    """Cards leave play at the same time.  `number` is the way: destroyed, sacrificed, returned, discarded, shuffled.

    With `told` a text makes them leave: a following "then" needs one of them to have left (INV-12.4).
    """

    cards: PlacedCards
    number: int
    use: Annotated[AbilityUse | None, None]
    told: Annotated[bool, False]

    def run(self, s: InvasionState) -> None:
        leaving = [(card, self.number) for card in self.cards if s.is_in_play(card)]
        s.then(*depart(s, leaving, self.use, self.told))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards", "told", "use")

    def __init__(self, cards: PlacedCards, number: int, use: AbilityUse | None = None, told: bool = False) -> None:
        self.who = self.card = self.target = -1
        self.cards = cards
        self.number = number
        self.use = use
        self.told = told

    def renamed(self, names: Renumbering) -> Leaving:
        """A copy with the card ids renumbered."""
        return Leaving(
            names.all(self.cards), self.number, self.use.renamed(names) if self.use is not None else None, self.told
        )

    def saved(self) -> list[object]:
        return ["Leaving", list(self.cards), self.number, self.use.saved() if self.use is not None else [], self.told]


def depart(
    s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None = None, told: bool = False
) -> list[Step[InvasionState]]:
    """The steps in which cards leave play, after replacements of that (INV-43.1)."""
    if LeavesInstead in s.in_force and leaving:
        return [departing(s, leaving, use, told)]
    if told and leaving:
        s.mark_carried_out()
    return leave(s, leaving, use)
