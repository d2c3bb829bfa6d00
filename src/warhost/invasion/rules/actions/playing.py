"""Taking an action: announce it, aim, pay, put it on the chain; and resolving what is there (INV-6, INV-23, INV-26)."""

from __future__ import annotations

from typing import Any, Final

from ....effects.hidden.knowledge import EVERYBODY_KNOWS
from ....effects.language.abilities import ACTION, NONE_TO_PAY, PLAY
from ....effects.language.effect import DONE
from ....effects.language.following import Aim, Followed, Resolve, completable, still_legal
from ....effects.language.lasting import END_OF_TURN, Floating
from ....effects.language.limits import NO_LIMIT
from ....effects.language.numbers import value
from ....effects.language.use import (
    AMBUSHING,
    AT_ONCE,
    BY_LOYALTY,
    CHAINED,
    COPIED,
    GIFT,
    NOTHING,
    PAID,
    UNLOYAL,
    WAYS,
    Use,
)
from ....effects.state.carrying import UseQuestion, UseStep
from ....engine.events import NO_NUMBER
from ....engine.moves import FOR, Move
from ....engine.steps import Question, Step
from ...duel import CANCELLED, DEVELOP
from ...language.changes import UNTARGETABLE, CostChange, IgnoresLoyalty, Untargetable
from ...language.warding import NO_ENTRY
from ...state import LAID, InvasionState
from ...words import (
    ABILITY_TRIGGERED,
    ACTION_TRIGGERED,
    BENEATH,
    BOARD,
    CHAIN,
    DISCARD,
    ENTERS_DISCARD,
    FACEDOWN,
    FROM_HAND,
    HAND,
    LEGEND,
    LIMITED,
    PLAYED,
    PLAYED_DEVELOPMENT,
    PLAYED_FROM_DISCARD,
    PLAYED_FROM_HAND,
    PLAYED_INTO,
    PLAYED_LIMITED,
    SEATS,
    TACTIC,
    UNIT,
    ZONES,
)
from ..battles.warding import divert, kept_out, tax
from ..control import FOR_GOOD, claim
from ..entering import barred, develop, enter
from ..leaving import RETURN_TO_DECK, Discarding, to_deck, to_discard
from .answering import in_time
from .elsewhere import FREE_OF_COST, FREE_OF_LOYALTY, allowed_by, forgive, rises
from .paid import remember_x
from .paying import Pay, is_risen, loyalty_cost, price, printed_cost, target_discards, target_price, wealth

LINKED: Final = "INV-6.16"


def can_be_target(s: InvasionState, card: int, use: Use) -> bool:
    """Whether nothing forbids it, and the user can pay what is demanded for it on top of the rest (INV-3.22)."""
    if _forbidden(s, card, use):
        return False
    if target_discards(s, use, card) > len([each for each in s.hand(use.controller) if each != use.source]):
        return False
    demanded = target_price(s, use, card)
    return not demanded or wealth(s, use.controller, paid_for(use)) >= demanded + cost_of(s, use)


def can_be_late_target(s: InvasionState, card: int, use: Use) -> bool:
    """The same of a target that is named while the text is followed (INV-39.47): everything else has been paid."""
    if _forbidden(s, card, use):
        return False
    price, discards = _demanded_late(s, use, card)
    return price <= wealth(s, use.controller) and discards <= len(s.hand(use.controller))


def _demanded_late(s: InvasionState, use: Use, card: int) -> tuple[int, int]:
    """The resources and cards demanded for one more target; each demand is met once per effect (INV-3.22)."""
    return (
        target_price(s, use, card) - target_price(s, use),
        target_discards(s, use, card) - target_discards(s, use),
    )


def aimed_late(s: InvasionState, use: Use, card: int) -> None:
    """What is demanded for a target that was named while the text is followed is paid at once."""
    price, discards = _demanded_late(s, use, card)
    if discards:
        s.then(DiscardFor(use.controller, number=discards))
    if price:
        s.then(Pay(use.controller, number=price))


