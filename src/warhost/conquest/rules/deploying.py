"""Deploying a card from hand: destinations, cost, cost reductions, and putting it into play (CON-6)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING, CardSnapshot
from ...effects.language.abilities import ANYBODY, YOU, AbilityEntry
from ...effects.language.ability_use import AbilityUse, Occurrence
from ...effects.state.card_table import NO_LISTENERS, Listener
from ...effects.state.questions import AskDiscard
from ...engine.columns import PlacedCard
from ...engine.renumbering import Renumbering
from ...engine.requirements import Refusal
from ...engine.steps import Step
from .. import words
from ..changes.common import BarsCopies, Costs
from ..pending import Deployment, Pending
from ..state import ConquestState
from .actions import requirements
from .actions.pricing import cost_at
from .actions.using import cost_of, usable
from .enslaving import refuses
from .entering import attach, enter, hosts_of, may_enter
from .leaving import discard


def destinations(s: ConquestState, seat: int, card: int) -> list[int]:
    """The destinations of a card: planets, hosts, or its headquarters (CON-6.6 to 6.8, CON-6.13)."""
    duel = s.duel
    kind = duel.kinds[card]
    found: list[int] = []
    if kind == words.ARMY:
        found = [duel.planet(position) for position in s.open_planets()]
    elif kind == words.SUPPORT:
        found = [duel.headquarters(seat)]
    if duel.hosts[card] is not None:
        found += hosts_of(s, card, seat)
    return found


def attaches(s: ConquestState, card: int, target: int) -> bool:
    """True if a card deployed there is attached: to another card, or to a planet if it is an attachment."""
    return target < s.duel.cards or s.duel.kinds[card] == words.ATTACHMENT


def forbidden(s: ConquestState, seat: int, card: int) -> Refusal | None:
    """The refusal of a deployment: another unique card, Relic or Limited card of the round, or the dial."""
    if s.keyword(words.LIMITED, card) and s.limited >> seat & 1:
        return Refusal(requirements.LIMITED_ONCE, card)
    if refuses(s, seat, card):
        return Refusal(requirements.ENSLAVED_FACTION, card)
    if BarsCopies in s.in_force:
        for barring in s.modifiers(BarsCopies).of_opponent(seat).found:
            held = [s.duel.titles[each] for each in s.attachments_of(barring.use.source)]
            if s.duel.titles[card] in held:
                return Refusal(requirements.MAY_BE_DEPLOYED, barring.use.source)
    if s.duel.discard_cost[card] and len([each for each in s.hand(seat) if each != card]) < s.duel.discard_cost[card]:
        return Refusal(requirements.COST_CAN_BE_PAID, card)
    other = may_enter(s, card, seat)
    if other == NOTHING:
        return None
    facts = s.duel.defs[card]
    copy = facts.unique and s.duel.defs[other].name == facts.name
    return Refusal(requirements.NO_OTHER_COPY if copy else requirements.ONE_RELIC, other)


def occurrence_of(s: ConquestState, seat: int, card: int, target: int) -> Occurrence:
    """The deployment as an event: the kind of card, and the destination."""
    attached = target < s.duel.cards
    kind = words.ATTACHMENT if attached else s.duel.kinds[card]
    place = s.place[target] if attached or target >= s.duel.headquarters(0) else s.place[target] + seat
    was = CardSnapshot(seat, place, kind, s.values_of(card))
    return s.record(words.WHEN_DEPLOYED, card, seat, place, was=was)


def affordable(s: ConquestState, seat: int, card: int, target: int) -> bool:
    """True if the deployment can be paid with all possible cost reductions (CON-6.11)."""
    cost = cost_at(s, seat, card, target)
    return cost <= s.resources[seat] or lowest_cost(s, seat, card, target) <= s.resources[seat]


def within_means(s: ConquestState, seat: int, card: int) -> bool:
    """True if the card may be affordable at some destination."""
    if s.duel.cost[card] <= s.resources[seat] or Costs in s.in_force or s.duel.inhand[card] or s.floating:
        return True
    return bool(_helping(s, seat, card))


def _helping(s: ConquestState, seat: int, card: int) -> list[Listener]:
    """The player's cards in play or in hand that may reduce the cost of a deployment."""
    helping: list[Listener] = []
    for source, entry in s.listeners.get(words.WHEN_DEPLOYED, NO_LISTENERS):
        if s.controller[source] == seat:
            helping.append((source, entry))
    for source in s.hand(seat):
        if source != card:
            for entry in s.duel.answering[source]:
                when = entry.ability.when
                if when is not None and when.kind == words.WHEN_DEPLOYED:
                    helping.append((source, entry))
    return helping


