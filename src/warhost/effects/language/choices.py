"""Words of the card language for choices: targets, cards, players, numbers, or whether to do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.dataclass import dataclass
from ...engine.moves import FOR, Move
from ..circumstances import NOTHING
from .ability_use import SEVERAL, AbilityUse, AnyWorld
from .effect import ANY_TIMES, DONE, NOBODY, Asking, Effect, HowMany, Offering, Slot, value
from .resolution import Asked, Resolve
from .select import IN_PILES, Selector
from .sets import IT, has_members, members, of_a_hand, subjects

if TYPE_CHECKING:
    from ..state.world import World


@dataclass(frozen=True)
class Target(Slot):
    """A target: chosen when the ability is used, and checked again when it resolves (INV-11.4).

    With `aimed=False` it is chosen at the same time but is not a target, such as a card that pays a cost which the rest
    of the text mentions.  The inner effect refers to the first target as `it`; if there may be several, as FIRST,
    SECOND and so on.
    """

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        slot = self.slot(use)
        chosen = use.chosen.targets[slot]
        nests = use.ability.nests
        left = [at for at, targets in enumerate(use.chosen.targets) if targets and nests[at] == nests[slot]]
        if left:  # INV-11.9: of targets chosen together, at least one is still legal
            s.then(Resolve(self.effect, use, chosen[0] if chosen else NOTHING, who))

    def slot(self, use: AbilityUse) -> int:
        for number, each in enumerate(use.ability.slots):
            if each is self:
                return number
        return use.ability.slots.index(self)

    def candidates(self, s: World, use: AbilityUse, slot: int) -> list[int]:
        """The legal targets at the moment, without those already chosen for this slot."""
        taken = use.chosen_for(slot)
        priced = use.ability.priced and slot + 1 == len(use.ability.slots) and not taken
        return [
            card
            for card in members(s, self.of, use, NOTHING, use.controller)
            if card not in taken
            and (not self.aimed or s.rules.can_be_target(s, card, use))
            and not s.rules.pointless(s, self.effect, use, card)
            and (not priced or self.payable(s, use, slot, card))
        ]

    def payable(self, s: World, use: AbilityUse, slot: int, card: int) -> bool:
        """True if the costs that depend on the chosen target can be paid."""
        aimed = use.aiming(slot, card, s.age(card), s.spot(card))
        costs, x_is = use.ability.ability.cost, use.ability.ability.x_is
        if not isinstance(x_is, int):
            aimed = aimed.paying(value(x_is, s, aimed, NOTHING, use.controller))
        return not [cost for cost in costs if not cost.can_be_paid(s, aimed, NOTHING, use.controller)]


@dataclass(frozen=True)
class TargetPlayer(Target):
    """A player as a target of the text: that player carries out the inner effect."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        chosen = use.chosen.targets[self.slot(use)]
        if chosen:
            s.then(Resolve(self.effect, use, it, chosen[0] - s.facts.player(0)))


@dataclass(frozen=True)
class ChoosePlayer(Asking):
    """Any player, chosen when the text resolves; the inner effect refers to that player."""

    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [s.facts.player(seat) for seat in (who, 1 - who)]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effect, use, it, option - s.facts.player(0)))


class ChoosingX(Asking):
    """An effect that asks for the value of X."""

    def move(self, s: AnyWorld, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("x", amount=option)


@dataclass(frozen=True)
class PickX(ChoosingX):
    """The player chooses X up to a limit when the text resolves; 0 has no effect."""

    most: HowMany
    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        found = list(range(1, self.top(s, use, it, who) + 1))
        return [0, *[x for x in found if self.effect.possible(s, use.paying(x), it, who)]]

    def top(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return value(self.most, s, use, it, who)

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option:
            s.then(Resolve(self.effect, use.paying(option), it, who))

    def idle_option(self) -> int:
        return 0

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return len(self.options(s, use, it, who)) > 1


@dataclass(frozen=True)
class ChooseNumber(ChoosingX):
    """The player who uses the ability chooses X when the text resolves, at most as much as can be carried out."""

    most: int
    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [x for x in range(1, self.most + 1) if self.effect.possible(s, use.paying(x), it, who)]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effect, use.paying(option), it, who))

    def asks(self, use: AbilityUse, who: int) -> int:
        return use.controller