def _forbidden(s: InvasionState, card: int, use: Use) -> bool:
    """Whether an effect keeps a card from being a target of this use."""
    for forbidding, change, it in s.rules.get(UNTARGETABLE, ()):
        if isinstance(change, Untargetable) and (change.by_anybody or forbidding.controller != use.controller):
            if change.of.has(s, card, forbidding, it if it != NOTHING else card, forbidding.controller):
                return True
    if NO_ENTRY in s.rules and use.ability.kind == PLAY and s.duel.attachment[use.source]:
        return kept_out(s, use.source, s.place[card]) != NOTHING
    return False


def paid_for(use: Use) -> int:
    """The card that is played by a use, or NOTHING: some resources are for playing cards only."""
    return use.source if use.ability.kind == PLAY else NOTHING


def cost_of(s: InvasionState, use: Use) -> int:
    """The resources that a use costs, without what is demanded for its targets."""
    entry, seat = use.ability, use.controller
    if use.way != CHAINED:
        return cost_by_effect(s, use)
    if entry.kind == PLAY:
        if entry is DEVELOP:
            return 0  # INV-3.23
        chosen = use.x if s.duel.cost_x[use.source] else 0
        return price(s, seat, use.source, section_of(s, use)) + chosen
    return value(entry.ability.spend, s, use, NOTHING, seat)


def cost_by_effect(s: InvasionState, use: Use) -> int:
    """What playing a card by an effect costs: nothing (INV-26.1), or what the effect says."""
    card, seat = use.source, use.controller
    way, less = use.way % WAYS, use.way // WAYS
    if way not in (PAID, UNLOYAL, BY_LOYALTY):
        return 0
    if way == BY_LOYALTY:
        return s.duel.loyalty[card]
    cost = max(0, printed_cost(s, seat, card) - less) + (use.x if chooses_x(s, use) else 0)
    return cost + (loyalty_cost(s, seat, card) if way == PAID else 0)


def chooses_x(s: InvasionState, use: Use) -> bool:
    """Whether a card's cost is X and somebody pays it; played for nothing it is 0 (INV-26.5)."""
    paid = use.way == CHAINED or use.way % WAYS in (PAID, UNLOYAL)
    return paid and s.duel.cost_x[use.source] and use.ability.kind == PLAY and use.ability is not DEVELOP


def section_of(s: InvasionState, use: Use) -> int:
    """The zone that a card is being played into, or NOTHING: that of a quest, if a unit goes on one."""
    if s.duel.kinds[use.source] & (TACTIC | LEGEND) or use.ability.slots or use.place // SEATS >= len(ZONES):
        return NOTHING
    return s.duel.section(use.place)


def announce(s: InvasionState, use: Use) -> None:
    """A card leaves the hand as soon as it is announced: it is neither in play nor out of play (INV-4.9)."""
    card = use.source
    if use.ability.kind == PLAY and use.way != COPIED:
        if use.ability is not DEVELOP and s.keyword(LIMITED, card):
            s.happen(PLAYED_LIMITED, card, use.controller)  # INV-15.16: as it is where it is played from
        s.controller[card] = use.controller
        if s.place[card] // SEATS == HAND and PLAYED_FROM_HAND in s.duel.remembered:
            s.happen(PLAYED_FROM_HAND, card, use.controller)
        lies = s.place[card] // SEATS == DISCARD and use.way == CHAINED and use.ability is not DEVELOP
        in_hand = s.place[card] // SEATS == HAND
        seen = s.place[card] // SEATS == DISCARD or (s.seen[card] == EVERYBODY_KNOWS and not in_hand)
        by_necromancy = lies and rises(s, use.controller, card)
        change = allowed_by(s, use.controller, card) if lies else None
        held = s.place[card] == HAND * SEATS + use.controller and use.ability is not DEVELOP
        if use.ability is DEVELOP and in_hand:
            from ...secrets import blur

            blur(s, card, use.controller)
        seats = s.seen[card]
        s.shift(card, CHAIN * SEATS + use.controller)
        s.marks[card] |= FROM_HAND if held else 0
        if change is not None and change.no_loyalty:
            forgive(s, card, FREE_OF_LOYALTY)
        if by_necromancy:  # INV-15.28: if it is still in play then
            s.floating = (*s.floating, Floating(RETURN_TO_DECK, use, card, s.births[card], END_OF_TURN))
        if use.ability is DEVELOP:
            if seen:
                s.known[card] = LAID
            else:
                s.seen[card] = seats  # who knows which it is goes on knowing it
            s.marks[card] = FACEDOWN
        else:
            s.known[card] = 0
        if chooses_x(s, use):
            s.then(ChooseX(use))
            return
        if use.ability.ability.instead and cost_of(s, use):
            s.then(HowToPay(use))
            return
    if use.ability.ability.most_x != NONE_TO_PAY and use.way != COPIED:
        s.then(ChooseX(use))
        return
    s.then(Aim(use))


