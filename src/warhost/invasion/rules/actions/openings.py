"""The options of an action window: everything that a player could announce, target and pay for now (INV-6.10).

The same requirements decide what is offered and answer "why can't I?".
"""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import NO_COST, NONE_TO_PAY, AbilityEntry
from ....effects.language.ability_use import AbilityUse, choosing
from ....effects.language.limits import NO_LIMIT
from ....effects.language.sets import members
from ....effects.language.targeting import aimed_at, completable, open_targets
from ....effects.state.card_table import NO_LISTENERS, Listener, is_repeated
from ....engine.requirements import Refusal
from ... import words
from ...changes.common import DEVELOPED_HERE, EITHER, FACEUP, CostChange, NoActions, PaysWithTokens, PlaysFrom
from ...changes.permissions import MoreDevelopments, MoreLimited, QuestsTogether
from ...duel import DEVELOP
from ...state import InvasionState
from ..movement.developments import development_barred_by
from ..movement.piles import locked
from ..movement.restrictions import barred_by, copy_in_play, legend_in_play, zone_refused_by
from . import requirements
from .answering import held, in_time
from .costs import cost_of, pays_instead, possible_x, spent_on
from .elsewhere import elsewhere
from .gained import entry_of, forbidden, number_of
from .paying import price, wealth
from .playing import playable_at_once

# An option of a window: the kind of action, the card and ability, and the first target or destination.
PASS: Final = 0
PLAY_CARD: Final = 1
USE_ABILITY: Final = 2
DEVELOP_CARD: Final = 3
TAKE_OCCASION: Final = 4
TAKE_CHANCE: Final = 5
SIZE: Final = 512
ABILITIES: Final = 4096  # the number of abilities that options can distinguish
NO_FIRST: Final = SIZE - 1
OTHER_PHASE: Final = Refusal(requirements.YOUR_CAPITAL_PHASE)
IN_RESPONSE: Final = Refusal(requirements.NOT_IN_RESPONSE)
OWN_LEAVING: Final = frozenset({words.LEAVES_PLAY, words.IS_DESTROYED, words.IS_SACRIFICED})


def option(action: int, card: int, ability: int, first: int) -> int:
    return ((action * ABILITIES + ability) * SIZE + first) * SIZE + card


def parts(code: int) -> tuple[int, int, int, int]:
    """The action, card, ability and first target of an option."""
    rest = code // SIZE // SIZE
    return rest // ABILITIES, code % SIZE, rest % ABILITIES, code // SIZE % SIZE


def openings(s: InvasionState, seat: int, base: int) -> list[int]:
    """All actions that a player could take now.

    With links above `base` on the chain they would be responses.
    """
    found: list[int] = []
    duel = s.duel
    rich = wealth(s, seat)
    purses = PaysWithTokens in s.in_force
    firm = not purses and CostChange not in s.in_force  # True if costs are as printed: nothing in play changes them
    closed: Refusal | None = closed_capital(s, seat, base)
    gained: list[Listener] = []
    for card, entry in s.actors[seat]:
        if entry.phase >= 0 and entry.phase != s.phase:
            continue
        spend = entry.ability.spend
        if isinstance(spend, int) and spend > rich:
            continue
        if entry.gained and is_repeated(card, entry, gained):
            continue  # the card has it already from another card
        use = AbilityUse(entry, card, seat, s.place[card], s.births[card])
        if obstacle(s, use, spend if isinstance(spend, int) else spent_on(s, use), rich) is None:
            found += _aimed(s, USE_ABILITY, card, entry, use)
    for card in s.piles[words.HAND * words.SEATS + seat]:
        if firm and duel.cost[card] > rich and duel.firm[card]:
            continue
        if closed is None or duel.kinds[card] & words.TACTIC or duel.any_time[card]:
            found += _plays(s, seat, card, closed, wealth(s, seat, card) if purses else rich)
    if PlaysFrom in s.in_force or duel.returning:
        found += _from_elsewhere(s, seat, base, closed)
    if closed is None:
        if duel.necromancy:
            for card in risen(s, seat):
                found += _plays(s, seat, card, closed, wealth(s, seat, card) if purses else rich)
        if why_not_develop(s, seat, base) is None:
            places = [zone * words.SEATS + seat for zone in words.ZONES]
            grounds = [s.duel.section(place) for place in places if development_barred_by(s, place) == NOTHING]
            for card in s.piles[words.HAND * words.SEATS + seat]:
                found += [option(DEVELOP_CARD, card, 0, section) for section in grounds]
    return found


