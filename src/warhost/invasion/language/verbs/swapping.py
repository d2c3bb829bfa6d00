"""Verbs that only one card uses: exchange of quests, triggering of ambush effects, an offer to any player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Asking, Effect
from ....effects.language.select import Selector
from ....effects.language.sets import IN_HAND, IT, members, subjects
from ....effects.language.verbs import RETURNED, OnCards
from ....effects.state.card_table import NO_LISTENERS
from ....effects.state.triggering import trigger_if_awaited
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ...state import InvasionState
from ...words import AMBUSHES, SEATS, UNIT

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class SwitchQuest(Asking):
    """Return a quest to its owner's hand and put one from the player's hand into its place (INV-41.10).

    The tokens and units of the old quest are then on the new one, which enters play.
    """

    of: Selector
    quest: Selector = IT

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        quests = subjects(s, self.quest, use, it, who)
        if not quests or not s.is_in_play(quests[0]):
            return []
        place = s.place[quests[0]]
        return [
            card
            for card in members(s, self.of & IN_HAND, use, it, who)
            if s.rules.barred_by(s, card, who) in (NOTHING, quests[0])
            and s.rules.zone_refused_by(s, card, place, False) == NOTHING
        ]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        quest = subjects(s, self.quest, use, it, who)[0]
        place, tokens, holder = s.place[quest], s.tokens[quest], s.controller[quest]
        units = [card for card in s.piles[place] if s.host[card] == quest and s.kinds[card] & UNIT]
        s.mark_carried_out()
        orders = s.rules.leave(s, [(quest, RETURNED)], use)
        s.rules.enter(s, option, place, holder=holder if place % SEATS != holder else NOTHING)
        s.tokens[option] = min(255, s.tokens[option] + tokens)
        for unit in units:
            if s.is_in_play(unit) and s.place[unit] == place:
                s.host[unit] = option
        s.changed = True
        s.emit("switched", "INV-41.10", who, option, place, other=quest, number=tokens)
        s.then(*orders)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put", option)


@dataclass(frozen=True)
class AsIfAmbushed(OnCards):
    """Trigger the cards' own ambush effects as if they had just ambushed (INV-41.11)."""

    def on(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> None:
        happened = s.record(AMBUSHES, card, s.controller[card], s.place[card])
        for source, entry in s.listeners.get(AMBUSHES, NO_LISTENERS):
            when = entry.ability.when
            if source == card and when is not None and when.of.about_this():
                s.mark_carried_out()
                trigger_if_awaited(s, source, entry, happened)


@dataclass(frozen=True)
class StrikeWith(Effect):
    """A card deals damage equal to its power to others; the source of the effect is the text."""

    by: Selector
    of: Selector = IT

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        cards = [card for card in subjects(s, self.of, use, it, who) if s.rules.can_be_hit(s, card)]
        for striker in subjects(s, self.by, use, it, who)[:1]:
            if s.power[striker]:
                s.rules.inflict(s, [(card, s.power[striker]) for card in cards], use, False, False)


@dataclass(frozen=True)
class DrawUpTo(Effect):
    """Draw cards until the player holds a number of cards."""

    most: int

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        missing = self.most - len(s.hand(who))
        if s.rules.draw(s, who, missing):
            s.mark_carried_out()

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return len(s.hand(who)) < self.most
