"""Resolution of the chain and of triggered abilities, link by link (INV-6.17, INV-11.8, INV-23.5)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import PLAY
from ....effects.language.ability_use import CHAINED, COPIED, AbilityUse
from ....effects.language.effect import DONE
from ....effects.language.floating import Floating
from ....effects.language.limits import NO_LIMIT
from ....effects.language.resolution import EndOfText, Resolve
from ....effects.language.targeting import still_legal
from ....effects.state.carrying import UseQuestion, UseStep
from ....engine.moves import FOR, Move
from ....engine.steps import Step
from ... import words
from ...changes.common import CostChange, IgnoresLoyalty
from ...duel import CANCELLED, DEVELOP
from ...state import InvasionState
from ..movement.control import FOR_GOOD, take_control
from ..movement.developments import develop, reshuffle_targets
from ..movement.entering import enter
from ..movement.paid_x import remember_x
from ..movement.piles import put_on_deck, to_discard
from ..movement.restrictions import barred_by, kept_out_by
from .costs import paid_for, section_of
from .paying import Pay, is_risen, target_discards, target_price, wealth
from .targets import DiscardFor, divert, tax


class UnderWay(UseStep[InvasionState]):
    """A step of an announced action, before it joins the chain or while it resolves."""


def has_played(s: InvasionState, card: int, seat: int, section: int) -> None:
    """After a player has played a card: trigger abilities that wait for that, and use up cost reductions."""
    if s.floating:
        use_up_discounts(s, card, seat)
    s.happen(words.PLAYED, card, seat)
    if section != NOTHING and s.controller[section] == seat and words.PLAYED_AT in s.duel.remembered:
        s.happen(words.PLAYED_AT, section, seat)
    if is_risen(s, card):
        s.happen(words.PLAYED_FROM_DISCARD, card, seat)


def use_up_discounts(s: InvasionState, card: int, seat: int) -> None:
    """Remove cost reductions for the next matching card that the played card has used up."""
    kept: list[Floating] = []
    for each in s.floating:
        costs = [change for change in each.entry.modifiers(CostChange) if change.next]
        loyalty = [change for change in each.entry.modifiers(IgnoresLoyalty) if change.next]
        seen = each.seen()
        met = [change for change in (*costs, *loyalty) if change.concerns(s, card, seen, each.it)]
        if not met or seen.controller != seat:
            kept.append(each)
    if len(kept) < len(s.floating):
        s.floating = tuple(kept)
        s.changed = True


class ResolveLink(UnderWay):
    """One link of the chain: requirements and targets are checked again (INV-6.21, INV-11.8)."""

    def run(self, s: InvasionState) -> None:
        use = self.use
        card, entry = use.source, use.ability
        if entry is CANCELLED:
            return
        if self.taxed() and tax(s, use):
            s.then(PayTax(use))
            return
        if entry.kind == PLAY and entry is DEVELOP:
            develop(s, [card], s.place[use.chosen.x])
            s.happen(words.PLAYED_INTO, card, use.controller, s.place[card])
            return
        playing = entry.kind == PLAY
        if playing and use.way not in (CHAINED, COPIED):
            has_played(s, card, use.controller, section_of(s, use))  # INV-26.3: it was not announced
        if playing and not s.duel.kinds[card] & words.TACTIC:
            resolve_card(s, use)
            if s.is_in_play(card):
                s.happen(words.PLAYED_INTO, card, use.controller, s.place[card])
            return
        s.then(EndOfText(use))
        legal = divert(s, still_legal(s, use))
        gone = use.aims() and not legal.aims()
        if gone or not entry.ability.needs.holds(s, legal, NOTHING, use.controller):
            s.emit("fizzled" if gone else "cancelled", "INV-11.8" if gone else "INV-6.21", use.controller, card)
            return
        effect = entry.ability.effect
        assert effect is not None
        s.emit("resolves", "INV-6.17", use.controller, card)
        s.then(Resolve(effect, legal, NOTHING, use.controller))

    def taxed(self) -> bool:
        """True if a player may still have to pay for it."""
        return True


class ResolvePaid(ResolveLink):
    """A link after everything demanded on resolving was paid (INV-41.6)."""

    def taxed(self) -> bool:
        return False


class PayTax(UseQuestion[InvasionState]):
    """Pay what is demanded for an Action as it resolves, or let it be cancelled (INV-41.6, INV-FAQ-80)."""

    def run(self, s: InvasionState) -> None:
        able = wealth(s, self.who, paid_for(self.use)) >= tax(s, self.use)
        s.ask(self, self.who, [DONE, 1] if able else [DONE])

    def answer(self, s: InvasionState, option: int) -> None:
        use = self.use
        if option == DONE:
            s.emit("cancelled", "INV-6.14", use.controller, use.source)
            put_away_played(s, use)
            reshuffle_targets(s, use)
            return
        s.then(Pay(self.who, paid_for(use), number=tax(s, use)), ResolvePaid(use))

    def move(self, s: InvasionState, option: int) -> Move:
        if option == DONE:
            return Move("decline")
        return Move("pay", target=self.use.source, amount=tax(s, self.use), manner=FOR)

    def idle(self, s: InvasionState) -> int:
        return DONE


def put_away_played(s: InvasionState, use: AbilityUse) -> None:
    """A tactic that has resolved goes to its owner's discard pile (INV-2.4)."""
    if use.ability.kind == PLAY and use.way != COPIED and s.place[use.source] // words.SEATS == words.CHAIN:
        discard_link(s, use.source)


