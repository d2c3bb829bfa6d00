"""Deep Strike: cards put facedown in reserve at a planet and turned faceup when a battle begins there (CON-19.9)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.hidden.partial_knowledge import weaken_hand_knowledge
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE
from ....effects.state.questions import Declinable
from ....engine.columns import PlacedCard
from ....engine.events import NO_NUMBER
from ....engine.moves import TITLED, TITLED_ALONE, Move
from ....engine.renumbering import Renumbering
from ....engine.steps import Step
from ...changes.common import RaisesStrikes
from ...state import ConquestState
from ...words import AFTER_DEEP_STRUCK, ATTACHMENT, DEEP_STRIKE, DISCARD, EVENT, LINE, PLAYING, RESERVE, SEATS
from ..actions.stops import DEEP_STRIKES
from ..enslaving import refuses
from ..entering import attach, can_host, enter, may_enter
from ..leaving import put_away

PRICE: Final = 1  # resources for putting a card into reserve; no effect reduces them (CON-Q16)
SIZE: Final = 1024


def reservable(s: ConquestState, seat: int, card: int) -> bool:
    """True if a card in hand may be put into reserve: it has Deep Strike, and there is 1 resource (CON-19.9)."""
    return s.duel.strikes[card] and s.resources[seat] >= PRICE


def lay_in_reserve(s: ConquestState, seat: int, card: int, position: int) -> None:
    """Put a card from hand facedown at a planet; players who knew cards of that hand cannot tell which one it is."""
    s.rules.pay(s, seat, PRICE)
    weaken_hand_knowledge(s, card, seat, tuple([each for each in s.hand(seat) if s.duel.strikes[each]]))
    s.controller[card] = seat
    s.shift(card, (RESERVE + position) * SEATS + seat)
    s.changed = True
    s.emit("reserved", "CON-19.9", seat, card, position * SEATS + seat, seen=1 << seat)


def strike_cost(s: ConquestState, card: int) -> int:
    """The present cost of Deep Striking a card."""
    cost = s.duel.defs[card].keyword(DEEP_STRIKE)
    return cost + s.modifiers(RaisesStrikes).of_opponent(s.controller[card]).total(card)


def strikes_of(s: ConquestState, seat: int, card: int) -> list[int]:
    """The options to Deep Strike a card: its planet, or for an attachment its possible hosts there."""
    position = s.in_reserve(card)
    duel = s.duel
    if position == NOTHING or not duel.strikes[card] or strike_cost(s, card) > s.resources[seat]:
        return []
    planet = duel.planet(position)
    if duel.kinds[card] == EVENT:
        return [planet]
    if refuses(s, seat, card) or may_enter(s, card, seat) != NOTHING:
        return []
    if duel.kinds[card] != ATTACHMENT:
        return [planet]
    there = [*s.piles[position * SEATS], *s.piles[position * SEATS + 1], planet]
    return [host for host in there if s.kinds[host] != ATTACHMENT and can_host(s, host, card, seat)]


def strike(s: ConquestState, seat: int, card: int, host: int) -> None:
    """Turn a card from reserve faceup: a unit enters play, an attachment is attached, an event resolves."""
    duel = s.duel
    position = s.in_reserve(card)
    place = position * SEATS + seat
    s.rules.pay(s, seat, strike_cost(s, card))
    s.seen[card] = 0
    s.emit("deep-struck", "CON-19.9", seat, card, place)
    if duel.kinds[card] == EVENT:
        s.shift(card, PLAYING * SEATS + seat)
        s.then(PutAwayStruck(seat, card))
    elif duel.kinds[card] == ATTACHMENT:
        attach(s, card, host, seat)
    else:
        enter(s, card, place, seat)
    s.happen(AFTER_DEEP_STRUCK, card, seat, place)
    for entry in duel.struck[card]:
        # The card is stored as `by`, because it leaves while the effects of its text can last.
        happened = s.record(AFTER_DEEP_STRUCK, NOTHING, seat, place, by=card)
        s.fresh = (*s.fresh, AbilityUse(entry, card, seat, place, s.births[card], occurrence=happened))


class PutAwayStruck(Step[ConquestState]):
    """Discard an event card after its Deep Strike has resolved (CON-19.12)."""

    card: PlacedCard

    def run(self, s: ConquestState) -> None:
        if s.place[self.card] // SEATS == PLAYING:
            put_away(s, self.card, DISCARD)
            s.changed = True

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> PutAwayStruck:
        """A copy with the card ids renumbered."""
        return PutAwayStruck(self.who, names.place(self.card), self.target, self.number)


class DeepStrikes(Declinable[ConquestState]):
    """At the start of a battle a player may Deep Strike their cards there, one after the other (CON-19.9, CON-19.13).

    A player with cards in reserve there is always asked, because everyone sees only the number of the cards.
    """

    def run(self, s: ConquestState) -> None:
        cards = s.reserves(s.battle, self.who)
        if cards:
            options = [host * SIZE + card for card in cards for host in strikes_of(s, self.who, card)]
            s.ask(self, self.who, [DONE, *options])

    def taken(self, s: ConquestState, option: int) -> None:
        host, card = divmod(option, SIZE)
        s.then(self)
        strike(s, self.who, card, host)

    def taking(self, s: ConquestState, option: int) -> Move:
        host, card = divmod(option, SIZE)
        manner = TITLED if s.duel.kinds[card] == ATTACHMENT else TITLED_ALONE
        return Move("strike", card, host, manner=manner)

    def charge(self, s: ConquestState, option: int) -> int:
        return strike_cost(s, option % SIZE) if option != DONE else NO_NUMBER

    def window(self, s: ConquestState) -> str:
        return DEEP_STRIKES

    def secret(self, s: ConquestState) -> bool:
        return True


def lose_reserves(s: ConquestState, position: int) -> None:
    """Discard the cards in reserve at a planet that leaves the line (CON-19.13)."""
    for seat in range(SEATS):
        for card in s.reserves(position, seat):
            s.seen[card] = 0
            s.controller[card] = s.duel.owner[card]
            s.shift(card, DISCARD * SEATS + s.duel.owner[card])
            s.emit("discarded", "CON-19.13", s.duel.owner[card], card)


def all_reserves(s: ConquestState, seat: int) -> list[int]:
    """All cards that a player has in reserve."""
    return [card for position in range(LINE) for card in s.reserves(position, seat)]
