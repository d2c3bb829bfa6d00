"""Using an ability: targets, payment, cancelling, resolution (CON-16.12 to 16.18)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import BATTLE, BY_ITSELF, FORCED, NONE_TO_PAY, REACTION, TRIGGERED
from ....effects.language.ability_use import COPIED, AbilityUse
from ....effects.language.conditions import DuringPhase
from ....effects.language.effect import AndAlso, Condition, value
from ....effects.language.limits import NO_LIMIT, is_first_time
from ....effects.language.resolution import EndOfText, Resolve
from ....effects.language.targeting import Aim, completable, still_legal
from ....effects.state.card_table import NO_LISTENERS
from ....effects.state.carrying import UseStep
from ....effects.state.questions import AskX
from ....engine.columns import PlacedCard, SeenCard
from ....engine.events import NO_NUMBER
from ....engine.renumbering import Renumbering
from ....engine.requirements import Requirement
from ....engine.steps import Step
from ... import words
from ...changes.common import PlaysDiscarded, Silences
from ...pending import RETARGETED, PendingUse
from ...state import ConquestState
from ..elsewhere import playable_elsewhere
from ..leaving import DEPARTURES, SEEN, put_away, still_to_come
from . import requirements
from .pricing import cost_at

USED_BY: Final = {TRIGGERED: "CON-16.1", FORCED: "CON-16.11", REACTION: "CON-16.7"}  # kind -> rule about using it


def is_event(s: ConquestState, use: AbilityUse) -> bool:
    """True if the use is the playing of an event."""
    if use.way == COPIED:
        return False  # a copy of effects does not count as playing an event
    return (
        use.ability.ability.zone == words.FROM_HAND
        and 0 <= use.source < s.duel.cards
        and s.duel.kinds[use.source] == words.EVENT
    )


def cost_of(s: ConquestState, use: AbilityUse) -> int:
    """The resources that a use costs; copied effects cost nothing."""
    if use.way == COPIED:
        return 0
    spent = value(use.ability.ability.spend, s, use, use.subject(), use.controller)
    if is_event(s, use):
        chosen = chosen_x(s, use) if s.duel.cost_x[use.source] else 0
        spent += cost_at(s, use.controller, use.source, NOTHING) + chosen
    return spent


def defines_x(use: AbilityUse) -> bool:
    """True if the text defines X, so that nobody chooses it."""
    return use.ability.ability.x_is != NONE_TO_PAY


def chosen_x(s: ConquestState, use: AbilityUse) -> int:
    """The X of a cost: as chosen, or as the text defines it for the first target."""
    if not defines_x(use):
        return use.chosen.x
    first = use.chosen.targets[0][0] if use.chosen.targets and use.chosen.targets[0] else NOTHING
    return value(use.ability.ability.x_is, s, use, first, use.controller) if first != NOTHING else 0


def present(s: ConquestState, use: AbilityUse) -> bool:
    """True if the card is still where its ability works: the same card in play with its text, or in hand."""
    if use.source >= s.duel.cards or use.source < 0:
        return True  # no card in play: a planet's Battle ability, or a floating ability
    if use.ability.floats:
        return True
    if use.ability.ability.zone == words.FROM_HAND:
        return s.place[use.source] == words.HAND * words.SEATS + use.controller or (
            PlaysDiscarded in s.in_force
            and use.source in playable_elsewhere(s, use.controller, use.ability.ability.when is None)
        )
    if use.ability.ability.zone in (words.FROM_DISCARD, words.AS_SHIELD):
        return s.place[use.source] // words.SEATS == words.DISCARD and s.births[use.source] == use.birth
    if use.ability.ability.zone == words.STRUCK:
        return s.place[use.source] == words.PLAYING * words.SEATS + use.controller
    if use.ability.ability.zone == words.IN_RESERVE:
        return s.in_reserve(use.source) != NOTHING
    if not s.is_in_play(use.source) or s.births[use.source] != use.birth:
        return False
    when = use.ability.ability.when  # CON-12.3: a warlord that was bloodied has lost this text
    return when is None or (use.source, use.ability) in s.listeners.get(when.kind, NO_LISTENERS)


def silenced(s: ConquestState, seat: int) -> bool:
    """True if a card of the opponent prevents a player from triggering abilities."""
    return bool(s.modifiers(Silences).of_opponent(seat))


def usable(s: ConquestState, use: AbilityUse) -> bool:
    """True if an ability may be started (CON-16.12)."""
    return obstacle(s, use) is None


def obstacle(s: ConquestState, use: AbilityUse) -> Requirement | None:
    """The requirement that prevents starting an ability: limit, condition, cost, targets, effect."""
    found = obstacle_before_targets(s, use)
    if found is not None:
        return found
    if not completable(s, with_most_x(s, use)):
        return requirements.HAS_TARGET
    return None if changes_something(s, use) else requirements.CHANGES_SOMETHING


def hides(s: ConquestState, use: AbilityUse) -> bool:
    """True if other players cannot tell whether an ability may be started, because it depends on hidden cards."""
    if not use.ability.considers_hidden():
        return False
    found = obstacle(s, use)
    return found is None or found in (
        requirements.HAS_TARGET,
        requirements.CHANGES_SOMETHING,
        requirements.COST_CAN_BE_PAID,
        requirements.CONDITION_HOLDS,
    )


def obstacle_before_targets(s: ConquestState, use: AbilityUse) -> Requirement | None:
    """The requirement that prevents an ability, apart from its targets and its effect."""
    entry, seat = use.ability, use.controller
    ability = entry.ability
    it = use.subject()
    if not present(s, use):
        return requirements.CARD_IN_PLAY
    if Silences in s.in_force and ability.kind not in BY_ITSELF and silenced(s, seat):
        return requirements.CONDITION_HOLDS
    if use.occurrence.kind in DEPARTURES and not still_to_come(s, use.occurrence):
        return requirements.CONDITION_HOLDS  # CON-16.19: the card leaves in another way, or not at all
    if use.occurrence.kind == words.WHEN_ATTACK_DECLARED and not still_declared(s, use):
        return requirements.CONDITION_HOLDS
    if ability.limit != NO_LIMIT and not is_first_time(ability.limit) and s.is_used(use.source, entry):
        return requirements.WITHIN_ITS_LIMIT
    if not ability.only.holds(s, use, it, seat) or not ability.needs.holds(s, use, it, seat):
        return requirements.CONDITION_HOLDS if in_its_phase(s, ability.only) else requirements.RIGHT_PHASE
    if cost_of(s, use) > s.resources[seat]:
        return requirements.ENOUGH_RESOURCES
    if is_event(s, use) and s.duel.cost_x[use.source] and not s.resources[seat] and not defines_x(use):
        return requirements.ENOUGH_RESOURCES  # X cannot be 0, as there would be no effect
    if is_event(s, use) and s.keyword(words.LIMITED, use.source) and s.limited >> seat & 1:
        return requirements.LIMITED_ONCE
    for cost in entry.due:  # cards chosen for a cost need no check: only cards that can pay are offered
        if not cost.can_be_paid(s, use, it, seat):
            return requirements.COST_CAN_BE_PAID
    return None


def still_declared(s: ConquestState, use: AbilityUse) -> bool:
    """True if a pending attack is still against the defender that the text asks for."""
    when = use.ability.ability.when
    return when is None or when.of.has(s, s.defender, use, s.defender, use.controller)


def with_most_x(s: ConquestState, use: AbilityUse) -> AbilityUse:
    """The use with the greatest X that the player may choose; targets may depend on it."""
    most = value(use.ability.ability.most_x, s, use, use.subject(), use.controller)
    return use.paying(most) if most else use


def changes_something(s: ConquestState, use: AbilityUse) -> bool:
    """True if the effect would change something; forced effects happen anyway (CON-16.12)."""
    ability = use.ability.ability
    effect = ability.effect
    if effect is None or ability.kind in BY_ITSELF:
        return effect is not None
    return effect.partly(s, with_most_x(s, use), use.subject(), use.controller)


def in_its_phase(s: ConquestState, only: Condition) -> bool:
    """True if the phase of an ability, if it names one, does not prevent its use (CON-16.3)."""
    named = only.one if isinstance(only, AndAlso) else only
    return not isinstance(named, DuringPhase) or named.phase == s.phase


def announce(s: ConquestState, use: AbilityUse) -> None:
    """Announce a use: an event leaves the hand; X is chosen, then targets (CON-16.14, CON-16.15)."""
    if is_event(s, use):
        s.seen[use.source] = 0
        s.shift(use.source, words.PLAYING * words.SEATS + use.controller)
    elif use.ability.ability.zone in (words.FROM_HAND, words.IN_RESERVE):
        s.seen[use.source] = SEEN  # everyone has now seen the card
    ability = use.ability.ability
    most = value(ability.most_x, s, use, use.subject(), use.controller)
    if (is_event(s, use) and s.duel.cost_x[use.source] and not defines_x(use)) or most > 0:
        s.then(ChooseX(use))
    else:
        s.then(Aim(use))


class ChooseX(AskX[ConquestState]):
    """Ask for X, up to what can be paid or what the text allows."""

    def run(self, s: ConquestState) -> None:
        use, seat = self.use, self.who
        if is_event(s, use) and s.duel.cost_x[use.source]:
            most = s.resources[seat] - cost_of(s, use)
        else:
            most = value(use.ability.ability.most_x, s, use, use.subject(), seat)
        fit = [x for x in range(1, most + 1) if completable(s, use.paying(x))]
        s.ask(self, seat, fit or [0])

    def secret(self, s: ConquestState) -> bool:
        return True  # whether the effect is possible with X can depend on the hand

    def about(self, s: ConquestState) -> dict[str, object] | None:
        return s.text_of(self.use)


class Payment(UseStep[ConquestState]):
    """All targets are chosen: pay resources, then the costs in the text."""

    def run(self, s: ConquestState) -> None:
        use = self.use
        if defines_x(use):
            use = use.paying(chosen_x(s, use))
        card, seat, ability = use.source, use.controller, use.ability.ability
        first = next(iter([each for chosen in use.chosen.targets for each in chosen]), NOTHING)
        if is_event(s, use):
            number = use.chosen.x if s.duel.cost_x[card] else NO_NUMBER
            s.emit("plays", "CON-6.9", seat, card, other=first, number=number)
            if s.keyword(words.LIMITED, card):
                s.limited |= 1 << seat
        else:
            s.emit("uses", USED_BY.get(ability.kind, "CON-16.2"), seat, card, other=first)
        if ability.limit != NO_LIMIT and not is_first_time(ability.limit) and use.way != COPIED:
            s.mark_used(card, use.ability)
        s.rules.pay(s, seat, cost_of(s, use))
        it = use.subject()
        costs = ability.cost if use.way != COPIED else ()
        s.then(Cancellable(seat, card, use=use))
        s.then_all([Resolve(cost, use, it, seat) for cost in costs])


class CheckDamageCost(Step[ConquestState]):
    """Damage taken as a cost: with less than `number` on the card the cost is not paid (CON-16.16).

    `target` is the birth number of the card: a card that the damage destroyed has paid.
    """

    card: PlacedCard

    @classmethod
    def stored_name(cls) -> str:
        return "Suffered"

    def run(self, s: ConquestState) -> None:
        card = self.card
        # CON-12.3: a warlord that the damage defeated has paid: it is now at the headquarters, bloodied and undamaged.
        fallen = s.marks[card] & words.BLOODIED != 0 and s.position(card) == NOTHING and not s.damage[card]
        if s.is_in_play(card) and s.births[card] == self.target and s.damage[card] < self.number and not fallen:
            unpaid(s)

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> CheckDamageCost:
        """A copy with the card ids renumbered."""
        return CheckDamageCost(self.who, names.place(self.card), self.target, self.number)


def suffer(s: ConquestState, cards: list[int], amount: int, use: AbilityUse, seat: int) -> None:
    """Deal damage to units as a cost; if it is not all taken, the ability has no effect (CON-16.16)."""
    s.then(*[CheckDamageCost(seat, card, s.births[card], s.damage[card] + amount) for card in cards])
    s.rules.inflict(s, [(card, amount) for card in cards], use, False, False)


def unpaid(s: ConquestState, below: int = NOTHING) -> None:
    """End an ability without effect if what was to pay its cost is gone (CON-16.16).

    `below` is the index of the payment on the stack, if other steps are above it.
    """
    for step in (s.steps if below == NOTHING else s.steps[:below])[::-1]:
        if isinstance(step, EndOfText):
            return  # an effect of the text itself, not a cost
        if isinstance(step, Cancellable):
            s.amend(step, step.struck_out())
            return


class Cancellable(PendingUse):
    """Everything is paid: players may now cancel an event, or an ability that targets their units."""

    def run(self, s: ConquestState) -> None:
        use = self.use
        assert use is not None
        s.then(
            Targeted(use.controller, use.source),
            CarryOut(use.controller, use.source, cancelled=self.cancelled, use=use),
        )
        if self.cancelled:
            return  # a part of the cost was prevented, so nothing happens
        if is_event(s, use):
            s.happen(words.WHEN_EVENT_PLAYED, use.source, use.controller, use=use)
        if use.ability.kind == BATTLE:
            s.happen(words.WHEN_BATTLE_TRIGGERED, use.source, use.controller, s.place[use.source], use=use)
        for slot, chosen in enumerate(use.chosen.targets):
            for card in chosen:
                if (
                    use.ability.slots[slot].aimed
                    and card < s.duel.cards
                    and s.kinds[card] & (words.UNIT | words.SUPPORT)
                ):
                    s.happen(words.WHEN_TARGETED, card, use.controller, s.place[card], use=use)


class Targeted(Step[ConquestState]):
    """Reactions to the targeting of a single unit, before the text resolves.  `card` is the source."""

    card: SeenCard

    def run(self, s: ConquestState) -> None:
        pending = s.awaited(PendingUse, self.card)
        use = pending.use
        if use is None or pending.cancelled:
            return
        slots = use.ability.slots
        chosen = [card for slot, each in enumerate(use.chosen.targets) if slots[slot].aimed for card in each]
        if len(chosen) == 1 and chosen[0] < s.duel.cards and s.kinds[chosen[0]] & words.UNIT:
            s.happen(words.AFTER_TARGETED, chosen[0], use.controller, s.place[chosen[0]], use=use)

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> Targeted:
        """A copy with the card ids renumbered."""
        return Targeted(self.who, names.face(self.card), self.target, self.number)


class CarryOut(PendingUse):
    """Carry out the effect, unless it was cancelled or has no target left."""

    def run(self, s: ConquestState) -> None:
        use = self.use
        assert use is not None
        s.then(EndOfText(use))
        if self.cancelled:
            s.emit("cancelled", "CON-16.17", use.controller, use.source)
            return
        legal = use if self.flags & RETARGETED else still_legal(s, use)
        if use.chosen.targets and any(use.chosen.targets) and not any(legal.chosen.targets):
            s.rules.untargetable(s, use)
            return
        effect = use.ability.ability.effect
        assert effect is not None
        s.then(Resolve(effect, legal, use.subject(), use.controller))


def put_away_played(s: ConquestState, use: AbilityUse) -> None:
    """Discard a played event (CON-6.9) before responses to it (CON-16.26)."""
    if is_event(s, use):
        if s.place[use.source] // words.SEATS == words.PLAYING:
            put_away(s, use.source, words.DISCARD)
        s.changed = True
        s.happen(words.AFTER_EVENT_PLAYED, use.source, use.controller, use.place, use.chosen.x, use=use)
        return
    untriggered = use.ability.kind == TRIGGERED or use.ability.floats or use.way == COPIED  # CON-16.1
    if 0 <= use.source < s.duel.cards and not untriggered:
        s.happen(words.AFTER_TRIGGERS, use.source, use.controller, use.place, use=use)
