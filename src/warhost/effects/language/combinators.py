"""Control flow of the card language: combinators (sequence, then, if, each) that only push further steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.dataclass import dataclass
from ...engine.moves import Move
from ...engine.steps import AnyStep
from ..circumstances import NOTHING
from .ability_use import AbilityUse
from .effect import DONE, Asking, ChosenX, Condition, Effect, HowMany, value
from .resolution import Asked, AtOnce, IfCarried, Resolve, at_once
from .select import Selector
from .sets import Trigger, members, subjects

if TYPE_CHECKING:
    from ..state.world import World


def together(s: World, steps: list[AnyStep]) -> None:
    """Push several parts of one sentence; they happen at the same time, whatever is chosen for each."""
    if len(steps) > 1:
        at_once(s)
    s.then_all(steps)


@dataclass(frozen=True)
class Seq(Effect):
    """Effects in order; each is carried out as far as possible (INV-12.3)."""

    effects: tuple[Effect, ...]

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        s.then_all([Resolve(effect, use, it, who) for effect in self.effects])

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        for effect in self.effects:
            if not effect.possible(s, use, it, who):
                return False
        return True

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([effect for effect in self.effects if effect.partly(s, use, it, who)])

    def is_independent(self, one_card: bool) -> bool:
        return not [part for part in self.parts() if not part.is_independent(one_card)]


@dataclass(frozen=True)
class Then(Effect):
    """The second effect happens only if the first was carried out in full (INV-12.4, CON-16.18)."""

    first: Effect
    second: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        if self.first.possible(s, use, it, who):
            s.then(IfCarried(self.second, use, it, who))
        s.then(Resolve(self.first, use, it, who))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.first.possible(s, use, it, who)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.first.partly(s, use, it, who)

    def considers_hidden(self) -> bool:
        return self.first.considers_hidden()


@dataclass(frozen=True)
class You(Effect):
    """The controller of the source carries it out, whichever player carried out the part before."""

    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        s.then(Resolve(self.effect, use, it, use.controller))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.effect.possible(s, use, it, use.controller)


@dataclass(frozen=True)
class ByHolder(Effect):
    """The controller or owner of a card carries it out; if the card has left play, its last controller."""

    of: Selector
    effect: Effect
    owner: bool = False

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for card in self.cards(s, use, it, who):
            s.then(Resolve(self.effect, use, card, self.holder(s, use, card)))

    def cards(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        if isinstance(self.of, Trigger):
            return [use.occurrence.card]  # this card, even if it has moved to another place
        return subjects(s, self.of, use, it, who)[:1]

    def holder(self, s: World, use: AbilityUse, card: int) -> int:
        if card >= s.facts.first_link:
            return s.links()[card - s.facts.first_link].controller
        if self.owner:
            return s.owner_of(card)
        if card == use.occurrence.card and not s.is_same(use.occurrence):
            return use.occurrence.was.controller
        return s.controller[card]

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        cards = self.cards(s, use, it, who)
        return bool(cards) and self.effect.possible(s, use, cards[0], self.holder(s, use, cards[0]))

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        cards = self.cards(s, use, it, who)
        return bool(cards) and self.effect.partly(s, use, cards[0], self.holder(s, use, cards[0]))


@dataclass(frozen=True)
class WithX(Effect):
    """Fix X as a number at this moment; the inner effect uses this value even if the count changes."""

    number: HowMany
    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        s.then(Resolve(self.effect, use.paying(value(self.number, s, use, it, who)), it, who))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.effect.possible(s, use.paying(value(self.number, s, use, it, who)), it, who)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.effect.partly(s, use.paying(value(self.number, s, use, it, who)), it, who)


@dataclass(frozen=True)
class If(Effect):
    """Carry out an effect if a condition holds, otherwise the alternative, if there is one."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        if self.condition.holds(s, use, it, who):
            s.then(Resolve(self.effect, use, it, who))
        elif self.otherwise is not None:
            s.then(Resolve(self.otherwise, use, it, who))

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        if self.condition.holds(s, use, it, who):
            return self.effect.partly(s, use, it, who)
        return self.otherwise is not None and self.otherwise.partly(s, use, it, who)

    def conditions(self) -> tuple[Condition, ...]:
        return (self.condition,)


