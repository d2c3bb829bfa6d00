"""Replacing pending events: a card leaves play in another way, or not at all (CON-16.19)."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import COPIED, AbilityUse, choosing
from ...effects.language.effect import Condition, Effect
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THAT, subjects
from ...effects.language.targeting import Aim, completable
from ...effects.language.verbs import RETURNED
from ...engine.dataclass import dataclass
from ..pending import RETARGETED, PendingUse
from ..state import ConquestState


@dataclass(frozen=True)
class ReturnInstead(Effect):
    """Return units to their owners' hands instead of letting them leave play in another way (CON-16.19)."""

    of: Selector = THAT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            if s.rules.leave_otherwise(s, card, RETURNED):
                s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        ways = [s.rules.departs_as(s, card) for card in subjects(s, self.of, use, it, who)]
        return bool([how for how in ways if how not in (NOTHING, RETURNED)])


@dataclass(frozen=True)
class Spare(Effect):
    """Keep units in play that are about to leave (CON-16.19)."""

    of: Selector = THAT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            if s.rules.spare(s, card):
                s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool([card for card in subjects(s, self.of, use, it, who) if s.rules.departs_as(s, card) != NOTHING])


@dataclass(frozen=True)
class ByDamage(Condition):
    """The unit is about to be destroyed by damage that it has taken."""

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return use.occurrence.card in [each >> 16 for each in s.slain]


@dataclass(frozen=True)
class AttachToShielded(Effect):
    """Attach a card that is used as a shield card to the shielded unit instead of discarding it."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if self.possible(s, use, it, who):
            s.mark_carried_out()
            s.rules.attach(s, use.source, use.occurrence.attack.card, who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        card, unit = use.source, use.occurrence.attack.card
        if unit == NOTHING or not s.rules.can_be_hit(s, unit) or s.rules.may_enter(s, card, who) != NOTHING:
            return False
        return s.rules.can_host(s, unit, card, who)


@dataclass(frozen=True)
class Retarget(Effect):
    """Replace a target by another card, whatever the text asks for (CON-16.15)."""

    to: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        pending = s.awaited(PendingUse, use.occurrence.cause.card)
        used, old = pending.use, use.occurrence.card
        for card in subjects(s, self.to, use, it, who)[:1]:
            if used is not None and card != old:
                targets = tuple(
                    [tuple([card if each == old else each for each in chosen]) for chosen in used.chosen.targets]
                )
                ages = tuple([tuple([s.age(each) for each in chosen]) for chosen in targets])
                s.mark_carried_out()
                s.amend(pending, pending.using(used.aimed(targets, ages), pending.flags | RETARGETED))
                s.emit("retargeted", "CON-16.15", who, card, other=old)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.to, use, it, who)
        pending = s.awaited(PendingUse, use.occurrence.cause.card)
        return bool(cards) and cards[0] != use.occurrence.card and pending.use is not None and not pending.cancelled


@dataclass(frozen=True)
class CopyEffects(Effect):
    """Repeat the effects of the event that was played, without payment and with new targets."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        copy = self.copied(s, use, who)
        if copy is not None:
            s.mark_carried_out()
            s.then(Aim(copy))

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        copy = self.copied(s, use, who)
        if copy is None or not completable(s, copy):
            return False
        effect = copy.ability.ability.effect
        return effect is not None and effect.partly(s, copy, NOTHING, who)

    def copied(self, s: ConquestState, use: AbilityUse, who: int) -> AbilityUse | None:
        """The use for the repetition: the same ability, without a played card."""
        happened = use.occurrence
        entry, card = happened.cause.ability, happened.card
        if entry is None or entry.ability.when is not None:
            return None  # a response cannot be repeated without its trigger
        return AbilityUse(entry, card, who, s.place[card], s.births[card], choosing(happened.amount), way=COPIED)


BY_DAMAGE: Final = ByDamage()
