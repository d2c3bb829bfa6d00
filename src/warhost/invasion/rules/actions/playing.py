"""Announcing an action: targets, payment, and adding it to the chain (INV-6, INV-23, INV-26)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.hidden.knowledge import EVERYBODY_KNOWS
from ....effects.language.abilities import ACTION, NONE_TO_PAY, PLAY
from ....effects.language.ability_use import CHAINED, COPIED, AbilityUse, choosing
from ....effects.language.limits import NO_LIMIT
from ....effects.language.resolution import EndOfText, Resolve
from ....effects.language.targeting import Aim, completable
from ....effects.state.questions import AskX
from ....engine.events import NO_NUMBER
from ....engine.moves import Move
from ....engine.steps import Step
from ... import words
from ...duel import DEVELOP
from ...secrets import blur
from ...state import LAID, InvasionState
from ..movement.leaving_play import bury_at_end_of_turn
from .answering import in_time
from .costs import chooses_x, cost_of, counted, paid_for, pays_instead, possible_x, section_of
from .elsewhere import FREE_OF_COST, FREE_OF_LOYALTY, allowed_by, is_necromancy_play, waive_cost
from .paying import Pay, target_discards, target_price, wealth
from .resolving import (
    ResolveLink,
    UnderWay,
    has_played,
)
from .targets import DiscardFor

LINKED: Final = "INV-6.16"


def announce(s: InvasionState, use: AbilityUse) -> None:
    """Announce a use: a played card leaves the hand and is neither in play nor out of play (INV-4.9)."""
    card = use.source
    if use.ability.kind == PLAY and use.way != COPIED:
        if use.ability is not DEVELOP and s.keyword(words.LIMITED, card):
            s.happen(words.PLAYED_LIMITED, card, use.controller)  # INV-15.16: judged before it moves
        s.controller[card] = use.controller
        faceup = use.ability is not DEVELOP
        lies = s.place[card] // words.SEATS == words.DISCARD and use.way == CHAINED and faceup
        in_hand = s.place[card] // words.SEATS == words.HAND
        seen = s.place[card] // words.SEATS == words.DISCARD or (s.seen[card] == EVERYBODY_KNOWS and not in_hand)
        by_necromancy = lies and is_necromancy_play(s, use.controller, card)
        own = s.place[card] == words.HAND * words.SEATS + use.controller
        change = allowed_by(s, use.controller, card) if faceup and not own and use.way == CHAINED else None
        # True if the card is played from hand, or as if it were in hand (INV-23.2).
        held = faceup and (own or (change is not None and not by_necromancy))
        if use.ability is DEVELOP and in_hand:
            blur(s, card, use.controller)
        seats = s.seen[card]
        left = words.FROM_DISCARD if s.place[card] in s.duel.discards else 0
        s.shift(card, words.CHAIN * words.SEATS + use.controller)
        s.marks[card] |= left | (words.FROM_HAND if held else 0)
        if held and words.PLAYED_FROM_HAND in s.duel.remembered:
            s.happen(words.PLAYED_FROM_HAND, card, use.controller)
        if change is not None and change.no_loyalty:
            waive_cost(s, card, FREE_OF_LOYALTY)
        if by_necromancy:
            bury_at_end_of_turn(s, use)
        if use.ability is DEVELOP:
            if seen:
                s.known[card] = LAID
            else:
                s.seen[card] = seats  # the same seats know the facedown card as before
            s.marks[card] = words.FACEDOWN
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


class ChooseX(AskX[InvasionState]):
    """Ask for X (INV-3.24)."""

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, possible_x(s, self.use))


class HowToPay(ChooseX):
    """Ask whether to pay the cost of a card or its alternative (INV-FAQ-123: when it is announced)."""

    def run(self, s: InvasionState) -> None:
        options = [0] if cost_of(s, self.use) <= wealth(s, self.who, self.use.source) else []
        s.ask(self, self.who, options + ([1] if pays_instead(s, self.use) else []))

    def answer(self, s: InvasionState, option: int) -> None:
        if option:
            waive_cost(s, self.use.source, FREE_OF_COST)
            paid = [Resolve(each, self.use, NOTHING, self.who) for each in self.use.ability.ability.instead]
            s.then(*paid, Aim(self.use))
        else:
            s.then(Aim(self.use))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("accept", self.use.source) if option else Move("decline")


class Payment(UnderWay):
    """All targets are chosen: pay resources, then every cost in the text (INV-6.10); then the use joins the chain."""

    def run(self, s: InvasionState) -> None:
        use = counted(s, self.use)
        amount = cost_of(s, use) + target_price(s, use)
        costs = use.ability.ability.cost if use.way != words.GIFT else ()
        text = [Resolve(cost, use, NOTHING, use.controller) for cost in costs]
        last: Step[InvasionState] = Link(use) if use.way in (CHAINED, words.AMBUSHING) else ResolveLink(use)
        if use.way in (CHAINED, words.AMBUSHING):
            tell(s, use)
        demanded = target_discards(s, use)
        extra: list[Step[InvasionState]] = [DiscardFor(use.controller, number=demanded)] if demanded else []
        s.then(Pay(use.controller, paid_for(use), number=amount), *extra, *text, last)


def is_announced(step: Step[InvasionState]) -> bool:
    """True if a step belongs to an action that is announced but not paid for yet."""
    if not isinstance(step, (ChooseX, Aim, Payment)):
        return False
    return step.use.ability.kind in (ACTION, PLAY) and step.use.way in (CHAINED, words.AMBUSHING)


def note(s: InvasionState, use: AbilityUse, cards: tuple[int, ...]) -> None:
    """Store the cards that a cost has revealed in the link that it pays for."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, UnderWay) and step.use.ability is use.ability and step.use.source == use.source:
            s.steps[at] = type(step)(step.use.finding(cards))
            return
        if isinstance(step, EndOfText):
            return


