"""Rules that always hold, checked after every change of the state (INV-2.15, INV-4.4, INV-32.4, INV-38.13)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.lasting import TopRevealed
from ...effects.language.sets import subjects_of
from ...effects.language.verbs import DESTROYED, DISCARDED, SACRIFICED
from ...effects.state.basis import SettledState
from ...effects.state.card_table import NO_HOST, NO_STEPS
from ...effects.state.decks import is_deck_empty
from ...effects.state.ordering import ordering
from ...engine.outcome import Outcome
from ...engine.steps import Step
from .. import words
from ..changes.combat import ZonesToBurn
from ..changes.common import CannotStay, Controls
from ..changes.leaving import LeavesInstead
from ..changes.protection import HandLimit
from ..state import InvasionState
from .actions.elsewhere import show_tops
from .damage.amounts import wounds
from .movement.control import foreign
from .movement.discarding import DiscardDown, discard_experience, discard_kept_cards, surplus
from .movement.drawing import check_decks
from .movement.experience import stray_experience
from .movement.handover import hand_over
from .movement.replacement import depart


def settle(s: InvasionState) -> list[Step[InvasionState]]:
    """Recompute the numbers and apply the automatic rules, as long as one applies.

    Cards that cannot stay leave play at once with their attachments; then the next ones that cannot stay.  Returns the
    questions about the order of discarded cards.
    """
    orders: list[Step[InvasionState]] = []
    while s.changed:
        s.refresh()
        s.changed = False
        if s.outcome is not None:
            return NO_STEPS
        resting = s.rest is not None and s.rest.holds(s)
        if not resting:
            s.rest = None
            _clear_quests(s)
            if s.fronts:
                _remove_from_combat(s)
            if s.piles[words.BENEATH * words.SEATS] or s.piles[words.BENEATH * words.SEATS + 1]:
                orders += _bare_strays(s)
            if _burn(s):
                return NO_STEPS
        if is_deck_empty(s) and check_decks(s):
            return NO_STEPS
        if TopRevealed in s.in_force:
            show_tops(s)
        if HandLimit in s.in_force and not [step for step in (*s.steps, *orders) if isinstance(step, DiscardDown)]:
            orders += [DiscardDown(seat) for seat in s.in_turn() if surplus(s, seat)]
        if resting:
            return orders
        if s.piles[words.UNDER * words.SEATS] or s.piles[words.UNDER * words.SEATS + 1]:
            orders += discard_kept_cards(s)
        destroyed, discarded, sacrificed = _illegal(s)
        for each in s.modifiers(CannotStay).found:
            doomed = destroyed if each.modifier.how == DESTROYED else sacrificed
            for card in subjects_of(s, each, each.modifier.of):
                if s.is_in_play(card) and card not in destroyed and card not in sacrificed:
                    doomed.append(card)
        handed = Controls in s.in_force or bool(s.claims) or bool(foreign(s))
        if handed:
            gone = [*destroyed, *sacrificed, *discarded]
            sacrificed += [card for card in hand_over(s) if card not in gone]
        leaving = [(card, DESTROYED) for card in destroyed]
        leaving += [(card, SACRIFICED) for card in sacrificed]
        leaving += [(card, DISCARDED) for card in discarded]
        if leaving:
            orders += depart(s, leaving)
            if LeavesInstead in s.in_force:
                return orders  # check again afterwards: effects may replace these departures
        elif not handed and not s.changed:
            s.rest = SettledState(s)
    return orders


def _bare_strays(s: InvasionState) -> list[Step[InvasionState]]:
    """Discard the cards under a card that has become a development (INV-41.4)."""
    bared = discard_experience(s, stray_experience(s))
    for card in bared:
        s.happen(words.ENTERS_DISCARD, card, s.duel.owner[card])
    return ordering(s, bared) if bared else NO_STEPS


def _clear_quests(s: InvasionState) -> None:
    """Remove tokens from quests without a unit, and units that left their quest stop questing (INV-19.8)."""
    in_play, kinds = s.in_play(), s.kinds
    for card in in_play:
        quest = s.host[card]
        if quest != NO_HOST and not s.is_attachment(card):
            if s.place[quest] != s.place[card] or not kinds[quest] & words.QUEST_CARD or not kinds[card] & words.UNIT:
                s.changed = True
                s.host[card] = NO_HOST  # INV-22.11: also if the unit has become a development
    for card in in_play:
        if s.tokens[card] and kinds[card] & words.QUEST_CARD:
            if not [each for each in s.piles[s.place[card]] if s.host[each] == card and kinds[each] & words.UNIT]:
                s.tokens[card] = 0
                s.changed = True  # recompute: a text may depend on the tokens or attachments of the quest
                s.emit("tokens-lost", "INV-19.8", s.controller[card], card)


def _remove_from_combat(s: InvasionState) -> None:
    """Remove cards that are no longer units or legends from combat, with the damage assigned to them (INV-13.34)."""
    for card in s.in_play():
        if s.marks[card] & (words.ATTACKING | words.DEFENDING) and not s.kinds[card] & (words.UNIT | words.LEGEND):
            s.marks[card] &= ~words.FIGHTING
            s.assigned[card] = s.returned[card] = 0
            s.changed = True
            s.emit("left-combat", "INV-13.34", s.controller[card], card)


def _burn(s: InvasionState) -> bool:
    """Burn sections with enough damage; a player with two burning sections loses at once (INV-4.3, INV-32.1).

    Returns True if the game is over.
    """
    burned = alight = False
    for zone in words.ZONES:
        for seat in range(words.SEATS):
            place = zone * words.SEATS + seat
            section = s.duel.section(place)
            if s.damage[section] and s.damage[section] >= words.SECTION_HIT_POINTS + s.developments(place):
                s.damage[section] = 0
                s.marks[section] |= words.BURNING
                s.changed = True
                s.emit("burned", "INV-4.3", seat, place=place)
                s.happen(words.BURNED, section, seat, place)
                burned = True
            if s.marks[section] & words.BURNING:
                alight = True
    if not burned and not alight:
        return False
    lost = [seat for seat in range(words.SEATS) if burning(s, seat) >= zones_to_burn(s, seat)]
    if lost:
        winners = tuple([seat for seat in range(words.SEATS) if seat not in lost])
        s.end(Outcome(winners, "burned", "INV-32.1"))
    return bool(lost)


def burning(s: InvasionState, seat: int) -> int:
    """The number of burning sections of a player's capital."""
    return len([zone for zone in words.ZONES if s.marks[s.duel.section(zone * words.SEATS + seat)] & words.BURNING])


