"""The joints of the card language: they hold verbs together and only push more steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.dataclass import dataclass
from ...engine.moves import FOR, Move
from .conditions import Condition
from .effect import DONE, NOBODY, Asking, Effect
from .following import Asked, AtOnce, IfCarried, Resolve
from .numbers import ChosenX, HowMany, value
from .select import IN_PILES, Selector, members
from .sets import Trigger, of_a_hand, subjects
from .use import NOTHING, Use

if TYPE_CHECKING:
    from ..state.world import World


@dataclass(frozen=True)
class Seq(Effect):
    """One thing after the other; each is done as far as it can be (INV-12.3)."""

    effects: tuple[Effect, ...]

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.then_all([Resolve(effect, use, it, who) for effect in self.effects])

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        for effect in self.effects:
            if not effect.possible(s, use, it, who):
                return False
        return True

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([effect for effect in self.effects if effect.partly(s, use, it, who)])

    def parts(self) -> tuple[Effect, ...]:
        return self.effects


@dataclass(frozen=True)
class Then(Effect):
    """The second part happens only if the first has been carried out (INV-12.4)."""

    first: Effect
    second: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.then(Resolve(self.first, use, it, who), IfCarried(self.second, use, it, who))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.first.possible(s, use, it, who)

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.first.partly(s, use, it, who)

    def weighs_hidden(self) -> bool:
        return self.first.weighs_hidden()

    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)


@dataclass(frozen=True)
class Target(Effect):
    """A target of the text: chosen when the ability is used, checked again when it resolves (INV-11.4).

    With `aimed` off it is no target, only chosen as early: what pays a cost that the rest of the text refers to.

    The effect inside speaks of the first target as `it`; where there may be several, of FIRST, SECOND and so on.
    """

    of: Selector
    effect: Effect
    count: HowMany = 1
    up_to: bool = False
    aimed: bool = True
    fewest: int = 0  # of "up to" so many
    by_opponent: bool = False  # an opponent chooses it

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        chosen = use.targets[self.slot(use)]
        if chosen:
            s.then(Resolve(self.effect, use, chosen[0], who))

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def slot(self, use: Use) -> int:
        for number, each in enumerate(use.ability.slots):
            if each is self:
                return number
        return use.ability.slots.index(self)

    def candidates(self, s: World, use: Use, slot: int) -> list[int]:
        """What may be chosen, as things stand; what has been chosen for this target already is not offered again."""
        taken = use.chosen(slot)
        priced = use.ability.priced and slot + 1 == len(use.ability.slots) and not taken
        return [
            card
            for card in members(s, self.of, use, NOTHING, use.controller)
            if card not in taken
            and (not self.aimed or s.can_be_target(card, use))
            and not s.pointless(self.effect, use, card)
            and (not priced or self.payable(s, use, slot, card))
        ]

    def payable(self, s: World, use: Use, slot: int, card: int) -> bool:
        """Whether the costs can be paid that speak of what is chosen."""
        aimed = use.aiming(slot, card, s.age(card), s.spot(card))
        costs, x_is = use.ability.ability.cost, use.ability.ability.x_is
        if not isinstance(x_is, int):
            aimed = aimed.paying(value(x_is, s, aimed, NOTHING, use.controller))
        return not [cost for cost in costs if not cost.can_be_paid(s, aimed, NOTHING, use.controller)]

    def most(self, s: World, use: Use) -> int:
        return value(self.count, s, use, NOTHING, use.controller)

    def least(self, s: World, use: Use) -> int:
        return self.fewest if self.up_to else value(self.count, s, use, NOTHING, use.controller)


@dataclass(frozen=True)
class TargetPlayer(Target):
    """A player as a target of the text: he carries the effect inside out."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        chosen = use.targets[self.slot(use)]
        if chosen:
            s.then(Resolve(self.effect, use, it, chosen[0] - s.facts.player(0)))


