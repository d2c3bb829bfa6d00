"""Resolution of card texts: steps that carry out effects, ask for targets, and order triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from ...engine.columns import PlacedCards
from ...engine.moves import Move
from ...engine.names import Names
from ...engine.steps import NO_IDLE_OPTION, Question, Step
from ..hidden.knowledge import out_of_sight
from .effect import DONE, NOBODY, Asking, Effect, Looking
from .use import NOTHING, Alert, SpokenCard, Use

if TYPE_CHECKING:
    from ..state.world import World

USE: Final = "use"  # stage of the questions with which an ability is used


class Resolve(Step["World"]):
    """Carry out one effect of a use, for player `who`, with `it` as the card it refers to."""

    effect: Effect
    use: Use
    it: SpokenCard
    who: int

    def run(self, s: World) -> None:
        self.effect.perform(s, self.use, self.it, self.who)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("effect", "it", "use")

    def __init__(self, effect: Effect, use: Use, it: SpokenCard, who: int) -> None:
        self.card = self.target = -1
        self.number = 0
        self.effect = effect
        self.use = use
        self.it = it
        self.who = who

    def renamed(self, names: Names) -> Resolve:
        """The same with other card ids."""
        return type(self)(self.effect, self.use.renamed(names), self.use.follow(self.it, names), self.who)

    def saved(self) -> list[object]:
        return [type(self).__name__, self.use.saved(), self.use.ability.number_of(self.effect), self.it, self.who]


class Asked(Question["World"]):
    """A question of an effect; `cards` are the cards revealed to the player for it."""

    effect: Asking
    use: Use
    it: SpokenCard
    who: int
    cards: Annotated[PlacedCards, ()]

    def run(self, s: World) -> None:
        effect = self.effect
        if isinstance(effect, Looking):
            s.ask(self, self.who, effect.offered(s, self.use, self.it, self.who, self.cards))
        else:  # ask again what is not chosen yet
            s.ask(self, effect.asks(self.use, self.who), effect.options(s, self.use, self.it, self.who))

    def answer(self, s: World, option: int) -> None:
        effect = self.effect
        if isinstance(effect, Looking):
            effect.taken(s, self.use, self.it, self.who, self.cards, option)
        else:
            effect.answered(s, self.use, self.it, self.who, option)

    def move(self, s: World, option: int) -> Move:
        return self.effect.move(s, self.use, self.it, self.who, option)

    def charge(self, s: World, option: int) -> int:
        return self.effect.charge(s, self.use, self.who, option)

    def idle(self, s: World) -> int:
        option = self.effect.idle_option()
        return option if option != NOBODY and option in s.options else NO_IDLE_OPTION

    def stage(self, s: World) -> str:
        return self.effect.stage()

    def looked(self, s: World) -> tuple[int, ...]:
        return self.cards

    def about(self, s: World) -> dict[str, object] | None:
        return s.text_of(self.use)

    def secret(self, s: World) -> bool:
        return self.effect.hangs_on_hidden() or (self.effect.hangs_on_it() and out_of_sight(s, self.it))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards", "effect", "it", "use")

    def __init__(self, effect: Asking, use: Use, it: SpokenCard, who: int, cards: PlacedCards = ()) -> None:
        self.card = self.target = -1
        self.number = 0
        self.effect = effect
        self.use = use
        self.it = it
        self.who = who
        self.cards = cards

    def renamed(self, names: Names) -> Asked:
        """The same with other card ids."""
        return Asked(
            self.effect, self.use.renamed(names), self.use.follow(self.it, names), self.who, names.all(self.cards)
        )

    def saved(self) -> list[object]:
        return ["Asked", self.use.saved(), self.use.ability.number_of(self.effect), self.it, self.who, list(self.cards)]


class IfCarried(Resolve):
    """The part after "then": it waits below the part before it, which marks it once it has been carried out."""

    effect: Effect
    use: Use
    it: SpokenCard
    who: int
    number: Annotated[int, 0]  # 1 once the part before "then" has been carried out

    def run(self, s: World) -> None:
        if self.number:
            s.mark_carried_out()  # an enclosing "then" requires that something was carried out
            self.effect.perform(s, self.use, self.it, self.who)

    def carried(self) -> IfCarried:
        """A marked copy."""
        return self.replaced(number=1)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ()

    def __init__(self, effect: Effect, use: Use, it: SpokenCard, who: int, number: int = 0) -> None:
        self.card = self.target = -1
        self.effect = effect
        self.use = use
        self.it = it
        self.who = who
        self.number = number

    def replaced(self, *, number: int | None = None) -> IfCarried:
        """A copy with some fields replaced."""
        return IfCarried(self.effect, self.use, self.it, self.who, self.number if number is None else number)

    def renamed(self, names: Names) -> IfCarried:
        """The same with other card ids."""
        return IfCarried(self.effect, self.use.renamed(names), self.use.follow(self.it, names), self.who, self.number)

    def saved(self) -> list[object]:
        return ["IfCarried", self.use.saved(), self.use.ability.number_of(self.effect), self.it, self.who, self.number]


class Followed(Step["World"]):
    """The end of a text: discard a played card, then trigger the abilities that waited for this end (CON-16.26).

    What other texts, triggered in the middle of this one, carry out does not count for a "then" of this one.
    """

    use: Use
    uses: Annotated[tuple[Use, ...], ()]  # abilities triggered during the text: they resolve after the text
    alerts: Annotated[tuple[Alert, ...], ()]
    who: Annotated[int, "use.controller"]

    def gathering(self, uses: tuple[Use, ...], alerts: tuple[Alert, ...]) -> Followed:
        """A copy with more waiting abilities."""
        return self.replaced(uses=(*self.uses, *uses), alerts=(*self.alerts, *alerts))

    def run(self, s: World) -> None:
        s.rules.followed(s, self.use)
        s.fresh = (*self.uses, *s.fresh)
        s.alerts = (*self.alerts, *s.alerts)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("alerts", "use", "uses")

    def __init__(self, use: Use, uses: tuple[Use, ...] = (), alerts: tuple[Alert, ...] = ()) -> None:
        self.card = self.target = -1
        self.number = 0
        self.use = use
        self.uses = uses
        self.alerts = alerts
        self.who = use.controller

    def replaced(self, *, uses: tuple[Use, ...] | None = None, alerts: tuple[Alert, ...] | None = None) -> Followed:
        """A copy with some fields replaced."""
        return Followed(self.use, self.uses if uses is None else uses, self.alerts if alerts is None else alerts)

    def renamed(self, names: Names) -> Followed:
        """The same with other card ids."""
        return Followed(
            self.use.renamed(names),
            tuple([each.renamed(names) for each in self.uses]),
            tuple([each.renamed(names) for each in self.alerts]),
        )

    def saved(self) -> list[object]:
        return [
            "Followed",
            self.use.saved(),
            [each.saved() for each in self.uses],
            [each.saved() for each in self.alerts],
        ]


class AtOnce(Step["World"]):
    """End of a group of simultaneous effects: from here on their consequences are settled and triggered.

    While this step waits below the effects on the stack, nothing is settled and nothing is triggered.
    """

    uses: Annotated[tuple[Use, ...], ()]
    alerts: Annotated[tuple[Alert, ...], ()]

    def gathering(self, uses: tuple[Use, ...], alerts: tuple[Alert, ...]) -> AtOnce:
        return self.replaced(uses=(*self.uses, *uses), alerts=(*self.alerts, *alerts)) if uses or alerts else self

    def run(self, s: World) -> None:
        s.fresh = (*self.uses, *s.fresh)
        s.alerts = (*self.alerts, *s.alerts)
        s.changed = True

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("alerts", "uses")

    def __init__(self, uses: tuple[Use, ...] = (), alerts: tuple[Alert, ...] = ()) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.uses = uses
        self.alerts = alerts

    def replaced(self, *, uses: tuple[Use, ...] | None = None, alerts: tuple[Alert, ...] | None = None) -> AtOnce:
        """A copy with some fields replaced."""
        return type(self)(self.uses if uses is None else uses, self.alerts if alerts is None else alerts)

    def renamed(self, names: Names) -> AtOnce:
        """The same with other card ids."""
        return type(self)(
            tuple([each.renamed(names) for each in self.uses]), tuple([each.renamed(names) for each in self.alerts])
        )

    def saved(self) -> list[object]:
        return [type(self).__name__, [each.saved() for each in self.uses], [each.saved() for each in self.alerts]]


def at_once(s: World) -> None:
    """Make all choices that follow in this sentence happen at the same time."""
    if s.together() < 0:
        s.then(AtOnce())


class Triggers(Question["World"]):
    """Routine A: order simultaneous abilities, constant effects before forced ones, the active player's first.

    Within a kind each player resolves their own abilities in any order (INV-9.7, INV-9.9, INV-10.1).
    """

    uses: tuple[Use, ...]

    def run(self, s: World) -> None:
        kind = min([use.ability.kind for use in self.uses])
        for seat in s.in_turn():
            waiting = [
                number for number, use in enumerate(self.uses) if use.ability.kind == kind and use.controller == seat
            ]
            waiting = [number for number in waiting if self.together(s, number)[0] == number]
            if len(waiting) == 1 or (waiting and alike([self.uses[number] for number in waiting])):
                self.take(s, waiting[0])
                return
            if waiting:
                s.ask(self, seat, waiting)
                return

    def answer(self, s: World, option: int) -> None:
        self.take(s, option)

    def move(self, s: World, option: int) -> Move:
        use = self.uses[option]
        return Move("resolve", use.source, ability=use.ability.key)

    def take(self, s: World, number: int) -> None:
        """Resolve this ability first; the others wait until everything that follows from it is done (INV-10.7)."""
        same = self.together(s, number)
        rest = tuple([use for at, use in enumerate(self.uses) if at not in same])
        if rest:
            s.then(Triggers(rest))
        use = self.uses[number]
        begin(s, use.finding(tuple([self.uses[at].topic.about for at in same])) if len(same) > 1 else use)

    def together(self, s: World, number: int) -> list[int]:
        """This ability and those that the same text created for other cards, if they resolve at once."""
        use = self.uses[number]
        effect = use.ability.ability.effect
        if not use.ability.floats or effect is None or not effect.is_joint() or s.is_in_play(use.source):
            return [number]
        left = use.ability, use.source, use.birth, use.controller
        return [
            at for at, each in enumerate(self.uses) if (each.ability, each.source, each.birth, each.controller) == left
        ]

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("uses",)

    def __init__(self, uses: tuple[Use, ...]) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.uses = uses

    def renamed(self, names: Names) -> Triggers:
        """The same with other card ids."""
        return Triggers(tuple([each.renamed(names) for each in self.uses]))

    def saved(self) -> list[object]:
        return ["Triggers", [each.saved() for each in self.uses]]


class Aim(Question["World"]):
    """Choose the targets of a use, one after the other (INV-6.10, INV-6.12, INV-10.3 C-1).  `number` is the slot."""

    use: Use
    number: Annotated[int, 0]
    who: Annotated[int, "who_chooses(use, number)"]

    def run(self, s: World) -> None:
        use, slot = self.use, self.number
        if slot == len(use.ability.slots):
            s.rules.aimed(s, use)
            return
        target = use.ability.slots[slot]
        chosen = use.chosen_for(slot)
        enough = len(chosen) >= target.least(s, use)
        candidates = open_targets(s, use, slot) if len(chosen) < target.most(s, use) else []
        if candidates:
            s.ask(self, self.who, [DONE, *candidates] if enough else candidates)
        elif enough:
            s.then(Aim(use.opened(slot), slot + 1))
        else:
            s.rules.untargetable(s, use)

    def answer(self, s: World, option: int) -> None:
        use, slot = self.use, self.number
        if option == DONE:
            s.then(Aim(use.opened(slot), slot + 1))
        else:
            s.then(Aim(aimed_at(s, use, slot, option), slot))

    def move(self, s: World, option: int) -> Move:
        return Move("done") if option == DONE else Move("target", option)

    def stage(self, s: World) -> str:
        return USE

    def about(self, s: World) -> dict[str, object] | None:
        return s.text_of(self.use)

    def secret(self, s: World) -> bool:
        return self.use.ability.weighs_hidden()

    def idle(self, s: World) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, use: Use, number: int = 0) -> None:
        self.card = self.target = -1
        self.use = use
        self.number = number
        self.who = who_chooses(use, number)

    def renamed(self, names: Names) -> Aim:
        """The same with other card ids."""
        return Aim(self.use.renamed(names), self.number)

    def saved(self) -> list[object]:
        return ["Aim", self.use.saved(), self.number]


class Offer(Question["World"]):
    """Ask whether a player uses an optional triggered ability."""

    use: Use
    who: Annotated[int, "use.controller"]

    def run(self, s: World) -> None:
        use = self.use
        effect = use.ability.ability.effect
        assert effect is not None
        able = completable(s, use) and effect.possible(s, use, use.subject(), use.controller)
        s.ask(self, use.controller, [DONE, 1] if able else [DONE])

    def answer(self, s: World, option: int) -> None:
        if option != DONE:
            s.then(Aim(self.use))

    def move(self, s: World, option: int) -> Move:
        return Move("decline") if option == DONE else Move("accept", self.use.source)

    def idle(self, s: World) -> int:
        return DONE

    def trigger(self, s: World) -> str:
        return s.code_of(self.use.source)

    def secret(self, s: World) -> bool:
        return self.use.ability.weighs_hidden()

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, use: Use) -> None:
        self.card = self.target = -1
        self.number = 0
        self.use = use
        self.who = use.controller

    def renamed(self, names: Names) -> Offer:
        """The same with other card ids."""
        return Offer(self.use.renamed(names))

    def saved(self) -> list[object]:
        return ["Offer", self.use.saved()]


def who_chooses(use: Use, slot: int) -> int:
    """The player who chooses a target of a use."""
    slots = use.ability.slots
    return 1 - use.controller if slot < len(slots) and slots[slot].by_opponent else use.controller


def begin(s: World, use: Use) -> None:
    """Routine C: targets, then costs, then the effect (INV-10.3)."""
    if use.ability.ability.optional:
        s.then(Offer(use))
    elif use.ability.slots:
        s.then(Aim(use))
    else:
        s.rules.aimed(s, use)


def aimed_at(s: World, use: Use, slot: int, card: int) -> Use:
    """The use with one more target; its birth number and place are stored."""
    return use.aiming(slot, card, s.age(card), s.spot(card))


def open_targets(s: World, use: Use, slot: int) -> list[int]:
    """The legal targets for a slot that leave legal targets for all later slots (INV-11.5)."""
    slots = use.ability.slots
    target = slots[slot]
    candidates = target.candidates(s, use, slot)
    if slot + 1 == len(slots) and target.least(s, use) <= 1:
        return candidates
    return [card for card in candidates if completable(s, aimed_at(s, use, slot, card), slot)]


def completable(s: World, use: Use, slot: int = 0) -> bool:
    """True if there are legal targets for this slot and all later ones."""
    slots = use.ability.slots
    if slot == len(slots):
        return True
    target = slots[slot]
    if len(use.chosen_for(slot)) >= target.least(s, use):
        return completable(s, use.opened(slot), slot + 1)
    candidates = target.candidates(s, use, slot)
    missing = target.least(s, use) - len(use.chosen_for(slot))
    if len(candidates) < missing:
        return False  # too few candidates for any combination
    if slot + 1 == len(slots) and missing <= 1:
        return bool(candidates)
    for card in candidates:
        if completable(s, aimed_at(s, use, slot, card), slot):
            return True
    return False


def still_legal(s: World, use: Use) -> Use:
    """The use without the targets that are no longer legal (INV-11.7, INV-11.9)."""
    if not use.ability.slots:
        return use
    legal: list[tuple[int, ...]] = []
    ages: list[tuple[int, ...]] = []
    for slot, target in enumerate(use.ability.slots):
        kept = [
            (card, age)
            for card, age in zip(use.chosen.targets[slot], use.chosen.ages[slot])
            if not target.aimed
            or (s.age(card) == age and target.of.has(s, card, use.but(slot), NOTHING, use.controller))
        ]
        legal.append(tuple([card for card, _ in kept]))
        ages.append(tuple([age for _, age in kept]))
    return use.aimed(tuple(legal), tuple(ages))


def alike(uses: list[Use]) -> bool:
    """True if the uses are of the same text and player and have the same result, whatever triggered them."""
    first = uses[0]
    ability = first.ability.ability
    effect = ability.effect
    if effect is None or ability.cost or first.ability.slots:
        return False
    for use in uses:
        if use.ability.ability is not ability or use.controller != first.controller or use.chosen.x != first.chosen.x:
            return False
        if use.topic.about != first.topic.about or use.occurrence.notes.already != first.occurrence.notes.already:
            return False
    one_card = len({(use.source, use.birth) for use in uses}) == 1
    return effect.is_independent(one_card)