def zones_to_burn(s: InvasionState, seat: int) -> int:
    """The number of burning sections with which this player loses (INV-32.3)."""
    for each in s.modifiers(ZonesToBurn).of_opponent(seat).found:
        return each.modifier.number
    return words.BURNING_TO_LOSE


def _illegal(s: InvasionState) -> tuple[list[int], list[int], list[int]]:
    """The cards that cannot stay: to destroy, to discard, to sacrifice."""
    duel = s.duel
    marks, kinds, hit_points = s.marks, s.kinds, s.hit_points
    destroyed: list[int] = []
    discarded: list[int] = []
    sacrificed: list[int] = []
    for place in range(words.IN_PLAY):
        hero = NOTHING
        for card in s.piles[place]:
            kind = kinds[card]
            if kind & words.DEVELOPMENT and duel.owner[card] != s.controller[card]:
                discarded.append(card)  # INV-22.7: a development must be in its owner's zone
            elif kind & (words.UNIT | words.LEGEND):
                if wounds(s, card) >= hit_points[card]:  # INV-2.13, INV-2.14
                    destroyed.append(card)
                elif duel.hero[card] and kind & words.UNIT and s.shows_face(card):
                    if hero == NOTHING:
                        hero = card
                    elif _came_before(s, hero, card):  # INV-21.4: the Hero who came later is sacrificed
                        sacrificed.append(card)
                    else:
                        sacrificed.append(hero)
                        hero = card
            elif kind == words.DEVELOPMENT and s.damage[card] | s.tokens[card]:
                s.damage[card] = s.tokens[card] = 0  # INV-22.4: a development has neither damage nor tokens
                s.changed = True
            if (
                (duel.attachment[card] or marks[card] & words.AS_SUPPORT)
                and kind != words.DEVELOPMENT
                and not _attached(s, card)
            ):
                lost = s.host[card] != NO_HOST  # False if it was turned faceup and never had a host (INV-12.10)
                if s.shows_face(card):  # a card without its printed face needs no host (INV-22.5)
                    (discarded if lost else sacrificed).append(card)
            if duel.unique[card] and not marks[card] & words.FACEDOWN and _second(s, card):
                if card not in destroyed and card not in sacrificed:
                    sacrificed.append(card)
    return destroyed, discarded, sacrificed


def _attached(s: InvasionState, card: int) -> bool:
    """True if an attachment's host is in play and still legal, regardless of zones (INV-18.6, INV-18.7)."""
    host = s.host[card]
    if host == NO_HOST or not s.is_in_play(host):
        return False
    if s.marks[card] & words.AS_SUPPORT:
        return s.kinds[host] & words.UNIT != 0
    wanted = s.duel.hosts[card]
    if wanted is None:
        return True
    use = AbilityUse(s.duel.play[card], card, s.controller[card], s.place[card], s.births[card])
    return wanted.has(s, host, use, host, s.controller[card])


def _second(s: InvasionState, card: int) -> bool:
    """True if an earlier copy of a unique card is in play under the same control (INV-3.5)."""
    duel = s.duel
    name = duel.defs[card].name
    for other in s.in_play():
        if other != card and duel.unique[other] and duel.defs[other].name == name:
            if s.controller[other] == s.controller[card] and not s.marks[other] & words.FACEDOWN:
                if _came_before(s, other, card):
                    return True
    return False


def _came_before(s: InvasionState, one: int, other: int) -> bool:
    """True if the first of two cards has been faceup longer; a card turned faceup this turn is the later one."""
    in_play, ups = s.in_play(), [card for kind, card, _, _ in s.history if kind == words.TURNS_FACEUP]
    for card in ups[::-1]:
        if card in (one, other):
            return card == other
    return in_play.index(one) < in_play.index(other)