class ResolveChain(Step[InvasionState]):
    """Resolve the links from the last to the first; nothing can be added (INV-6.17, INV-6.19).  `number` links stay."""

    def run(self, s: InvasionState) -> None:
        if len(s.chain) > self.number:
            s.then(ResolveLink(s.chain.pop()), self)


def resolve_card(s: InvasionState, use: AbilityUse) -> None:
    """A unit, support, quest or legend enters play, unless it has become impossible (INV-23.5, INV-18.9)."""
    card, seat = use.source, use.controller
    duel = s.duel
    if duel.attachment[card]:
        legal = divert(s, still_legal(s, use))
        refused = not legal.chosen.targets or not legal.chosen.targets[0]
        if refused or kept_out_by(s, card, s.place[legal.chosen.targets[0][0]]) != NOTHING:
            s.emit("fizzled", "INV-18.9", seat, card)
            discard_link(s, card)
            return
        host = legal.chosen.targets[0][0]
        s.controller[card] = seat
        enter(s, card, s.place[host], host)
        if duel.cost_x[card]:
            remember_x(s, card, use.chosen.x)
        effect = use.ability.ability.effect
        assert effect is not None
        s.then(Resolve(effect, legal, host, seat))
        return
    if barred_by(s, card, seat) != NOTHING:
        discard_link(s, card)
        return
    if duel.kinds[card] & words.LEGEND:
        enter(s, card, words.BOARD * words.SEATS + seat)
        return
    target = use.chosen.x
    if target < duel.cards:  # not a section: the target is the quest of the unit (INV-19.2)
        if s.is_in_play(target) and s.controller[target] == seat and s.kinds[card] & words.UNIT:
            enter(s, card, s.place[target], target)
        else:
            enter(s, card, use.place)
        return
    if duel.enemy[card]:
        enter_abroad(s, card, s.place[target], seat)
        return
    enter(s, card, s.place[target])


def enter_abroad(s: InvasionState, card: int, place: int, seat: int) -> None:
    """Put a quest into an opponent's zone: its player or the zone's player controls it (INV-17.6)."""
    if not s.duel.his[card]:
        enter(s, card, place, holder=seat)
        return
    enter(s, card, place)
    take_control(s, card, place % words.SEATS, FOR_GOOD, card)


def discard_link(s: InvasionState, card: int) -> None:
    """A card that was being played goes to its owner's discard pile; the player who played it no longer affects it."""
    to_discard(s, card)
    s.controller[card] = s.duel.owner[card]
    s.happen(words.ENTERS_DISCARD, card, s.duel.owner[card])


def recall_link(s: InvasionState, link: int, bottom: bool) -> None:
    """A card that is being played goes on top of its owner's deck, or under it, instead of resolving."""
    use = s.chain[link]
    if use.ability.kind == PLAY and s.place[use.source] // words.SEATS == words.CHAIN:
        s.chain[link] = AbilityUse(CANCELLED, use.source, use.controller, use.place, use.birth)
        put_on_deck(s, use.source, bottom)
        reshuffle_targets(s, use)


def cancel_link(s: InvasionState, link: int) -> None:
    """The effects of a link are cancelled; a card being played is discarded (INV-11.8)."""
    use = s.chain[link]
    s.chain[link] = AbilityUse(CANCELLED, use.source, use.controller, use.place, use.birth)
    s.emit("cancelled", "INV-6.14", use.controller, use.source)
    if use.ability.kind == PLAY and s.place[use.source] // words.SEATS == words.CHAIN:
        discard_link(s, use.source)
    reshuffle_targets(s, use)


def go_on(s: InvasionState, use: AbilityUse) -> None:
    """Continue a forced or constant effect after its targets are chosen: its costs, then the effect (INV-10.3)."""
    effect = use.ability.ability.effect
    assert effect is not None
    seat = use.controller
    amount, discards = target_price(s, use), target_discards(s, use)
    if amount > wealth(s, seat) or discards > len(s.hand(seat)):
        s.rules.untargetable(s, use)
        return
    if use.ability.ability.limit != NO_LIMIT:
        s.mark_used(use.source, use.ability)
    use = divert(s, use)
    it = use.subject()
    steps: list[Step[InvasionState]] = [Pay(seat, number=amount)] if amount else []
    steps += [DiscardFor(seat, number=discards)] if discards else []
    steps += [Resolve(cost, use, it, seat) for cost in use.ability.ability.cost]
    s.emit("triggers", "INV-10.3", seat, use.source)
    if not use.ability.floats:
        s.happen(words.ABILITY_TRIGGERED, use.source, seat, use.place)
    s.then(*steps, Resolve(effect, use, it, seat), EndOfText(use))