@dataclass(frozen=True)
class ChooseSome(Asking):
    """Choose a number of cards, exactly or at most, one by one; then the effect applies to all at once.

    Later parts of the text refer to them as FOUND.
    """

    of: Selector
    number: HowMany
    effect: Effect
    up_to: bool = False

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        super().perform(s, use.finding(()), it, who)

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        chosen = use.topic.found
        if len(chosen) >= value(self.number, s, use, it, who):
            return []
        open_ones = [card for card in members(s, self.of, use, it, who) if card not in chosen]
        return [DONE, *open_ones] if self.up_to and (open_ones or self.depends_on_hidden()) else open_ones

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        chosen = use if option == DONE else use.finding((*use.topic.found, option))
        options = [] if option == DONE else self.options(s, chosen, it, who)
        if options:
            s.ask(Asked(self, chosen, it, who), who, options)
        elif chosen.topic.found:
            s.then(Resolve(self.effect, chosen, chosen.topic.found[0], who))

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("done") if option == DONE else Move("choose", option)

    def idle_option(self) -> int:
        return DONE if self.up_to else NOBODY

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        wanted = value(self.number, s, use, it, who)
        return self.up_to or has_members(s, self.of, use, it, who, wanted)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return has_members(s, self.of, use, it, who, 1)


@dataclass(frozen=True)
class Choose(Asking):
    """A choice that is not a target: made when the text is carried out.

    With `aimed` it is a target, chosen late because the legal targets depend on what the text has done before.
    """

    of: Selector
    effect: Effect
    aimed: bool = False

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [
            card
            for card in members(s, self.of, use, it, who)
            if (not self.aimed or s.rules.can_be_late_target(s, card, use)) and self.effect.possible(s, use, card, who)
        ]

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        for card in members(s, self.of, use, it, who):
            if (not self.aimed or s.rules.can_be_late_target(s, card, use)) and self.effect.possible(s, use, card, who):
                return True
        return False

    def often(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        times = [self.effect.often(s, use, card, who) for card in self.options(s, use, it, who)]
        return min(ANY_TIMES, sum(times))

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effect, use, option, who))
        if self.aimed:
            s.rules.aimed_late(s, use, option)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("target" if self.aimed else "choose", option)

    def depends_on_hidden(self) -> bool:
        return of_a_hand(self.of)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        if who != use.controller and self.of.scope() == IN_PILES:
            return bool(s.hand(who))  # nobody may learn the contents of another player's hand from their options
        return self.possible(s, use, it, who)


@dataclass(frozen=True)
class May(Offering):
    """The player may carry out the effect or decline."""

    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [DONE, 1] if self.effect.possible(s, use, it, who) else [DONE]

    def taken(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effect, use, it, who))

    def taking(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("accept", use.source)

    def leaving(self) -> Move:
        return Move("decline")

    def depends_on_hidden(self) -> bool:
        return isinstance(self.effect, Asking) and self.effect.depends_on_hidden()


@dataclass(frozen=True)
class Or(Asking):
    """One of several effects that can be carried out whole (INV-12.6); if none can, one that can be in part."""

    effects: tuple[Effect, ...]

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        some = [number for number, effect in enumerate(self.effects) if effect.partly(s, use, it, who)]
        return [number for number in some if self.effects[number].possible(s, use, it, who)] or some

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.then(Resolve(self.effects[option], use, it, who))

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("option", amount=option + 1, ability=use.ability.part_key(self.effects[option]))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([effect for effect in self.effects if effect.possible(s, use, it, who)])

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([effect for effect in self.effects if effect.partly(s, use, it, who)])


@dataclass(frozen=True)
class AskingOfOne(Asking):
    """A choice for cards in play, such as their destination; the first card determines the options."""

    of: Selector = IT

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who)
        return self.goals(s, cards, use, it, who) if cards and s.is_in_play(cards[0]) else []

    def goals(self, s: AnyWorld, cards: list[int], use: AbilityUse, it: int, who: int) -> list[int]:
        """The options for these cards."""
        raise NotImplementedError