@dataclass(frozen=True)
class Times(Effect):
    """Repeat an effect: the choices are made one after the other, then all happen at once (CON-16.8)."""

    number: HowMany
    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        together(s, [Resolve(self.effect, use, it, who) for _ in range(value(self.number, s, use, it, who))])

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.effect.often(s, use, it, who) >= max(1, value(self.number, s, use, it, who))

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        never = not isinstance(self.number, ChosenX) and value(self.number, s, use, it, who) <= 0
        return not never and self.effect.partly(s, use, it, who)

    def is_independent(self, one_card: bool) -> bool:
        return isinstance(self.number, int) and self.effect.is_independent(one_card)


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Every player carries it out at the same time; the active player, or the text's controller, chooses first."""

    effect: Effect
    you_first: bool = False

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        seats = s.in_turn()
        if self.you_first:
            seats = [who, *[seat for seat in seats if seat != who]]
        s.then(*[Resolve(self.effect, use, it, seat) for seat in seats], AtOnce())

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if self.effect.partly(s, use, it, seat)])

    def is_independent(self, one_card: bool) -> bool:
        return not [part for part in self.parts() if not part.is_independent(one_card)]


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Every opponent of the player carries it out."""

    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        s.then(*[Resolve(self.effect, use, it, seat) for seat in s.in_turn() if seat != who])

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if seat != who and self.effect.partly(s, use, it, seat)])

    def is_independent(self, one_card: bool) -> bool:
        return not [part for part in self.parts() if not part.is_independent(one_card)]


@dataclass(frozen=True)
class Each(Effect):
    """Carry out an effect for every selected card: choices one by one, then all at once (CON-16.8).

    If the controllers of the cards carry it out, the active player's cards come first.
    """

    of: Selector
    effect: Effect
    by_controller: bool = False

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = members(s, self.of, use, it, who)
        if self.by_controller:
            cards = [card for seat in s.in_turn() for card in cards if s.controller[card] == seat]
        seats = [s.controller[card] if self.by_controller else who for card in cards]
        together(s, [Resolve(self.effect, use, card, seat) for card, seat in zip(cards, seats)])

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        for card in members(s, self.of, use, it, who):
            if self.effect.partly(s, use, card, s.controller[card] if self.by_controller else who):
                return True
        return False


@dataclass(frozen=True)
class AtRandom(Effect):
    """One selected card, chosen at random (INV-25.7); the inner effect refers to it."""

    of: Selector
    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = subjects(s, self.of, use, it, who)
        if cards:
            s.then(Resolve(self.effect, use, s.shuffled(sorted(cards))[0], who))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(subjects(s, self.of, use, it, who))


@dataclass(frozen=True)
class AnyPlayerMay(Asking):
    """Any player may carry it out; the active player is asked first, and nobody is asked after one has done it.

    The use stores the players who were asked, by their ids as targets.
    """

    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        self.offer(s, use.finding(()), it, who)

    def offer(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        waiting = [seat for seat in s.in_turn() if s.facts.player(seat) not in use.topic.found]
        if waiting:
            s.ask(Asked(self, use, it, waiting[0]), waiting[0], self.options(s, use, it, waiting[0]))

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [DONE, 1] if self.effect.possible(s, use, it, who) else [DONE]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option == DONE:
            self.offer(s, use.finding((*use.topic.found, s.facts.player(who))), it, who)
        else:
            s.then(Resolve(self.effect, use.finding(()), it, who))

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("decline") if option == DONE else Move("accept", use.source)

    def idle_option(self) -> int:
        return DONE

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return True


@dataclass(frozen=True)
class EachChooses(Asking):
    """Each player chooses a selected card, the player with the initiative first; then the effect applies to all.

    Later parts of the text refer to the cards as FOUND.
    """

    of: Selector
    effect: Effect

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        self.ask_next(s, use.finding(()), it)

    def ask_next(self, s: World, use: AbilityUse, it: int) -> None:
        """Ask the next player; skip those who have nothing to choose."""
        seats = s.in_turn()
        while len(use.topic.found) < len(seats):
            seat = seats[len(use.topic.found)]
            options = self.options(s, use, it, seat)
            if options:
                s.ask(Asked(self, use, it, seat), seat, options)
                return
            use = use.finding((*use.topic.found, NOTHING))
        chosen = tuple([card for card in use.topic.found if card != NOTHING])
        if chosen:
            s.then(Resolve(self.effect, use.finding(chosen), it, use.controller))

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return members(s, self.of, use, it, who)

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        self.ask_next(s, use.finding((*use.topic.found, option)), it)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if self.options(s, use, it, seat)])