@dataclass(frozen=True)
class ChoosePlayer(Asking):
    """Any player, who is chosen when the text is followed: what follows is about him."""

    effect: Effect

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [s.facts.player(seat) for seat in (who, 1 - who)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effect, use, it, option - s.facts.player(0)))

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class You(Effect):
    """The player whose card it is does it, whoever carried out what came before."""

    effect: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.then(Resolve(self.effect, use, it, use.controller))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.effect.possible(s, use, it, use.controller)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class ByHolder(Effect):
    """Whoever controls a card, or owns it, does it; of a card that has left play, whoever controlled it then."""

    of: Selector
    effect: Effect
    owner: bool = False

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for card in self.cards(s, use, it, who):
            s.then(Resolve(self.effect, use, card, self.holder(s, use, card)))

    def cards(self, s: World, use: Use, it: int, who: int) -> list[int]:
        if isinstance(self.of, Trigger):
            return [use.occurrence.card]  # wherever it is now
        return subjects(s, self.of, use, it, who)[:1]

    def holder(self, s: World, use: Use, card: int) -> int:
        if card >= s.facts.first_link:
            return s.chain[card - s.facts.first_link].controller
        if self.owner:
            return s.owner_of(card)
        if card == use.occurrence.card and not s.is_same(use.occurrence):
            return use.occurrence.controller
        return s.controller[card]

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = self.cards(s, use, it, who)
        return bool(cards) and self.effect.possible(s, use, cards[0], self.holder(s, use, cards[0]))

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = self.cards(s, use, it, who)
        return bool(cards) and self.effect.partly(s, use, cards[0], self.holder(s, use, cards[0]))

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class PickX(Asking):
    """X is a number of the player's choice, up to so much, chosen when the text is followed; 0 does nothing."""

    most: HowMany
    effect: Effect

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        found = list(range(1, self.top(s, use, it, who) + 1))
        return [0, *[x for x in found if self.effect.possible(s, use.paying(x), it, who)]]

    def top(self, s: World, use: Use, it: int, who: int) -> int:
        return value(self.most, s, use, it, who)

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        if option:
            s.then(Resolve(self.effect, use.paying(option), it, who))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("x", amount=option)

    def idle_option(self) -> int:
        return 0

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return len(self.options(s, use, it, who)) > 1

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class ChooseSome(Asking):
    """So many cards of a set, or up to so many, chosen one after the other; then the same is done to all at once.

    What follows speaks of them as those that were found.
    """

    of: Selector
    number: HowMany
    effect: Effect
    up_to: bool = False

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        super().perform(s, use.finding(()), it, who)

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        chosen = use.found
        if len(chosen) >= value(self.number, s, use, it, who):
            return []
        open_ones = [card for card in members(s, self.of, use, it, who) if card not in chosen]
        return [DONE, *open_ones] if self.up_to and (open_ones or self.hangs_on_hidden()) else open_ones

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        chosen = use if option == DONE else use.finding((*use.found, option))
        options = [] if option == DONE else self.options(s, chosen, it, who)
        if options:
            s.ask(Asked(self, chosen, it, who), who, options)
        elif chosen.found:
            s.then(Resolve(self.effect, chosen, chosen.found[0], who))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("done") if option == DONE else Move("choose", option)

    def idle_option(self) -> int:
        return DONE if self.up_to else NOBODY

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        wanted = value(self.number, s, use, it, who)
        return self.up_to or len(members(s, self.of, use, it, who)) >= wanted

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool(members(s, self.of, use, it, who))

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class WithX(Effect):
    """X is a number as it stands now; what follows speaks of it, whatever becomes of what it was counted from."""

    number: HowMany
    effect: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.then(Resolve(self.effect, use.paying(value(self.number, s, use, it, who)), it, who))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.effect.possible(s, use.paying(value(self.number, s, use, it, who)), it, who)

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.effect.partly(s, use.paying(value(self.number, s, use, it, who)), it, who)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class Choose(Asking):
    """A choice that is no target: made when the text is followed.

    With `aimed` it is one, named so late because what may be a target hangs on what the text has done before.
    """

    of: Selector
    effect: Effect
    aimed: bool = False

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [
            card
            for card in members(s, self.of, use, it, who)
            if (not self.aimed or s.can_be_late_target(card, use)) and self.effect.possible(s, use, card, who)
        ]

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        for card in members(s, self.of, use, it, who):
            if (not self.aimed or s.can_be_late_target(card, use)) and self.effect.possible(s, use, card, who):
                return True
        return False

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effect, use, option, who))
        if self.aimed:
            s.aimed_late(use, option)

    def hangs_on_hidden(self) -> bool:
        return of_a_hand(self.of)

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        if who != use.controller and self.of.scope() == IN_PILES:
            return bool(s.hand(who))  # what another player holds must not decide what this one is offered
        return self.possible(s, use, it, who)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class May(Asking):
    """The player may do it or leave it."""

    effect: Effect

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [DONE, 1] if self.effect.possible(s, use, it, who) else [DONE]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        if option != DONE:
            s.then(Resolve(self.effect, use, it, who))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("decline") if option == DONE else Move("accept", use.source)

    def idle_option(self) -> int:
        return DONE

    def hangs_on_hidden(self) -> bool:
        return isinstance(self.effect, Asking) and self.effect.hangs_on_hidden()

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class Or(Asking):
    """One of several, and only what can be done whole (INV-12.6); if nothing can, what can be done in part."""

    effects: tuple[Effect, ...]

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        whole = [number for number, effect in enumerate(self.effects) if effect.possible(s, use, it, who)]
        return whole or [number for number, effect in enumerate(self.effects) if effect.partly(s, use, it, who)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effects[option], use, it, who))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("option", amount=option + 1, ability=use.ability.part_key(self.effects[option]))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([effect for effect in self.effects if effect.possible(s, use, it, who)])

    def parts(self) -> tuple[Effect, ...]:
        return self.effects