def _from_elsewhere(s: InvasionState, seat: int, base: int, closed: Refusal | None) -> list[int]:
    """Options to play cards from elsewhere, or to develop them, as if they were in hand (INV-23.2)."""
    found: list[int] = []
    develops = why_not_develop(s, seat, base) is None
    for card, use, change in elsewhere(s, seat):
        if change.how != DEVELOPED_HERE and not (s.duel.necromancy and card in risen(s, seat)):
            found += _plays(s, seat, card, closed, wealth(s, seat, card))
        if develops and change.how != FACEUP:
            zones = [zone for zone in words.ZONES if change.how == EITHER or zone == use.place // words.SEATS]
            found += [option(DEVELOP_CARD, card, 0, s.duel.section(zone * words.SEATS + seat)) for zone in zones]
    return list(dict.fromkeys(found))


def in_capital(s: InvasionState, seat: int) -> bool:
    """True if it is the window in which a player may play units, supports, quests and legends (INV-5.16)."""
    return s.phase == words.CAPITAL_PHASE and s.window == words.CAPITAL_WINDOW and s.active == seat


def risen(s: InvasionState, seat: int) -> list[int]:
    """Options to play cards from the discard pile, for their cost from hand (INV-15.28, INV-OPEN-8)."""
    return [card for card in s.discard_pile(seat) if s.keyword(words.NECROMANCY, card) and not locked(s, card)]


def _plays(s: InvasionState, seat: int, card: int, closed: Refusal | None, rich: int) -> list[int]:
    """The options to play a card: for each target, into each zone, or without a choice."""
    duel = s.duel
    cost = lowest_price(s, seat, card)
    entry = duel.play[card]
    if cost > rich and not entry.ability.instead:
        return []
    use = AbilityUse(entry, card, seat, s.place[card], s.births[card])
    otherwise = bool(entry.ability.instead) and pays_instead(s, use)
    if cost > rich and not otherwise:
        return []
    if obstacle_to_play(s, use, closed, cost, rich) is not None:
        return []
    if duel.kinds[card] & words.TACTIC and duel.cost_x[card]:
        return [option(PLAY_CARD, card, 0, NO_FIRST)] if completable(s, use) else []
    if duel.kinds[card] & words.TACTIC or duel.attachment[card]:
        return _aimed(s, PLAY_CARD, card, entry, use)
    if duel.kinds[card] & words.LEGEND:
        return [option(PLAY_CARD, card, 0, NO_FIRST)]
    found = destinations(s, seat, card)
    if duel.zoned and not otherwise:
        found = [each for each in found if price(s, seat, card, duel.section(s.place[each])) <= rich]
    return [option(PLAY_CARD, card, 0, whereto) for whereto in found]


def _aimed(s: InvasionState, action: int, card: int, entry: AbilityEntry, use: AbilityUse) -> list[int]:
    """An option for each first target; a single one if there is no target, none is needed, or X is chosen first."""
    number = number_of(s, entry) if entry.gained else entry.index
    if entry.ability.most_x != NONE_TO_PAY:
        return [option(action, card, number, NO_FIRST)] if possible_x(s, use) else []
    slots = entry.slots
    if not slots:
        return [option(action, card, number, NO_FIRST)]
    if slots[0].least(s, use) == 0:
        return [option(action, card, number, NO_FIRST)] if completable(s, use) else []
    return [option(action, card, number, first) for first in open_targets(s, use, 0)]


def offers_targets(s: InvasionState, use: AbilityUse) -> bool:
    """True if the targets of an ability exist, or an X that can be paid."""
    return _without_target(s, use) is None


def _forbidden(s: InvasionState, seat: int, card: int) -> Refusal | None:
    """The reason why a card cannot be played at all: another copy, another legend, Limited."""
    duel = s.duel
    copy = copy_in_play(s, card, seat)
    if copy != NOTHING:
        return Refusal(requirements.NO_OTHER_COPY, copy)
    forbidding = barred_by(s, card, seat, playing=True)
    if forbidding != NOTHING:
        return Refusal(requirements.MAY_BE_PLAYED, forbidding)
    if duel.kinds[card] & words.LEGEND and legend_in_play(s, seat) != NOTHING:
        return Refusal(requirements.NO_OTHER_LEGEND, legend_in_play(s, seat))
    if duel.kinds[card] & words.LEGEND and duel.faction[card] not in (s.capitals[seat], words.NEUTRAL):
        return Refusal(requirements.LEGENDS_CAPITAL, card)
    if (duel.limited[card] or s.stat(words.LIMITED, card)) and s.happened(words.PLAYED_LIMITED, 0, seat) > more_limited(
        s, seat
    ):
        return Refusal(requirements.LIMITED_ONCE, card)
    return None


def more_limited(s: InvasionState, seat: int) -> int:
    """The number of additional Limited cards that a player may play this turn (INV-15.16)."""
    return s.modifiers(MoreLimited).of_player(seat).total()


def more_developments(s: InvasionState, seat: int) -> int:
    """The number of additional developments that a player may play this turn (INV-4.13)."""
    return s.happened(words.DEVELOPED_FREELY, 0, seat) + s.modifiers(MoreDevelopments).of_player(seat).total()


def destinations(s: InvasionState, seat: int, card: int) -> list[int]:
    """The places to which a unit, support or quest may be played: sections, and free quests for units (INV-19)."""
    duel = s.duel
    found: list[int] = []
    whose = 1 - seat if duel.enemy[card] else seat
    for zone in words.ZONES:
        if zone_refused_by(s, card, zone * words.SEATS + whose, False) == NOTHING:
            found.append(duel.section(zone * words.SEATS + whose))
    if duel.kinds[card] & words.UNIT:
        for zone in words.ZONES:
            for quest in s.piles[zone * words.SEATS + seat]:
                if s.kinds[quest] & words.QUEST_CARD and s.controller[quest] == seat:
                    free = unit_on_quest(s, quest) == NOTHING or may_share_quests(s, seat)
                    if free and zone_refused_by(s, card, s.place[quest], False) == NOTHING:
                        found.append(quest)
    return found


def may_share_quests(s: InvasionState, seat: int) -> bool:
    """True if a player's units may join others on a quest."""
    return bool(s.modifiers(QuestsTogether).of_player(seat))


def unit_on_quest(s: InvasionState, quest: int) -> int:
    """The unit on a quest, or NOTHING."""
    for card in s.piles[s.place[quest]]:
        if s.host[card] == quest and s.kinds[card] & words.UNIT:
            return card
    return NOTHING


def playable_by_effect(s: InvasionState, seat: int, card: int, way: int) -> bool:
    """True if an effect could let a player play this card now; its own restrictions apply (INV-3.17)."""
    duel = s.duel
    if _forbidden(s, seat, card) is not None or locked(s, card):
        return False
    if duel.kinds[card] & words.TACTIC:
        return playable_at_once(s, card, seat, way)
    if not duel.attachment[card] and not duel.kinds[card] & words.LEGEND:
        return bool(destinations_by_effect(s, seat, card, way))
    use = AbilityUse(duel.play[card], card, seat, s.place[card], s.births[card], way=way)
    if cost_of(s, use) > wealth(s, seat, card):
        return False
    return not duel.attachment[card] or completable(s, use)


def destinations_by_effect(s: InvasionState, seat: int, card: int, way: int) -> list[int]:
    """The places to which an effect could let a player play a card; its cost may depend on the zone."""
    entry, birth, rich = s.duel.play[card], s.births[card], wealth(s, seat, card)
    return [
        whereto
        for whereto in destinations(s, seat, card)
        if cost_of(s, AbilityUse(entry, card, seat, s.place[whereto], birth, way=way)) <= rich
    ]


# --- what prevents an action --- ----------------------------------------------------------------------------------


def closed_capital(s: InvasionState, seat: int, base: int) -> Refusal | None:
    """The reason why a player can play only tactics now (INV-5.16, INV-6.15), or None."""
    if not in_capital(s, seat):
        return OTHER_PHASE
    return IN_RESPONSE if len(s.chain) > base else None


def obstacle(s: InvasionState, use: AbilityUse, spent: int, rich: int) -> Refusal | None:
    """The requirement that prevents an ability, apart from its targets.

    The conditions of a triggered action were checked when it triggered; only `needs` must hold again (INV-7.11).
    """
    entry, card, seat = use.ability, use.source, use.controller
    ability = entry.ability
    if s.used and forbidden(card, entry) in s.used:
        return Refusal(requirements.NOT_FORBIDDEN, card)
    if NoActions in s.in_force and seat == s.attacker:
        return Refusal(requirements.TIMING, s.modifiers(NoActions).source(card))
    if ability.limit != NO_LIMIT and s.is_used(card, entry):
        return Refusal(requirements.ONCE_EACH_PERIOD, card)
    if spent > rich:
        return Refusal(requirements.ENOUGH_RESOURCES, card)
    if use.occurrence.kind == NOTHING and not ability.only.holds(s, use, NOTHING, seat):
        return Refusal(requirements.TIMING, card)
    if not ability.needs.holds(s, use, NOTHING, seat):
        return Refusal(requirements.TIMING, card)
    for cost in ability.cost if not entry.priced else NO_COST:  # if the cost depends on the target, it is checked later
        if not cost.can_be_paid(s, use, NOTHING, seat):
            return Refusal(requirements.COST_CAN_BE_PAID, card)
    return None


def obstacle_to_play(s: InvasionState, use: AbilityUse, closed: Refusal | None, cost: int, rich: int) -> Refusal | None:
    """The requirement that prevents playing a card, apart from its targets and its zone."""
    card, seat = use.source, use.controller
    if not s.duel.kinds[card] & words.TACTIC and closed is not None and not s.duel.any_time[card]:
        return Refusal(closed.requirement, card)
    forbidden = _forbidden(s, seat, card)
    if forbidden is not None:
        return forbidden
    if cost > rich and use.ability.ability.instead and pays_instead(s, use):
        cost = rich
    return obstacle(s, use, cost, rich) or (None if in_time(s, use) else Refusal(requirements.TIMING, card))


def lowest_price(s: InvasionState, seat: int, card: int) -> int:
    """The lowest cost of a card over all zones."""
    zoned = s.duel.zoned and not s.duel.kinds[card] & (words.TACTIC | words.LEGEND) and not s.duel.attachment[card]
    if not zoned:
        return price(s, seat, card)
    sections = [s.duel.section(s.place[each]) for each in destinations(s, seat, card)]
    return min([price(s, seat, card, section) for section in sections], default=price(s, seat, card))


def _without_target(s: InvasionState, use: AbilityUse) -> Refusal | None:
    if use.ability.ability.most_x != NONE_TO_PAY:
        return None if possible_x(s, use) else Refusal(requirements.COST_CAN_BE_PAID, use.source)
    if not use.ability.slots or completable(s, use):
        return None
    return Refusal(
        requirements.COST_CAN_BE_PAID if use.ability.priced and _unpaid(s, use) else requirements.HAS_TARGET, use.source
    )


def _unpaid(s: InvasionState, use: AbilityUse) -> bool:
    """True if only a card that pays a cost, chosen like a target, is missing (INV-6.10)."""
    slots = use.ability.slots
    for number, slot in enumerate(slots):
        found = slot.candidates(s, use, number)
        if not found and slot.least(s, use):
            able = members(s, slot.of, use, NOTHING, use.controller)
            able = [card for card in able if not slot.aimed or s.rules.can_be_target(s, card, use)]
            return bool(able) or not slot.aimed
        if found:
            use = aimed_at(s, use, number, found[0])
    return False


# --- why not ----------------------------------------------------------------------------------------------------


def why_not_play(s: InvasionState, seat: int, card: int, base: int) -> Refusal | None:
    """The requirement that prevents a player from playing a card from hand, regardless of zone and targets."""
    use = AbilityUse(s.duel.play[card], card, seat, s.place[card], s.births[card])
    refused = obstacle_to_play(
        s, use, closed_capital(s, seat, base), lowest_price(s, seat, card), wealth(s, seat, card)
    )
    return refused or _without_target(s, use)


def why_not_use(s: InvasionState, seat: int, card: int, entry: AbilityEntry) -> Refusal | None:
    """The requirement that prevents a player from using an Action of a card in play."""
    if (card, entry) not in s.actors[seat]:
        return Refusal(requirements.ABILITY_WORKS_HERE, card)
    return why_not_take(s, AbilityUse(entry, card, seat, s.place[card], s.births[card]))


def why_not_take(s: InvasionState, use: AbilityUse) -> Refusal | None:
    """The requirement that prevents an action of a card in play, or a triggered action (INV-7.11)."""
    if not at_work(s, use):
        return Refusal(requirements.ABILITY_WORKS_HERE, use.source)
    return obstacle(s, use, spent_on(s, use), wealth(s, use.controller)) or _without_target(s, use)


def why_not_answer(s: InvasionState, use: AbilityUse) -> Refusal | None:
    """The requirement that prevents a triggered action of a card in hand."""
    return obstacle(s, use, spent_on(s, use), wealth(s, use.controller)) or _without_target(s, use)


def at_work(s: InvasionState, use: AbilityUse) -> bool:
    """True if the card of a triggered action still has it: in play, in its zone, under the same control (INV-6.5).

    A floating ability needs no card, and an ability about leaving play works after the card has left (INV-23.12).
    """
    if use.ability.ability.when is None or use.ability.floats:
        return True
    if use.source == use.occurrence.card and use.occurrence.kind in OWN_LEAVING:
        return True
    if s.births[use.source] != use.birth or s.controller[use.source] != use.controller:
        return False
    return is_heard(s, use.source, use.ability)


def is_heard(s: InvasionState, card: int, entry: AbilityEntry) -> bool:
    """True if an ability can trigger now, because its card is in a place where the ability works (INV-4.12)."""
    when = entry.ability.when
    return when is not None and (card, entry) in s.listeners.get(when.kind, NO_LISTENERS)


def why_not_there(s: InvasionState, seat: int, card: int, whereto: int) -> Refusal | None:
    """The requirement that prevents playing a card into a zone or onto a quest."""
    duel = s.duel
    place = s.place[whereto]
    blocked = zone_refused_by(s, card, place, False)
    if blocked == card:
        return Refusal(requirements.QUEST_ZONE if duel.kinds[card] & words.QUEST_CARD else requirements.ONLY_ZONE, card)
    if blocked != NOTHING:
        return Refusal(requirements.NO_OTHER_HERO if duel.hero[blocked] else requirements.ZONE_LETS_IN, blocked)
    if whereto < duel.cards and unit_on_quest(s, whereto) != NOTHING and not may_share_quests(s, seat):
        return Refusal(requirements.QUEST_IS_FREE, unit_on_quest(s, whereto))
    return None


def why_not_develop(s: InvasionState, seat: int, base: int) -> Refusal | None:
    """The requirement that prevents a player from playing a development."""
    closed = closed_capital(s, seat, base)
    if closed is not None:
        return closed
    played = s.happened(words.PLAYED_DEVELOPMENT, 0, seat)
    return Refusal(requirements.ONE_DEVELOPMENT) if played > more_developments(s, seat) else None


def taken(s: InvasionState, seat: int, code: int) -> AbilityUse:
    """The use that an option starts, with its first target or destination."""
    action, card, ability, first = parts(code)
    if action == DEVELOP_CARD:
        return AbilityUse(DEVELOP, card, seat, s.place[card], s.births[card], choosing(first))
    if action == TAKE_OCCASION:
        return s.occasions[ability]
    if action == TAKE_CHANCE:
        return held(s, seat, s.chances)[ability]
    entry = s.duel.play[card] if action == PLAY_CARD else entry_of(s, card, ability)
    use = AbilityUse(entry, card, seat, s.place[card], s.births[card])
    if first == NO_FIRST:
        return use
    if entry.slots:
        return aimed_at(s, use, 0, first)
    place = s.place[first]
    return AbilityUse(entry, card, seat, place, s.births[card], choosing(first))
