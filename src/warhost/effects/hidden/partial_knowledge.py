"""Partial knowledge: a hidden card is known to be in a hand or one of several facedown cards.

A player who knew a card in a hand, from which the opponent then played a card facedown, knows that it is in that hand
or facedown in play.  The same holds after facedown cards were shuffled among each other.  When one of the candidates is
revealed as another card, the remaining ones may become certain again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.columns import Flag, Record
from ...engine.state import SPECTATOR
from .knowledge import EVERYBODY_KNOWS, NOBODY_KNOWS, make_indistinguishable

if TYPE_CHECKING:
    from ..state.card_table import CardTable


class PartialKnowledge(Record):
    """A seat knows that a card is in its owner's hand (`held`) or is one of some facedown cards (`among`).

    The card itself is stored by identity, the candidates by position: in a random redeal of hidden cards these may be
    any.
    """

    card: int
    knower: int  # who knows this: a seat, or SPECTATOR for what everyone knows
    held: Flag
    among: tuple[int, ...]

    def may_be_one_of(self, cards: tuple[int, ...]) -> bool:
        """True if the card may be one of these."""
        return _one_of(cards, self.among)

    def widened(self, cards: tuple[int, ...]) -> PartialKnowledge:
        """A copy with these cards as further candidates."""
        more = tuple([card for card in cards if card not in self.among])
        return self.replaced(among=(*self.among, *more)) if more else self

    def relaid(self, names: list[int]) -> PartialKnowledge:
        """A copy in which the candidates are replaced by the cards now at their positions."""
        return self.replaced(among=tuple([names[card] for card in self.among]))

    def redealt(self, now: list[int]) -> PartialKnowledge:
        """A copy in which the card has its new id."""
        return self.replaced(card=now[self.card])

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("among", "card", "held", "knower")

    def __init__(self, card: int, knower: int, held: Flag, among: tuple[int, ...]) -> None:
        self.card = card
        self.knower = knower
        self.held = held
        self.among = among

    def replaced(self, *, card: int | None = None, among: tuple[int, ...] | None = None) -> PartialKnowledge:
        """A copy with some fields replaced."""
        return PartialKnowledge(
            self.card if card is None else card, self.knower, self.held, self.among if among is None else among
        )

    def saved(self) -> list[object]:
        return [self.card, self.knower, int(self.held), list(self.among)]


def onlookers(s: CardTable, holder: int) -> list[int]:
    """The seats that may not see a player's hidden cards: all others, and spectators."""
    return [*[seat for seat in s.in_turn() if seat != holder], SPECTATOR]


def weaken_hand_knowledge(s: CardTable, card: int, holder: int, able: tuple[int, ...]) -> None:
    """Weaken the knowledge of a hand from which a card is about to be played facedown.

    `able` are the cards of that hand that could have been played, including this one.
    """
    found: list[PartialKnowledge] = []
    for each in s.suspects:
        mine = each.held and s.owner_of(each.card) == holder and each.card in able
        found.append(each.widened((card,)) if mine or (each.held and each.card == card) else each)
    for knower in onlookers(s, holder):
        found += [PartialKnowledge(known, knower, True, (card,)) for known in able if s.is_seen_by(knower, known)]
    for laid in able:
        s.seen[laid] = NOBODY_KNOWS
    make_indistinguishable(s, able)
    s.suspects = _ordered(found)


def mix(s: CardTable, laid: tuple[int, ...], holder: int) -> None:
    """Shuffle facedown cards among each other: each may now be any of them, also for those who knew one."""
    if len(laid) < 2:
        return
    found = [each.widened(laid) if each.may_be_one_of(laid) else each for each in s.suspects]
    for knower in onlookers(s, holder):
        found += [PartialKnowledge(card, knower, False, laid) for card in laid if s.is_seen_by(knower, card)]
    for card in laid:
        s.seen[card] = NOBODY_KNOWS
    make_indistinguishable(s, laid)
    s.suspects = _ordered(found)


def moved_unseen(s: CardTable, card: int) -> None:
    """Make a card that moves unseen from a hand a candidate for the known cards of that hand."""
    owner = s.owner_of(card)
    if card in s.hand(owner):
        make_indistinguishable(s, s.hand(owner))
        held = [each.held and s.owner_of(each.card) == owner for each in s.suspects]
        s.suspects = tuple([each.widened((card,)) if mine else each for each, mine in zip(s.suspects, held)])


def reconsider(s: CardTable) -> None:
    """Rule out revealed cards; where one candidate is left, the card is known again.

    Repeats until nothing changes: new knowledge may rule out more.
    """
    before = len(s.suspects) + 1
    while s.suspects and before != len(s.suspects):
        before = len(s.suspects)
        left = [_what_is_left(s, each) for each in s.suspects]
        s.suspects = tuple([each for each in left if each is not None])