@dataclass(frozen=True)
class If(Effect):
    """Only if a condition holds; otherwise perhaps something else."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        if self.condition.holds(s, use, it, who):
            s.then(Resolve(self.effect, use, it, who))
        elif self.otherwise is not None:
            s.then(Resolve(self.otherwise, use, it, who))

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        if self.condition.holds(s, use, it, who):
            return self.effect.partly(s, use, it, who)
        return self.otherwise is not None and self.otherwise.partly(s, use, it, who)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,) if self.otherwise is None else (self.effect, self.otherwise)


@dataclass(frozen=True)
class Times(Effect):
    """So many times, one after the other."""

    number: HowMany
    effect: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.then(*[Resolve(self.effect, use, it, who) for _ in range(value(self.number, s, use, it, who))])

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.effect.often(s, use, it, who) >= max(1, value(self.number, s, use, it, who))

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        never = not isinstance(self.number, ChosenX) and value(self.number, s, use, it, who) <= 0
        return not never and self.effect.partly(s, use, it, who)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Every player does it at the same time; the active one chooses first, or the one whose text it is."""

    effect: Effect
    you_first: bool = False

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        seats = s.in_turn()
        if self.you_first:
            seats = [who, *[seat for seat in seats if seat != who]]
        s.then(*[Resolve(self.effect, use, it, seat) for seat in seats], AtOnce())

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if self.effect.partly(s, use, it, seat)])

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Every opponent of the player does it."""

    effect: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.then(*[Resolve(self.effect, use, it, seat) for seat in s.in_turn() if seat != who])

    def partly(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if seat != who and self.effect.partly(s, use, it, seat)])

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class UnlessPays(Asking):
    """It happens unless the player pays so many resources; with `to_you`, to the player whose text it is."""

    price: HowMany
    effect: Effect
    to_you: bool = False

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [DONE, 1] if s.wealth(who) >= value(self.price, s, use, it, who) else [DONE]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        if option == DONE:
            s.then(Resolve(self.effect, use, it, who))
            return
        price = value(self.price, s, use, it, who)
        if self.to_you:
            s.earn(use.controller, price, use)
        s.pay(who, price)

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        if option == DONE:
            return Move("decline")
        price = value(self.price, s, use, it, who)
        what_for = it if 0 <= it < s.facts.cards else use.source
        return Move("pay", target=what_for, amount=price, manner=FOR)

    def idle_option(self) -> int:
        return DONE

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class AnyNumber(Asking):
    """Any number of cards of a set, one after the other: the same is done to each."""

    of: Selector
    effect: Effect

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        found = [card for card in members(s, self.of, use, it, who) if self.effect.partly(s, use, card, who)]
        return [DONE, *found] if found or self.hangs_on_hidden() else []

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        for card in members(s, self.of, use, it, who):
            if self.effect.partly(s, use, card, who):
                return True
        return self.hangs_on_hidden()

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        if option != DONE:
            s.then(Resolve(self.effect, use, option, who), Resolve(self, use, it, who))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("done") if option == DONE else Move("choose", option)

    def idle_option(self) -> int:
        return DONE

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class UpTo(Asking):
    """Up to so many cards of a set, one after the other and none twice: the same is done to each."""

    most: int
    of: Selector
    effect: Effect

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        found = [
            card
            for card in members(s, self.of, use, it, who)
            if card not in use.found and self.effect.partly(s, use, card, who)
        ]
        return [DONE, *found] if (found or self.hangs_on_hidden()) and len(use.found) < self.most else []

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        if option != DONE:
            s.then(Resolve(self.effect, use, option, who), Resolve(self, use.finding((*use.found, option)), it, who))

    def move(self, s: World, use: Use, it: int, who: int, option: int) -> Move:
        return Move("done") if option == DONE else Move("choose", option)

    def idle_option(self) -> int:
        return DONE

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True)
class Each(Effect):
    """For every card of a set, one after the other."""

    of: Selector
    effect: Effect
    by_controller: bool = False

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        cards = members(s, self.of, use, it, who)
        s.then(*[Resolve(self.effect, use, card, s.controller[card] if self.by_controller else who) for card in cards])

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)
