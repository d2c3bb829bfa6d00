"""Which cards can or must attack or defend, and which cannot do so alone (INV-13.3, INV-13.10, INV-40)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....engine.requirements import Refusal
from ... import words
from ...changes.combat import (
    AttacksFrom,
    AttacksOnly,
    DefencePrice,
    DefendsAnywhere,
    DefendsCapital,
    Joins,
    NotAttacked,
)
from ...changes.permissions import NoAttacks
from ...state import InvasionState
from ..actions import requirements

Places = tuple[int, ...]


def attack_obstacle(
    s: InvasionState, seat: int, card: int, places: Places = (), free: bool = False, front: int = NOTHING
) -> Refusal | None:
    """The requirement that prevents a card from attacking (INV-13.4), or None.

    `places` are the zones under attack, if they are chosen; with `free` the card may attack from any zone.
    """
    if s.controller[card] != seat:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not s.kinds[card] & (words.UNIT | words.LEGEND):
        return Refusal(requirements.IS_UNIT, card)
    if s.marks[card] & words.CORRUPTED and not _attacks_from(s, card, True):
        return Refusal(requirements.NOT_CORRUPTED, card)
    if s.place[card] not in (words.BATTLEFIELD * words.SEATS + seat, words.BOARD * words.SEATS + seat) and not free:
        if not _attacks_from(s, card, False) and not _joins(s, card, words.CHOSEN | words.ATTACKING, front):
            return Refusal(requirements.IN_BATTLEFIELD, card)
    if s.stat(words.CANNOT_ATTACK, card):
        return Refusal(requirements.MAY_ATTACK, card)
    if AttacksOnly in s.in_force and [place for place in places if not _attacks_there(s, card, place)]:
        return Refusal(requirements.MAY_ATTACK_THERE, card)  # INV-46.5: it must be able to attack all zones
    return None


def defence_obstacle(s: InvasionState, seat: int, card: int, front: int = 0) -> Refusal | None:
    """The requirement that prevents a card from defending (INV-13.10), or None."""
    if s.controller[card] != seat:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not s.kinds[card] & (words.UNIT | words.LEGEND):
        return Refusal(requirements.IS_UNIT, card)
    if s.marks[card] & words.CORRUPTED:
        return Refusal(requirements.NOT_CORRUPTED, card)
    if (s.place[card] not in s.fronts[front] and not _defends_from(s, seat, card, front)) or card == s.attacked_legend:
        legend = s.kinds[card] & words.LEGEND and card != s.attacked_legend
        return Refusal(requirements.LEGEND_MAY_DEFEND if legend else requirements.IN_ATTACKED_ZONE, card)
    return Refusal(requirements.MAY_DEFEND, card) if s.stat(words.CANNOT_DEFEND, card) else None


def goes_on_fighting(s: InvasionState, card: int) -> bool:
    """True if a card that moved during combat could attack or defend from its new place (INV-13.34)."""
    seat = s.controller[card]
    if s.marks[card] & words.ATTACKING:
        return seat == s.attacker and (  # another controller cannot go on with this attack
            s.place[card] == words.BATTLEFIELD * words.SEATS + seat
            or _attacks_from(s, card, False)
            or _joins(s, card, words.ATTACKING, s.front_of(card))
        )
    front = s.front_of(card)
    return bool(s.fronts) and (s.place[card] in s.fronts[front] or _defends_from(s, seat, card, front))


def _attacks_from(s: InvasionState, card: int, corrupted: bool) -> bool:
    """True if an effect lets a card attack from its zone, or although it is corrupted."""
    for each in s.modifiers(AttacksFrom).found:
        if (each.modifier.corrupted or not corrupted) and each.concerns(s, card):
            return True
    return False


def _attacks_there(s: InvasionState, card: int, place: int) -> bool:
    """True if every effect that limits which zones a card may attack lets it attack this one."""
    section = s.duel.section(place)
    for each in s.modifiers(AttacksOnly).concerning(card):
        if not each.modifier.zones.has(s, section, each.use, section, each.use.controller):
            return False
    return True


def _defends_from(s: InvasionState, seat: int, card: int, front: int) -> bool:
    """True if an effect lets a card defend at a front from another zone."""
    if s.place[card] == words.BOARD * words.SEATS + seat and s.modifiers(DefendsCapital).any(card):  # INV-20.4
        return True
    if not s.kinds[card] & words.UNIT:
        return False
    for each in s.modifiers(DefendsAnywhere).found:
        if (not each.modifier.here or each.use.place in s.fronts[front]) and each.concerns(s, card):
            return True
    return _joins(s, card, words.CHOSEN | words.DEFENDING, front)


def _joins(s: InvasionState, card: int, marks: int, front: int) -> bool:
    """True if a card may join because one of its leaders attacks or defends at this front (INV-40.4)."""
    for each in s.modifiers(Joins).concerning(card):
        for leader in s.in_play():
            if front not in (NOTHING, s.front_of(leader)):
                continue
            fights = s.marks[leader] & marks or (marks & words.DEFENDING and _stands(s, leader))
            if fights and each.modifier.leaders.has(s, leader, each.use, leader, each.use.controller):
                return True
    return False


def _stands(s: InvasionState, card: int) -> bool:
    """True if an attacked legend will defend by itself (INV-20.5)."""
    return card == s.attacked_legend and not s.marks[card] & words.CORRUPTED


def may_attack(s: InvasionState, seat: int, places: Places = (), front: int = NOTHING) -> list[int]:
    """The cards that may attack these zones, or any."""
    able = _free_to_attack(s, seat, places, front)
    if len(able) != 1:
        return able
    later = [each for each in range(front + 1, len(s.fronts)) if front != NOTHING]
    company = [card for each in later for card in _free_to_attack(s, seat, s.fronts[each], each)]
    return _in_company(s, able, words.CANNOT_ATTACK_ALONE, words.ATTACKING, company)


def _free_to_attack(s: InvasionState, seat: int, places: Places, front: int) -> list[int]:
    cards = [*s.piles[words.BATTLEFIELD * words.SEATS + seat], *s.piles[words.BOARD * words.SEATS + seat]]
    if AttacksFrom in s.in_force or Joins in s.in_force:
        cards += [card for card in s.in_play() if card not in cards]
    return [card for card in cards if attack_obstacle(s, seat, card, places, front=front) is None]


def may_defend(s: InvasionState, seat: int, front: int = 0) -> list[int]:
    """The cards that may defend at a front."""
    able = _free_to_defend(s, seat, front)
    if len(able) != 1:
        return able
    company = [card for each in range(front + 1, len(s.fronts)) for card in _free_to_defend(s, seat, each)]
    return _in_company(s, able, words.CANNOT_DEFEND_ALONE, words.DEFENDING, company)


def _free_to_defend(s: InvasionState, seat: int, front: int) -> list[int]:
    cards = [card for place in s.fronts[front] for card in s.piles[place]]
    if DefendsCapital in s.in_force:
        cards += [card for card in s.piles[words.BOARD * words.SEATS + seat] if card not in cards]
    if DefendsAnywhere in s.in_force or Joins in s.in_force:
        cards += [card for card in s.in_play() if card not in cards]
    return [card for card in cards if defence_obstacle(s, seat, card, front) is None]


def _in_company(s: InvasionState, able: list[int], stat: int, mark: int, company: list[int]) -> list[int]:
    """Remove the only card if it cannot fight alone and would have to (INV-40.2).

    `company` are cards that can still be declared at a later front: "alone" concerns all fronts (INV-46.1).
    """
    if s.stat(stat, able[0]) and not _fighting(s, mark) and not [card for card in company if card != able[0]]:
        return [] if not [card for card in s.in_play() if s.marks[card] & words.CHOSEN and card != able[0]] else able
    return able


def _fighting(s: InvasionState, mark: int) -> bool:
    """True if a unit is already on a side of the combat, or will certainly be."""
    legend = s.attacked_legend
    if mark & words.DEFENDING and legend != NOTHING and s.is_in_play(legend) and _stands(s, legend):
        return True
    return bool([card for card in s.in_play() if s.marks[card] & mark])


def alone(s: InvasionState, stat: int, mark: int) -> int:
    """The only chosen card, if it cannot attack or defend alone; otherwise NOTHING."""
    cards = [card for card in s.in_play() if s.marks[card] & words.CHOSEN]
    if len(cards) == 1 and s.stat(stat, cards[0]) and not _fighting(s, mark):
        return cards[0]
    return NOTHING


def solitary(s: InvasionState, card: int, attacks: bool) -> Refusal | None:
    """The refusal for a card that could fight, but not alone (INV-40.2)."""
    stat = words.CANNOT_ATTACK_ALONE if attacks else words.CANNOT_DEFEND_ALONE
    return Refusal(requirements.NOT_ALONE, card) if s.stat(stat, card) else None


def closed_by(s: InvasionState, place: int) -> int:
    """The card that keeps a zone from being attacked (INV-40.5), or NOTHING."""
    for closing in s.modifiers(NotAttacked).found:
        if closing.use.place == place:
            return closing.use.source
    for each in s.modifiers(NoAttacks).of_player(place % words.SEATS).found:
        return each.use.source
    return NOTHING


def open_zones(s: InvasionState, seat: int) -> list[int]:
    """The zones of a player that can be attacked."""
    return [zone * words.SEATS + seat for zone in words.ZONES if closed_by(s, zone * words.SEATS + seat) == NOTHING]


def obliged(s: InvasionState, seat: int, places: Places) -> list[int]:
    """The cards that must attack and can attack these zones (INV-40.1)."""
    cards = [*s.piles[words.BATTLEFIELD * words.SEATS + seat], *s.piles[words.BOARD * words.SEATS + seat]]
    if AttacksFrom not in s.in_force and not [card for card in cards if s.stat(words.MUST_ATTACK, card)]:
        return []
    return [card for card in may_attack(s, seat, places) if s.stat(words.MUST_ATTACK, card)]


def defence_price(s: InvasionState, seat: int) -> list[int]:
    """The cards that the defending player may sacrifice in order to declare defenders (INV-40.3)."""
    for each in s.modifiers(DefencePrice).of_opponent(seat).found:
        return [card for card in s.in_play() if s.controller[card] == seat and each.concerns(s, card)]
    return []


def must_pay_to_defend(s: InvasionState, seat: int) -> bool:
    """True if a player must pay to declare defenders."""
    return bool(s.modifiers(DefencePrice).of_opponent(seat))