def lowest_cost(s: ConquestState, seat: int, card: int, target: int) -> int:
    """The cost after all possible interrupts."""
    helping = _helping(s, seat, card)
    if not helping and not s.floating:
        return cost_at(s, seat, card, target)
    occurrence = occurrence_of(s, seat, card, target)
    found: list[tuple[int, int]] = []
    for source, entry in helping:
        found += _discounts(s, _use_of(s, source, entry, occurrence))
    for each in s.floating:
        if each.use.controller == seat and each.it < 0:
            made = each.seen()
            found += _discounts(
                s, AbilityUse(each.entry, made.source, seat, made.place, made.birth, occurrence=occurrence)
            )
    return cost_at(s, seat, card, target, tuple([(card, amount, least) for amount, least in found]))


def _use_of(s: ConquestState, source: int, entry: AbilityEntry, occurrence: Occurrence) -> AbilityUse:
    return AbilityUse(entry, source, s.controller[source], s.place[source], s.births[source], occurrence=occurrence)


def _discounts(s: ConquestState, use: AbilityUse) -> list[tuple[int, int]]:
    """The reductions by a use, if it may be used for this deployment."""
    when, effect, seat, occurrence = (
        use.ability.ability.when,
        use.ability.ability.effect,
        use.controller,
        use.occurrence,
    )
    if when is None or when.kind != words.WHEN_DEPLOYED or effect is None:
        return []
    if when.whom != ANYBODY and (when.whom == YOU) != (occurrence.seat == seat):
        return []
    if not when.of.has(s, occurrence.card, use, occurrence.card, seat) or not usable_for_discount(s, use):
        return []
    return [each for each in effect.discounts() if each[0] < 0] if usable(s, use) else []


def usable_for_discount(s: ConquestState, use: AbilityUse) -> bool:
    """True if an event that reduces the cost leaves enough resources for the card."""
    return cost_of(s, use) == 0


def begin_deployment(s: ConquestState, seat: int, card: int, target: int) -> None:
    """Show the card; interrupts may reduce its cost, then it is paid for."""
    happened = occurrence_of(s, seat, card, target)
    origin = s.place[card]
    s.seen[card] = 0
    s.controller[card] = seat
    s.shift(card, words.PLAYING * words.SEATS + seat)
    s.then(Deploy(seat, card, target, flags=origin))
    was = happened.was
    s.happen(words.WHEN_DEPLOYED, card, seat, was.place, was=CardSnapshot(seat, was.place, was.kinds, was.values))


def missing(s: ConquestState, pending: Pending) -> int:
    """The resources that the player lacks for the pending deployment."""
    return price_of(s, pending) - s.resources[s.controller[pending.card]]


def price_of(s: ConquestState, pending: Pending) -> int:
    """The cost of the pending deployment with all changes by interrupts."""
    return cost_at(s, pending.who, pending.card, pending.target, pending.hits)


class Deploy(Deployment):
    """Pay the remaining cost and put the card at its destination (CON-6.5): `target` is a planet, a host or an HQ.

    `flags` is the place that the card came from.
    """

    def run(self, s: ConquestState) -> None:
        seat, card, target = self.who, self.card, self.target
        attached = attaches(s, card, target)
        gone = attached and target not in hosts_of(s, card, seat)
        if missing(s, self) > 0 or gone:
            s.controller[card] = s.duel.owner[card]
            s.shift(card, self.flags)  # back to where it was: it cannot be paid for, so it did not begin
            s.changed = True
            s.emit("withdrawn", "CON-6.5", seat, card)
            return
        s.rules.pay(s, seat, price_of(s, self))
        discards = s.duel.discard_cost[card]
        arrival = Arrives(seat, card, target)
        if discards:
            s.then(*[DiscardToDeploy(seat) for _ in range(discards)], arrival)
        else:
            arrival.run(s)


class DiscardToDeploy(AskDiscard[ConquestState]):
    """A card from hand is discarded as an additional cost (CON-6.5)."""

    def run(self, s: ConquestState) -> None:
        s.ask(self, self.who, list(s.hand(self.who)))

    def answer(self, s: ConquestState, option: int) -> None:
        discard(s, [option])


class Arrives(Step[ConquestState]):
    """Put a paid card into play at its destination (CON-6.6 to 6.8)."""

    card: PlacedCard
    target: PlacedCard

    def run(self, s: ConquestState) -> None:
        seat, card, target = self.who, self.card, self.target
        attached = attaches(s, card, target)
        if s.keyword(words.LIMITED, card):
            s.limited |= 1 << seat  # CON-15.9: one Limited card in a round
        kind = words.ATTACHMENT if attached else s.duel.kinds[card]
        if attached:
            s.emit("deploys", "CON-6.8", seat, card, s.place[target], other=target)
            attach(s, card, target, seat)
        else:
            zone = s.place[target] // words.SEATS if kind == words.ARMY else words.HQ
            s.emit("deploys", "CON-6.6" if kind == words.ARMY else "CON-6.7", seat, card, zone * words.SEATS + seat)
            enter(s, card, zone * words.SEATS + seat, seat)
        s.happen(words.AFTER_DEPLOYED, card, seat, s.place[card])

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> Arrives:
        """A copy with the card ids renumbered."""
        return Arrives(self.who, names.place(self.card), names.place(self.target), self.number)
