"""Entering play and moving between zones (INV-23, INV-24, INV-22)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import ANYWHERE
from ....effects.state.card_table import NO_HOST
from ... import words
from ...card import ATTACHMENT
from ...changes.common import EntersCorrupted, EntersDamaged, EntersWithTokens
from ...state import InvasionState
from .control import FOR_GOOD, take_control
from .developments import rearrange, seats_that_may_know
from .restrictions import copy_in_play, other_hero


def enter(s: InvasionState, card: int, place: int, host: int = NO_HOST, holder: int = NOTHING) -> None:
    """Put a card into play faceup: in a zone, on a quest or on another card.

    The zone's player controls it, except for attachments and cards played into an opponent's zone (`holder`).
    """
    seat = place % words.SEATS if host == NO_HOST or s.kinds[card] & words.UNIT else s.controller[card]
    seat = seat if holder == NOTHING else holder
    held = s.place[card] == words.HAND * words.SEATS + seat or s.marks[card] & words.FROM_HAND != 0
    s.shift(card, place)
    _heroes_behind(s, card, place)
    s.marks[card] = 0
    s.arrive(card, seat, host)
    s.known[card] = 0
    if s.duel.owner[card] != seat and not s.duel.attachment[card]:
        take_control(s, card, seat, FOR_GOOD, card)  # the player who put it into play controls it
    if s.kinds[card] & words.UNIT and (corrupts_on_entry(s, card, place) or _corrupt_of_itself(s, card)):
        s.marks[card] = words.CORRUPTED  # INV-16.6: it enters corrupted; the event "corrupted" does not happen
    for entry in s.duel.constants[card]:
        for own in entry.modifiers(EntersWithTokens):
            if entry.ability.zone in (ANYWHERE, place // words.SEATS):
                s.tokens[card] = own.amount
    s.damage[card] = min(255, s.damage[card] + s.modifiers(EntersDamaged).total(card))
    s.changed = True
    s.refresh()
    s.emit("entered", "INV-23.5", seat, card, place, other=host if host != NO_HOST else NOTHING)
    if s.kinds[card] & words.UNIT and (other_hero(s, card, place) != NOTHING or copy_in_play(s, card, seat) != NOTHING):
        return  # INV-23.7: it is sacrificed at once, so it triggers nothing
    s.happen(words.ENTERS_PLAY, card, seat, place)
    if held:
        s.happen(words.ENTERS_FROM_HAND, card, seat, place)
    s.happen(words.ENTERS_ZONE, card, seat, place)
    if host != NO_HOST:
        attached(s, card)


def _heroes_behind(s: InvasionState, card: int, place: int) -> None:
    """Reorder a zone when a Hero enters next to a facedown Hero, so that the facedown one counts as the later."""
    if s.duel.hero[card]:
        faceup = [each for each in s.piles[place] if each != card and not s.marks[each] & words.FACEDOWN]
        lying = [each for each in faceup if s.duel.hero[each] and not s.shows_face(each)]
        if lying:
            s.piles[place] = (*[each for each in s.piles[place] if each not in lying], *lying)
            s.changed = True


def attached(s: InvasionState, card: int) -> None:
    """Trigger abilities about an Attachment on a new host; a support without that trait does not count (INV-39.1)."""
    if (ATTACHMENT in s.duel.traits[card] or s.marks[card] & words.AS_SUPPORT) and not s.kinds[card] & words.UNIT:
        s.happen(words.IS_ATTACHED, s.host[card], s.controller[card], s.place[card], by=card)


def corrupts_on_entry(s: InvasionState, card: int, place: int) -> bool:
    """True if units enter this zone corrupted."""
    if s.stat(words.CANNOT_BE_CORRUPTED, card):
        return False
    for each in s.modifiers(EntersCorrupted).found:
        if each.use.place == place and not each.modifier.anywhere and each.concerns(s, card):
            return True
    return False


def _corrupt_of_itself(s: InvasionState, card: int) -> bool:
    """True if a card enters play corrupted by its own text, or by an effect on all zones."""
    for entry in s.duel.constants[card]:
        for own in entry.modifiers(EntersCorrupted):
            if own.of.about_this():
                return True
    for each in s.modifiers(EntersCorrupted).found:
        if each.modifier.anywhere and not s.stat(words.CANNOT_BE_CORRUPTED, card) and each.concerns(s, card):
            return True
    return False


def move_to(s: InvasionState, cards: list[int], place: int, handed: bool = False) -> None:
    """Move cards in play to another zone: they enter the zone, not play (INV-23.15), and leave combat and quests.

    With `handed` they change control and go to the zone of the same name, which is not a move by a player (INV-17.4).
    """
    fighting = [card for card in cards if s.marks[card] & (words.ATTACKING | words.DEFENDING)]
    for card in cards:
        s.shift(card, place)
        _heroes_behind(s, card, place)
        if s.kinds[card] & words.UNIT:
            s.host[card] = NO_HOST  # INV-19.7: a unit that moves leaves its quest
        for other in s.in_play():
            if s.host[other] == card:
                if s.kinds[other] & words.UNIT:
                    # The quest moves, but the unit on it stays.
                    s.host[other] = NO_HOST
                else:
                    s.shift(other, place)  # INV-24.7: attachments move with their host
        s.emit("moved", "INV-24.1", s.controller[card], card, place, seen=seats_that_may_know(s, card))
    if [card for card in cards if s.marks[card] & words.FACEDOWN]:
        rearrange(s, place)
    s.changed = True
    s.refresh()
    left = [card for card in fighting if handed or not s.rules.goes_on_fighting(s, card)]  # INV-13.34: out of combat
    for card in left:
        s.marks[card] &= ~(words.ATTACKING | words.DEFENDING)
    if left:
        s.changed = True
        s.refresh()
    for card in cards:
        if s.kinds[card] & words.UNIT and not s.marks[card] & words.CORRUPTED and corrupts_on_entry(s, card, place):
            corrupt(s, card)  # INV-16.7: corrupted on entering the zone
        s.happen(words.ENTERS_ZONE, card, s.controller[card], place)
        if not handed:
            s.happen(words.MOVES, card, s.controller[card], place)


def corrupt(s: InvasionState, card: int) -> bool:
    """Corrupt a card; False if it cannot be corrupted or already is (INV-16.1, INV-16.8)."""
    if not s.is_in_play(card) or s.marks[card] & words.CORRUPTED or s.stat(words.CANNOT_BE_CORRUPTED, card):
        return False
    s.marks[card] |= words.CORRUPTED
    s.changed = True
    s.emit("corrupted", "INV-16.1", s.controller[card], card)
    s.happen(words.IS_CORRUPTED, card, s.controller[card], s.place[card])
    return True


def restore(s: InvasionState, card: int) -> bool:
    """Restore a corrupted card (INV-16.5)."""
    if not s.marks[card] & words.CORRUPTED or s.stat(words.CANNOT_BE_RESTORED, card):
        return False
    s.marks[card] &= ~words.CORRUPTED
    s.changed = True
    s.emit("restored", "INV-16.5", s.controller[card], card)
    s.happen(words.IS_RESTORED, card, s.controller[card], s.place[card])
    return True