def _what_is_left(s: CardTable, each: PartialKnowledge) -> PartialKnowledge | None:
    knower, hand = each.knower, s.hand(s.owner_of(each.card))
    if s.is_seen_by(knower, each.card) or (each.card not in hand and each.card not in each.among):
        return None
    among = tuple([card for card in each.among if card not in hand and not s.is_seen_by(knower, card)])
    held = (each.held or _one_of(each.among, hand)) and _hides_one(s, hand, knower)
    if len(among) + int(held) != 1 or not s.can_be_known(each.card):
        return each if held == each.held and among == each.among else PartialKnowledge(each.card, knower, held, among)
    if knower == SPECTATOR:
        s.seen[each.card] = EVERYBODY_KNOWS
    else:
        s.learn((each.card,), knower)
    return None


def _one_of(cards: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    for card in cards:
        if card in hand:
            return True
    return False


def _hides_one(s: CardTable, hand: tuple[int, ...], knower: int) -> bool:
    """True if some player does not know a card of the hand."""
    for card in hand:
        if not s.is_seen_by(knower, card):
            return True
    return False


def suspected_by(s: CardTable, seat: int) -> list[PartialKnowledge]:
    """The partial knowledge of a seat (or a spectator)."""
    return [each for each in s.suspects if each.knower == seat]


def told_to(s: CardTable, seat: int) -> tuple[PartialKnowledge, ...]:
    """The partial knowledge in a blinded state: the seat's, everyone's, and that about the seat's own cards."""
    return tuple([each for each in s.suspects if each.knower in (seat, SPECTATOR) or s.owner_of(each.card) == seat])


def unseen(s: CardTable, seat: int, place: int) -> list[int]:
    """The cards of a place that a seat does not know."""
    return [card for card in s.piles[place] if not s.is_seen_by(seat, card)]


def fitted(s: CardTable, seat: int, slots: list[int], dealt: list[int], picky: list[int], able: list[int]) -> list[int]:
    """Adapt a random deal of hidden cards to the partial knowledge of a seat.

    `picky` are the indices of slots that accept only `able` cards.  At least one assignment exists: the real one.
    """
    known = [each for each in suspected_by(s, seat) if each.card in slots]
    fits: dict[int, list[int]] = {}  # card id -> the slots that may hold this partly known card
    start = sum(dealt[:3])
    for each in known:
        hand = s.hand(s.owner_of(each.card))
        found = [at for at, slot in enumerate(slots) if slot in each.among or (each.held and slot in hand)]
        turned = start % len(found) if found else 0
        fits[each.card] = [*found[turned:], *found[:turned]]
    taken: dict[int, int] = {}  # slot -> the card assigned to it
    for each in known:
        _find_slot(each.card, fits, taken, [])
    changed = dealt[:]
    for at in sorted(taken):
        _swap(changed, at, changed.index(taken[at]))
    for at in picky:
        if changed[at] not in able:
            _find_card(at, changed, fits, picky, able, [])
    return changed


def _find_slot(card: int, fits: dict[int, list[int]], taken: dict[int, int], tried: list[int]) -> bool:
    """Find a slot for a card by augmenting paths: the card that occupies the slot may move to another one."""
    for at in fits[card]:
        if at not in tried:
            tried.append(at)
            if at not in taken or _find_slot(taken[at], fits, taken, tried):
                taken[at] = card
                return True
    return False


def _find_card(
    at: int,
    dealt: list[int],
    fits: dict[int, list[int]],
    picky: list[int],
    able: list[int],
    tried: list[int],
) -> bool:
    """Find a card for a restricted slot: from an unrestricted slot, or from a restricted one that can be refilled."""
    may = [card for card in dealt if card in able and card not in tried and (card not in fits or at in fits[card])]
    for card in [*[card for card in may if card not in fits], *[card for card in may if card in fits]]:
        was = dealt.index(card)
        tried.append(card)
        if was not in picky or _find_card(was, dealt, fits, picky, able, tried):
            _swap(dealt, at, dealt.index(card))
            return True
    return False


def _swap(dealt: list[int], one: int, other: int) -> None:
    dealt[one], dealt[other] = dealt[other], dealt[one]


def numbers_now(names: list[int]) -> list[int]:
    """By card: its new id after a deal in which `names` gives the card for each id."""
    now = names[:]
    for at, card in enumerate(names):
        now[card] = at
    return now


def _ordered(found: list[PartialKnowledge]) -> tuple[PartialKnowledge, ...]:
    """Sorted by card and knower, without duplicates."""
    one: dict[tuple[int, int], PartialKnowledge] = {}
    for each in found:
        key = (each.card, each.knower)
        one[key] = each if key not in one else one[key].widened(each.among)
    return tuple([one[key] for key in sorted(one)])