def possible_x(s: InvasionState, use: Use) -> list[int]:
    """What X may be: what can be paid for, in resources or by the text, and what leaves legal targets (INV-3.24)."""
    ability, seat = use.ability.ability, use.controller
    if ability.most_x == NONE_TO_PAY:
        most = wealth(s, seat, use.source) - cost_of(s, use.paying(0)) - target_price(s, use)
        return [x for x in range(most + 1) if completable(s, use.paying(x))]
    found: list[int] = []
    for x in range(1, value(ability.most_x, s, use, use.subject(), seat) + 1):
        chosen = use.paying(x)
        able = not [cost for cost in ability.cost if not cost.can_be_paid(s, chosen, NOTHING, seat)]
        if able and cost_of(s, chosen) <= wealth(s, seat) and completable(s, chosen):
            found.append(x)
    return found


class ChooseX(UseQuestion[InvasionState]):
    """How much X is (INV-3.24)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, possible_x(s, self.use))

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(Aim(self.use.paying(option)))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("x", amount=option)


def pays_instead(s: InvasionState, use: Use) -> bool:
    """Whether a player can do what a card takes in place of its cost, and pay what is left."""
    instead, seat = use.ability.ability.instead, use.controller
    if not instead or loyalty_cost(s, seat, use.source) > wealth(s, seat, use.source):
        return False
    return not [effect for effect in instead if not effect.possible(s, use, NOTHING, seat)]


class HowToPay(ChooseX):
    """Pay for a card, or do instead what its text says (INV-FAQ-123: while it is announced)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        options = [0] if cost_of(s, self.use) <= wealth(s, self.who, self.use.source) else []
        s.ask(self, self.who, options + ([1] if pays_instead(s, self.use) else []))

    def answer(self, s: InvasionState, option: int) -> None:
        if option:
            forgive(s, self.use.source, FREE_OF_COST)
            paid = [Resolve(each, self.use, NOTHING, self.who) for each in self.use.ability.ability.instead]
            s.then(*paid, Aim(self.use))
        else:
            s.then(Aim(self.use))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("accept", self.use.source) if option else Move("decline")


class Payment(UseStep[InvasionState]):
    """All targets are chosen: pay resources, then every cost in the text (INV-6.10), then it joins the chain."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        use = self.use
        if use.ability.ability.x_is != NONE_TO_PAY:
            use = use.paying(value(use.ability.ability.x_is, s, use, NOTHING, use.controller))
        amount = cost_of(s, use) + target_price(s, use)
        costs = use.ability.ability.cost if use.way != GIFT else ()
        text = [Resolve(cost, use, NOTHING, use.controller) for cost in costs]
        last: Step[Any] = Link(use) if use.way in (CHAINED, AMBUSHING) else ResolveLink(use)
        if use.way in (CHAINED, AMBUSHING):
            tell(s, use)
        demanded = target_discards(s, use)
        extra: list[Step[Any]] = [DiscardFor(use.controller, number=demanded)] if demanded else []
        s.then(Pay(use.controller, paid_for(use), number=amount), *extra, *text, last)


class DiscardFor(Question[InvasionState]):
    """Discard so many cards of one's hand for being allowed to target something; `number` are left."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        if self.number:
            s.ask(self, self.who, list(s.hand(self.who)))

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(Discarding((option,), self.who), DiscardFor(self.who, number=self.number - 1))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("discard", option)

    def secret(self, s: InvasionState) -> bool:
        return True


