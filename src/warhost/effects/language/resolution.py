"""Resolution of card texts: steps that carry out effects and ask their questions, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from ...engine.columns import PlacedCards
from ...engine.moves import Move
from ...engine.renumbering import Renumbering
from ...engine.steps import NO_IDLE_OPTION, Question, Step
from ..hidden.knowledge import out_of_sight
from .ability_use import AbilityUse, PossibleResponse, ReferredCard
from .effect import NOBODY, Asking, Effect, Looking

if TYPE_CHECKING:
    from ..state.world import World


class Resolve(Step["World"]):
    """Carry out one effect of a use, for player `who`, with `it` as the card it refers to."""

    effect: Effect
    use: AbilityUse
    it: ReferredCard
    who: int

    def run(self, s: World) -> None:
        self.effect.perform(s, self.use, self.it, self.who)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("effect", "it", "use")

    def __init__(self, effect: Effect, use: AbilityUse, it: ReferredCard, who: int) -> None:
        self.card = self.target = -1
        self.number = 0
        self.effect = effect
        self.use = use
        self.it = it
        self.who = who

    def renamed(self, names: Renumbering) -> Resolve:
        """A copy with the card ids renumbered."""
        return type(self)(self.effect, self.use.renamed(names), self.use.follow(self.it, names), self.who)

    def saved(self) -> list[object]:
        return [self.stored_name(), self.use.saved(), self.use.ability.number_of(self.effect), self.it, self.who]


class Asked(Question["World"]):
    """A question of an effect; `cards` are the cards revealed to the player for it."""

    effect: Asking
    use: AbilityUse
    it: ReferredCard
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
        return self.effect.depends_on_hidden() or (self.effect.depends_on_it() and out_of_sight(s, self.it))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards", "effect", "it", "use")

    def __init__(self, effect: Asking, use: AbilityUse, it: ReferredCard, who: int, cards: PlacedCards = ()) -> None:
        self.card = self.target = -1
        self.number = 0
        self.effect = effect
        self.use = use
        self.it = it
        self.who = who
        self.cards = cards

    def renamed(self, names: Renumbering) -> Asked:
        """A copy with the card ids renumbered."""
        return Asked(
            self.effect, self.use.renamed(names), self.use.follow(self.it, names), self.who, names.all(self.cards)
        )

    def saved(self) -> list[object]:
        return ["Asked", self.use.saved(), self.use.ability.number_of(self.effect), self.it, self.who, list(self.cards)]


class IfCarried(Resolve):
    """The part after "then": it waits below the part before it, which marks it once it has been carried out."""

    effect: Effect
    use: AbilityUse
    it: ReferredCard
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

    def __init__(self, effect: Effect, use: AbilityUse, it: ReferredCard, who: int, number: int = 0) -> None:
        self.card = self.target = -1
        self.effect = effect
        self.use = use
        self.it = it
        self.who = who
        self.number = number

    def replaced(self, *, number: int | None = None) -> IfCarried:
        """A copy with some fields replaced."""
        return IfCarried(self.effect, self.use, self.it, self.who, self.number if number is None else number)

    def renamed(self, names: Renumbering) -> IfCarried:
        """A copy with the card ids renumbered."""
        return IfCarried(self.effect, self.use.renamed(names), self.use.follow(self.it, names), self.who, self.number)

    def saved(self) -> list[object]:
        return ["IfCarried", self.use.saved(), self.use.ability.number_of(self.effect), self.it, self.who, self.number]


class EndOfText(Step["World"]):
    """The end of a text: discard a played card, then trigger the abilities that waited for this end (CON-16.26).

    What other texts, triggered in the middle of this one, carry out does not count for a "then" of this one.
    """

    use: AbilityUse
    uses: Annotated[tuple[AbilityUse, ...], ()]  # abilities triggered during the text: they resolve after the text
    alerts: Annotated[tuple[PossibleResponse, ...], ()]
    who: Annotated[int, "use.controller"]

    @classmethod
    def stored_name(cls) -> str:
        return "Followed"

    def gathering(self, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> EndOfText:
        """A copy with more waiting abilities."""
        return self.replaced(uses=(*self.uses, *uses), alerts=(*self.alerts, *alerts))

    def run(self, s: World) -> None:
        s.rules.end_text(s, self.use)
        s.fresh = (*self.uses, *s.fresh)
        s.alerts = (*self.alerts, *s.alerts)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("alerts", "use", "uses")

    def __init__(
        self, use: AbilityUse, uses: tuple[AbilityUse, ...] = (), alerts: tuple[PossibleResponse, ...] = ()
    ) -> None:
        self.card = self.target = -1
        self.number = 0
        self.use = use
        self.uses = uses
        self.alerts = alerts
        self.who = use.controller

    def replaced(
        self, *, uses: tuple[AbilityUse, ...] | None = None, alerts: tuple[PossibleResponse, ...] | None = None
    ) -> EndOfText:
        """A copy with some fields replaced."""
        return EndOfText(self.use, self.uses if uses is None else uses, self.alerts if alerts is None else alerts)

    def renamed(self, names: Renumbering) -> EndOfText:
        """A copy with the card ids renumbered."""
        return EndOfText(
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

    uses: Annotated[tuple[AbilityUse, ...], ()]
    alerts: Annotated[tuple[PossibleResponse, ...], ()]

    def gathering(self, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> AtOnce:
        return self.replaced(uses=(*self.uses, *uses), alerts=(*self.alerts, *alerts)) if uses or alerts else self

    def run(self, s: World) -> None:
        s.fresh = (*self.uses, *s.fresh)
        s.alerts = (*self.alerts, *s.alerts)
        s.changed = True

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("alerts", "uses")

    def __init__(self, uses: tuple[AbilityUse, ...] = (), alerts: tuple[PossibleResponse, ...] = ()) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.uses = uses
        self.alerts = alerts

    def replaced(
        self, *, uses: tuple[AbilityUse, ...] | None = None, alerts: tuple[PossibleResponse, ...] | None = None
    ) -> AtOnce:
        """A copy with some fields replaced."""
        return type(self)(self.uses if uses is None else uses, self.alerts if alerts is None else alerts)

    def renamed(self, names: Renumbering) -> AtOnce:
        """A copy with the card ids renumbered."""
        return type(self)(
            tuple([each.renamed(names) for each in self.uses]), tuple([each.renamed(names) for each in self.alerts])
        )

    def saved(self) -> list[object]:
        return [self.stored_name(), [each.saved() for each in self.uses], [each.saved() for each in self.alerts]]


def at_once(s: World) -> None:
    """Make all choices that follow in this sentence happen at the same time."""
    if s.together() < 0:
        s.then(AtOnce())