class Link(UnderWay):
    """Everything is paid: the action joins the chain (INV-6.16)."""

    def run(self, s: InvasionState) -> None:
        use = self.use
        card, seat, entry = use.source, use.controller, use.ability
        s.chain.append(use)
        if entry.ability.limit != NO_LIMIT:
            s.mark_used(card, entry)
        if entry is DEVELOP:
            s.happen(words.PLAYED_DEVELOPMENT, seat=seat)
        elif entry.kind == PLAY:
            has_played(s, card, seat, section_of(s, use))
        if entry.kind == ACTION:
            s.happen(words.ABILITY_TRIGGERED, card, seat, s.place[card])
        if entry.kind == ACTION or (entry.kind == PLAY and entry is not DEVELOP and s.duel.kinds[card] & words.TACTIC):
            s.happen(words.ACTION_TRIGGERED, card, seat, s.place[card])


def tell(s: InvasionState, use: AbilityUse) -> None:
    """Log an action before its payment is logged (INV-6.10)."""
    card, seat, entry = use.source, use.controller, use.ability
    if entry is DEVELOP:
        s.emit("develops", "INV-4.13", seat, card, use.chosen.x - s.duel.cards, seen=1 << seat)
        return
    first, place = _first_target(s, use)
    if entry.kind == PLAY:
        number = use.chosen.x if s.duel.cost_x[card] else NO_NUMBER
        s.emit("plays", "INV-23.4", seat, card, place, other=first, number=number)
    else:
        s.emit("uses", LINKED, seat, card, place, other=first)
        if s.place[card] in s.facts.hidden:
            s.seen[card] = EVERYBODY_KNOWS  # everyone has now seen a card that was used from the hand


def play_at_once(s: InvasionState, card: int, seat: int, way: int = words.AT_ONCE, whereto: int = NOTHING) -> None:
    """Play a card by an effect while a chain resolves; nobody can respond (INV-26).

    `whereto` is the place of a unit, support or quest; NOTHING for a legend and for a card with its own targets.
    """
    entry = s.duel.play[card]
    place = s.place[card] if whereto == NOTHING else s.place[whereto]
    announce(s, AbilityUse(entry, card, seat, place, s.births[card], choosing(max(0, whereto)), way=way))


def _first_target(s: InvasionState, use: AbilityUse) -> tuple[int, int]:
    """The target that the log names: a card, the zone of a facedown card, or the card above an experience."""
    for chosen in use.chosen.targets:
        for card in chosen:
            if card < s.duel.cards and s.place[card] // words.SEATS == words.BENEATH:
                return s.host[card], NOTHING
            if card < s.duel.cards and s.marks[card] & words.FACEDOWN:
                return NOTHING, s.place[card]
            return card, NOTHING
    return NOTHING, NOTHING


def playable_at_once(s: InvasionState, card: int, seat: int, way: int = words.AT_ONCE) -> bool:
    """True if an effect could let a player play a tactic now; its own restrictions apply (INV-3.17).

    A copy is not played, so the time at which the card may be played does not matter (INV-6.9, INV-ERR-9).
    """
    entry = s.duel.play[card]
    ability = entry.ability
    use = AbilityUse(entry, card, seat, s.place[card], s.births[card], way=way)
    if not s.duel.kinds[card] & words.TACTIC:
        return False
    if way != COPIED and not (ability.only.holds(s, use, NOTHING, seat) and in_time(s, use)):
        return False
    if way != words.GIFT and [cost for cost in ability.cost if not cost.can_be_paid(s, use, NOTHING, seat)]:
        return False
    return cost_of(s, use) <= wealth(s, seat, card) and completable(s, use)