@dataclass(frozen=True)
class UnlessPays(Offering):
    """The effect happens unless the player pays resources; with `to_you`, to the controller of the text."""

    price: HowMany
    effect: Effect
    to_you: bool = False

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [DONE, 1] if s.rules.wealth(s, who) >= value(self.price, s, use, it, who) else [DONE]

    def taken(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        price = value(self.price, s, use, it, who)
        if self.to_you:
            s.rules.earn(s, use.controller, price, use)
        s.rules.pay(s, who, price)

    def left(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        s.then(Resolve(self.effect, use, it, who))

    def taking(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        price = value(self.price, s, use, it, who)
        what_for = it if 0 <= it < s.facts.cards else use.source
        return Move("pay", target=what_for, amount=price, manner=FOR)

    def leaving(self) -> Move:
        return Move("decline")


@dataclass(frozen=True)
class ChooseOneByOne(Offering):
    """Cards are chosen one by one while there are candidates; `found` are the cards chosen so far."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        super().perform(s, use.finding(()), it, who)

    def taken(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        chosen = use.finding((*use.topic.found, option))
        options = self.options(s, chosen, it, who)
        if options:
            s.ask(Asked(self, chosen, it, who), who, options)
        else:
            self.left(s, chosen, it, who)


@dataclass(frozen=True)
class AnyNumber(ChooseOneByOne):
    """Any number of the selected cards, chosen one by one; then the effect applies to all at once.

    With `some` at least one must be chosen, with `most` at most that many.
    """

    of: Selector
    effect: Effect
    some: bool = False
    most: int = ANY_TIMES

    def open_ones(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        """The candidates that have not been chosen yet."""
        found = [card for card in members(s, self.of, use, it, who) if card not in use.topic.found]
        return [card for card in found if self.effect.partly(s, use, card, who)]

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        if len(use.topic.found) >= self.most:
            return []
        found = self.open_ones(s, use, it, who)
        if self.some and not use.topic.found:
            return found
        return [DONE, *found] if found or self.depends_on_hidden() else []

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        for card in members(s, self.of, use, it, who):
            if self.effect.partly(s, use, card, who):
                return True
        return self.depends_on_hidden()

    def left(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        if use.topic.found:
            s.then(Resolve(self.effect, use, SEVERAL, who))


@dataclass(frozen=True)
class EachEither(Asking):
    """For each selected card its controller chooses one of two effects, the active player's cards first.

    When all have chosen, all effects happen at once.  The set refers to targets or places, because `it` is the card
    that is chosen for.
    """

    of: Selector
    one: Effect
    other: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        self.go_on(s, use.finding(()), NOTHING)

    def cards(self, s: World, use: AbilityUse) -> list[int]:
        """The cards to choose for, in the order of the choices."""
        cards = members(s, self.of, use, NOTHING, use.controller)
        return [card for seat in s.in_turn() for card in cards if s.controller[card] == seat]

    def go_on(self, s: World, use: AbilityUse, last: int) -> None:
        """Ask for the next card that can be affected; after the last one, carry out all choices in one step."""
        cards = self.cards(s, use)
        for card in cards[cards.index(last) + 1 if last != NOTHING else 0 :]:
            seat = s.controller[card]
            options = self.options(s, use, card, seat)
            if options:
                s.ask(Asked(self, use, card, seat), seat, options)
                return
        rest = tuple([card for card in cards if card not in use.topic.found])
        self.one.perform(s, use, SEVERAL, use.controller)
        self.other.perform(s, use.finding(rest), SEVERAL, use.controller)

    def choices(self) -> tuple[Effect, Effect]:
        return self.one, self.other

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        some = [number for number, effect in enumerate(self.choices()) if effect.partly(s, use, it, who)]
        return [number for number in some if self.choices()[number].possible(s, use, it, who)] or some

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        self.go_on(s, use if option else use.finding((*use.topic.found, it)), it)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("option", amount=option + 1, ability=use.ability.part_key(self.choices()[option]))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([card for card in self.cards(s, use) if self.options(s, use, card, s.controller[card])])