def note(s: InvasionState, use: Use, cards: tuple[int, ...]) -> None:
    """What a cost has turned up is known to the link that it pays for."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, Payment) and step.use.ability is use.ability and step.use.source == use.source:
            s.steps[at] = type(step)(step.use.finding(cards))
            return
        if isinstance(step, Followed):
            return


class Link(Payment):
    """Everything is paid: the action joins the chain (INV-6.16)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        use = self.use
        card, seat, entry = use.source, use.controller, use.ability
        s.chain.append(use)
        if entry.ability.limit != NO_LIMIT:
            s.mark_used(card, entry)
        if entry is DEVELOP:
            s.happen(PLAYED_DEVELOPMENT, seat=seat)
        elif entry.kind == PLAY:
            has_played(s, card, seat)
        if entry.kind == ACTION:
            s.happen(ABILITY_TRIGGERED, card, seat, s.place[card])
        if entry.kind == ACTION or (entry.kind == PLAY and entry is not DEVELOP and s.duel.kinds[card] & TACTIC):
            s.happen(ACTION_TRIGGERED, card, seat, s.place[card])


def has_played(s: InvasionState, card: int, seat: int) -> None:
    """A player has played a card: what waited for that is set off, and discounts for it are used up."""
    if s.floating:
        use_up_discounts(s, card, seat)
    s.happen(PLAYED, card, seat)
    if is_risen(s, card):
        s.happen(PLAYED_FROM_DISCARD, card, seat)


def use_up_discounts(s: InvasionState, card: int, seat: int) -> None:
    """What lowered the cost of the next card of a set has been used up, now that one is played."""
    kept: list[Floating] = []
    for each in s.floating:
        uses = [
            change
            for change in each.entry.ability.changes
            if isinstance(change, (CostChange, IgnoresLoyalty)) and change.next
        ]
        seen = each.seen()
        met = [change for change in uses if change.of.has(s, card, seen, each.it, seen.controller)]
        if not met or seen.controller != seat:
            kept.append(each)
    if len(kept) < len(s.floating):
        s.floating = tuple(kept)
        s.changed = True


def tell(s: InvasionState, use: Use) -> None:
    """Tell what is being done, before the log tells what is paid for it (INV-6.10)."""
    card, seat, entry = use.source, use.controller, use.ability
    if entry is DEVELOP:
        s.emit("develops", "INV-4.13", seat, card, use.x - s.duel.cards, seen=1 << seat)
        return
    first, place = _first_target(s, use)
    if entry.kind == PLAY:
        number = use.x if s.duel.cost_x[card] else NO_NUMBER
        s.emit("plays", "INV-23.4", seat, card, place, other=first, number=number)
    else:
        s.emit("uses", LINKED, seat, card, place, other=first)
        if s.place[card] in s.facts.hidden:
            s.seen[card] = EVERYBODY_KNOWS  # it is shown when it is used out of the hand


