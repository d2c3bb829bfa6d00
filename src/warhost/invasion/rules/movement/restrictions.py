"""Restrictions on entering play or a zone: copies, Heroes, texts of this card and of others (INV-3, INV-21)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ...changes.permissions import CannotBePlayed, OncePerTitle
from ...changes.protection import NoEntry
from ...state import InvasionState
from ...words import AS_SUPPORT, BOARD, CHAIN, ENTERS_PLAY, FACEDOWN, LEGEND, PLAYED, SEATS, UNIT


def zone_refused_by(s: InvasionState, card: int, place: int, moving: bool) -> int:
    """The card that prevents another from entering a zone, or NOTHING.

    This is another Hero of the player there (INV-21.1), the card itself by its text (INV-15.15), or another card by its
    text (INV-41.5).
    """
    duel = s.duel
    if NoEntry in s.in_force and (not moving or s.place[card] != place):
        keeper = kept_out_by(s, card, place)
        if keeper != NOTHING:
            return keeper
    if not moving and duel.zone_only[card] >= 0 and duel.zone_only[card] != place // SEATS:
        return card
    into = duel.into[card]
    if not moving and into is not None and not duel.enemy[card]:
        use = AbilityUse(duel.play[card], card, place % SEATS, place, s.births[card])
        if not into.has(s, duel.section(place), use, card, place % SEATS):
            return card
    return other_hero(s, card, place) if not moving or s.shows_face(card) else NOTHING


def other_hero(s: InvasionState, card: int, place: int) -> int:
    """Another Hero in a zone if this card is a Hero, or NOTHING; facedown cards are not Heroes (INV-21.1, INV-22.2)."""
    if s.duel.hero[card]:
        for other in s.piles[place]:
            if s.duel.hero[other] and other != card and s.shows_face(other):
                return other
    return NOTHING


def copy_in_play(s: InvasionState, card: int, seat: int) -> int:
    """Another copy of a unique card that the player has in play (INV-3.1), or NOTHING."""
    duel = s.duel
    if duel.unique[card]:
        name = duel.defs[card].name
        for other in s.in_play():
            if other != card and s.controller[other] == seat and not s.marks[other] & FACEDOWN:
                if duel.defs[other].name == name:
                    return other
    return NOTHING


def barred_by(s: InvasionState, card: int, seat: int, playing: bool = False) -> int:
    """The card that prevents a player from putting a card into play, or with `playing` from playing it, or NOTHING."""
    copy = copy_in_play(s, card, seat)
    if copy != NOTHING:
        return copy
    for each in s.modifiers(CannotBePlayed).found:
        if (playing or each.modifier.entering) and each.concerns(s, card):
            return each.use.source
    for once in s.modifiers(OncePerTitle).found:
        if _same_title(s, card, seat):
            return once.use.source
    return NOTHING


def enterable_together(s: InvasionState, cards: list[int], seat: int) -> list[int]:
    """The cards among these that a player can put into play at the same time.

    If only one of each title may enter in a turn, one copy is chosen; it does not matter which (INV-12.9).
    """
    able = [card for card in cards if barred_by(s, card, seat) == NOTHING]
    if OncePerTitle not in s.in_force:
        return able
    first: dict[str, int] = {}
    for card in able:
        first.setdefault(s.duel.titles[card], card)
    return list(first.values())


def _same_title(s: InvasionState, card: int, seat: int) -> bool:
    """True if a player has played a card of this title this turn, or put one into play.

    A card that has returned is another card (INV-23.9), and facedown cards have no title (INV-39.50).
    """
    title = s.duel.titles[card]
    earlier = [
        (kind, other)
        for kind, other, who, seen in s.history
        if kind in (PLAYED, ENTERS_PLAY) and who == seat and seen and s.duel.titles[other] == title
    ]
    if s.place[card] // SEATS == CHAIN and (PLAYED, card) in earlier[-1:]:
        earlier = earlier[:-1]  # the last record is about this use of the card itself
    return bool(earlier)


def legend_in_play(s: InvasionState, seat: int) -> int:
    """The legend that a player controls (INV-20.1), or NOTHING."""
    for card in s.piles[BOARD * SEATS + seat]:
        if s.kinds[card] & LEGEND:
            return card
    return NOTHING


def hosts(s: InvasionState, card: int, place: int, who: int) -> list[int]:
    """The cards that an attachment put into a zone can be attached to there (INV-18.1)."""
    if s.marks[card] & AS_SUPPORT:
        return [host for host in s.piles[place] if s.kinds[host] & UNIT]
    entry = s.duel.play[card]
    use = AbilityUse(entry, card, who, place, s.births[card])
    return [host for host in entry.slots[0].candidates(s, use, 0) if s.place[host] == place]


def kept_out_by(s: InvasionState, card: int, place: int, facedown: bool = False) -> int:
    """The card whose text prevents another card from entering a zone, or NOTHING."""
    for each in s.modifiers(NoEntry).found:
        if each.use.place == place and (facedown or s.loyalty_of(card) < each.modifier.loyalty):
            return each.use.source
    return NOTHING
