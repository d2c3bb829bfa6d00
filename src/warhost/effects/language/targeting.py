"""Steps before an ability resolves: the order of triggered abilities, optional use, and the choice of targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from ...engine.moves import Move
from ...engine.renumbering import Renumbering
from ...engine.steps import NO_IDLE_OPTION, Question
from ..circumstances import NOTHING
from .ability_use import AbilityUse
from .effect import DONE

if TYPE_CHECKING:
    from ..state.world import World


USE: Final = "use"  # stage of the questions with which an ability is used


class Triggers(Question["World"]):
    """Routine A: order simultaneous abilities, constant effects before forced ones, the active player's first.

    Within a kind each player resolves their own abilities in any order (INV-9.7, INV-9.9, INV-10.1).
    """

    uses: tuple[AbilityUse, ...]

    def run(self, s: World) -> None:
        kind = min([use.ability.kind for use in self.uses])
        for seat in s.in_turn():
            waiting = [
                number for number, use in enumerate(self.uses) if use.ability.kind == kind and use.controller == seat
            ]
            waiting = [number for number in waiting if self.together(s, number)[0] == number]
            if len(waiting) == 1 or (waiting and have_same_result([self.uses[number] for number in waiting])):
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

    def __init__(self, uses: tuple[AbilityUse, ...]) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.uses = uses

    def renamed(self, names: Renumbering) -> Triggers:
        """A copy with the card ids renumbered."""
        return Triggers(tuple([each.renamed(names) for each in self.uses]))

    def saved(self) -> list[object]:
        return ["Triggers", [each.saved() for each in self.uses]]


class Aim(Question["World"]):
    """Choose the targets of a use, one after the other (INV-6.10, INV-6.12, INV-10.3 C-1).  `number` is the slot."""

    use: AbilityUse
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
        return self.use.ability.considers_hidden()

    def idle(self, s: World) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, use: AbilityUse, number: int = 0) -> None:
        self.card = self.target = -1
        self.use = use
        self.number = number
        self.who = who_chooses(use, number)

    def renamed(self, names: Renumbering) -> Aim:
        """A copy with the card ids renumbered."""
        return Aim(self.use.renamed(names), self.number)

    def saved(self) -> list[object]:
        return ["Aim", self.use.saved(), self.number]


class Offer(Question["World"]):
    """Ask whether a player uses an optional triggered ability."""

    use: AbilityUse
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
        return self.use.ability.considers_hidden()

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, use: AbilityUse) -> None:
        self.card = self.target = -1
        self.number = 0
        self.use = use
        self.who = use.controller

    def renamed(self, names: Renumbering) -> Offer:
        """A copy with the card ids renumbered."""
        return Offer(self.use.renamed(names))

    def saved(self) -> list[object]:
        return ["Offer", self.use.saved()]


def who_chooses(use: AbilityUse, slot: int) -> int:
    """The player who chooses a target of a use."""
    slots = use.ability.slots
    return 1 - use.controller if slot < len(slots) and slots[slot].by_opponent else use.controller


def begin(s: World, use: AbilityUse) -> None:
    """Routine C: targets, then costs, then the effect (INV-10.3)."""
    if use.ability.ability.optional:
        s.then(Offer(use))
    elif use.ability.slots:
        s.then(Aim(use))
    else:
        s.rules.aimed(s, use)


def aimed_at(s: World, use: AbilityUse, slot: int, card: int) -> AbilityUse:
    """The use with one more target; its birth number and place are stored."""
    return use.aiming(slot, card, s.age(card), s.spot(card))


def open_targets(s: World, use: AbilityUse, slot: int) -> list[int]:
    """The legal targets for a slot that leave legal targets for all later slots (INV-11.5)."""
    slots = use.ability.slots
    target = slots[slot]
    candidates = target.candidates(s, use, slot)
    if slot + 1 == len(slots) and target.least(s, use) <= 1:
        return candidates
    return [card for card in candidates if completable(s, aimed_at(s, use, slot, card), slot)]


def completable(s: World, use: AbilityUse, slot: int = 0) -> bool:
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


def still_legal(s: World, use: AbilityUse) -> AbilityUse:
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


def have_same_result(uses: list[AbilityUse]) -> bool:
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