class ResolveLink(Payment):
    """One link of the chain: requirements and targets are checked again (INV-6.21, INV-11.8)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        use = self.use
        card, entry = use.source, use.ability
        if entry is CANCELLED:
            return
        if self.taxed() and tax(s, use):
            s.then(PayTax(use))
            return
        if entry.kind == PLAY and entry is DEVELOP:
            develop(s, [card], s.place[use.x])
            s.happen(PLAYED_INTO, card, use.controller, s.place[card])
            return
        playing = entry.kind == PLAY
        if playing and use.way not in (CHAINED, COPIED):
            has_played(s, card, use.controller)  # INV-26.3
        if playing and not s.duel.kinds[card] & TACTIC:
            resolve_card(s, use)
            if s.is_in_play(card):
                s.happen(PLAYED_INTO, card, use.controller, s.place[card])
            return
        s.then(Followed(use))
        legal = divert(s, still_legal(s, use))
        gone = use.targets and any(use.targets) and not any(legal.targets)
        if gone or not entry.ability.needs.holds(s, legal, NOTHING, use.controller):
            s.emit("fizzled" if gone else "cancelled", "INV-11.8" if gone else "INV-6.21", use.controller, card)
            return
        effect = entry.ability.effect
        assert effect is not None
        s.emit("resolves", "INV-6.17", use.controller, card)
        s.then(Resolve(effect, legal, NOTHING, use.controller))

    def taxed(self) -> bool:
        """Whether something may still be demanded for it."""
        return True


class ResolvePaid(ResolveLink):
    """A link for which everything has been paid that was demanded as it resolved (INV-41.6)."""

    __slots__ = ()

    def taxed(self) -> bool:
        return False


class PayTax(ChooseX):
    """Pay what is demanded for an Action as it resolves, or let it be cancelled (INV-41.6, INV-FAQ-80)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        able = wealth(s, self.who, paid_for(self.use)) >= tax(s, self.use)
        s.ask(self, self.who, [DONE, 1] if able else [DONE])

    def answer(self, s: InvasionState, option: int) -> None:
        use = self.use
        if option == DONE:
            s.emit("cancelled", "INV-6.14", use.controller, use.source)
            if use.ability.kind == PLAY and use.way != COPIED and s.place[use.source] // SEATS == CHAIN:
                discard_link(s, use.source)
            return
        s.then(Pay(self.who, paid_for(use), number=tax(s, use)), ResolvePaid(use))

    def move(self, s: InvasionState, option: int) -> Move:
        if option == DONE:
            return Move("decline")
        return Move("pay", target=self.use.source, amount=tax(s, self.use), manner=FOR)

    def idle(self, s: InvasionState) -> int:
        return DONE


def put_away_played(s: InvasionState, use: Use) -> None:
    """A tactic that has resolved goes to its owner's discard pile (INV-2.4)."""
    if use.ability.kind == PLAY and use.way != COPIED and s.place[use.source] // SEATS == CHAIN:
        discard_link(s, use.source)


class ResolveChain(Step[InvasionState]):
    """Last added, first resolved; nothing more can be added (INV-6.17, INV-6.19).  `number` links stay below."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        if len(s.chain) > self.number:
            s.then(ResolveLink(s.chain.pop()), self)


def resolve_card(s: InvasionState, use: Use) -> None:
    """A unit, support, quest or legend enters play, unless it has become impossible (INV-23.5, INV-18.9)."""
    card, seat = use.source, use.controller
    duel = s.duel
    if duel.attachment[card]:
        legal = divert(s, still_legal(s, use))
        refused = not legal.targets or not legal.targets[0]
        if refused or kept_out(s, card, s.place[legal.targets[0][0]]) != NOTHING:
            s.emit("fizzled", "INV-18.9", seat, card)
            discard_link(s, card)
            return
        host = legal.targets[0][0]
        s.controller[card] = seat
        enter(s, card, s.place[host], host)
        if duel.cost_x[card]:
            remember_x(s, card, use.x)
        effect = use.ability.ability.effect
        assert effect is not None
        s.then(Resolve(effect, legal, host, seat))
        return
    if barred(s, card, seat) != NOTHING:
        discard_link(s, card)
        return
    if duel.kinds[card] & LEGEND:
        enter(s, card, BOARD * SEATS + seat)
        return
    target = use.x
    if target < duel.cards:  # onto a quest (INV-19.2)
        if s.is_in_play(target) and s.controller[target] == seat and s.kinds[card] & UNIT:
            enter(s, card, s.place[target], target)
        else:
            enter(s, card, use.place)
        return
    if duel.enemy[card]:
        enter_abroad(s, card, s.place[target], seat)
        return
    enter(s, card, s.place[target])


def enter_abroad(s: InvasionState, card: int, place: int, seat: int) -> None:
    """A quest enters an opponent's zone: under the control of whoever plays it, or of whose zone it is (INV-17.6)."""
    if not s.duel.his[card]:
        enter(s, card, place, holder=seat)
        return
    enter(s, card, place)
    claim(s, card, place % SEATS, FOR_GOOD, card)


def discard_link(s: InvasionState, card: int) -> None:
    """A card that was being played goes to its owner's discard pile; whoever played it has no hold on it any more."""
    to_discard(s, card)
    s.controller[card] = s.duel.owner[card]
    s.happen(ENTERS_DISCARD, card, s.duel.owner[card])


def recall_link(s: InvasionState, link: int, bottom: bool) -> None:
    """A card that is being played goes on top of its owner's deck, or under it, instead of resolving."""
    use = s.chain[link]
    if use.ability.kind == PLAY and s.place[use.source] // SEATS == CHAIN:
        s.chain[link] = Use(CANCELLED, use.source, use.controller, use.place, use.birth)
        to_deck(s, use.source, bottom)


def cancel_link(s: InvasionState, link: int) -> None:
    """The effects of a link are cancelled; a card being played is discarded (INV-11.8)."""
    use = s.chain[link]
    s.chain[link] = Use(CANCELLED, use.source, use.controller, use.place, use.birth)
    s.emit("cancelled", "INV-6.14", use.controller, use.source)
    if use.ability.kind == PLAY and s.place[use.source] // SEATS == CHAIN:
        discard_link(s, use.source)


def go_on(s: InvasionState, use: Use) -> None:
    """A forced or constant effect whose targets are chosen: its costs, then the effect (INV-10.3)."""
    effect = use.ability.ability.effect
    assert effect is not None
    seat = use.controller
    amount, discards = target_price(s, use), target_discards(s, use)
    if amount > wealth(s, seat) or discards > len(s.hand(seat)):
        s.untargetable(use)
        return
    if use.ability.ability.limit != NO_LIMIT:
        s.mark_used(use.source, use.ability)
    use = divert(s, use)
    it = use.subject()
    steps: list[Step[Any]] = [Pay(seat, number=amount)] if amount else []
    steps += [DiscardFor(seat, number=discards)] if discards else []
    steps += [Resolve(cost, use, it, seat) for cost in use.ability.ability.cost]
    s.emit("triggers", "INV-10.3", seat, use.source)
    if not use.ability.floats:
        s.happen(ABILITY_TRIGGERED, use.source, seat, use.place)
    s.then(*steps, Resolve(effect, use, it, seat), Followed(use))


def play_at_once(s: InvasionState, card: int, seat: int, way: int = AT_ONCE, whereto: int = NOTHING) -> None:
    """An effect plays a card while a chain resolves: then and there, and nobody responds (INV-26).

    A unit, support or quest is bound for a place; a card with targets of its own, and a legend, for none.
    """
    entry = s.duel.play[card]
    place = s.place[card] if whereto == NOTHING else s.place[whereto]
    announce(s, Use(entry, card, seat, place, s.births[card], x=max(0, whereto), way=way))


def _first_target(s: InvasionState, use: Use) -> tuple[int, int]:
    """What the log says an action is aimed at: a card, or the zone of a facedown one; of experience, whose it is."""
    for chosen in use.targets:
        for card in chosen:
            if card < s.duel.cards and s.place[card] // SEATS == BENEATH:
                return s.host[card], NOTHING
            if card < s.duel.cards and s.marks[card] & FACEDOWN:
                return NOTHING, s.place[card]
            return card, NOTHING
    return NOTHING, NOTHING


def playable_at_once(s: InvasionState, card: int, seat: int, way: int = AT_ONCE) -> bool:
    """Whether a tactic could be played by an effect now: its own words still bind (INV-3.17).

    A copy is not played, so the time at which the card may be played does not matter (INV-6.9, INV-ERR-9).
    """
    entry = s.duel.play[card]
    ability = entry.ability
    use = Use(entry, card, seat, s.place[card], s.births[card], way=way)
    if not s.duel.kinds[card] & TACTIC:
        return False
    if way != COPIED and not (ability.only.holds(s, use, NOTHING, seat) and in_time(s, use)):
        return False
    if way != GIFT and [cost for cost in ability.cost if not cost.can_be_paid(s, use, NOTHING, seat)]:
        return False
    return cost_of(s, use) <= wealth(s, seat, card) and completable(s, use)
