"""Leaving play and going to the discard pile (CON-12, CON-17.13)."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.hidden.knowledge import EVERYBODY_KNOWS
from ...effects.language.ability_use import AbilityUse, Occurrence
from ...effects.language.verbs import DESTROYED, RETURNED, SACRIFICED
from ...effects.state.card_table import NO_HOST
from ...engine.columns import PlacedCards
from ...engine.events import EVERYONE
from ...engine.renumbering import Renumbering
from .. import words
from ..pending import BY_ATTACK, NO_DEALER, GroupStep, Pending
from ..state import ConquestState
from .actions.reacting import set_aside
from .immunity import immune_by

RULES: Final = ("CON-12.1", "CON-12.9", "CON-2.7", "CON-12.7", "CON-2.7", "CON-2.7", "CON-2.7", "CON-19.9")
EVENTS: Final = ("destroyed", "sacrificed", "returned", "discarded", "shuffled", "to-deck", "to-deck", "reserved")
PILES: Final = {RETURNED: words.HAND, words.TOPPED: words.DECK}
SEEN: Final = EVERYBODY_KNOWS
DEPARTURES: Final = (words.WHEN_LEAVES, words.WHEN_SACRIFICED, words.WHEN_DESTROYED, words.WHEN_DESTROYED_BY_ATTACK)


class Departs(GroupStep):
    """Cards leave play at the same time after interrupts, each in its own way."""

    cards: PlacedCards
    ways: tuple[int, ...]  # by card: how it leaves play, such as DESTROYED or SACRIFICED

    def without(self, card: int) -> GroupStep:
        kept = [number for number, each in enumerate(self.cards) if each != card]
        cards, ways = [self.cards[number] for number in kept], [self.ways[number] for number in kept]
        return self.replaced(cards=tuple(cards), ways=tuple(ways))

    def run(self, s: ConquestState) -> None:
        leave(s, list(zip(self.cards, self.ways)))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("ways",)

    def __init__(self, cards: PlacedCards, ways: tuple[int, ...]) -> None:
        self.who = self.target = -1
        self.card = NOTHING
        self.number = 0
        self.cards = cards
        self.ways = ways

    def replaced(self, *, cards: PlacedCards | None = None, ways: tuple[int, ...] | None = None) -> Departs:
        """A copy with some fields replaced."""
        return Departs(self.cards if cards is None else cards, self.ways if ways is None else ways)

    def renamed(self, names: Renumbering) -> Departs:
        """A copy with the card ids renumbered."""
        return Departs(names.all(self.cards), self.ways)

    def saved(self) -> list[object]:
        return ["Departs", list(self.cards), list(self.ways)]


def departs_as(s: ConquestState, card: int) -> int:
    """The way in which a card is about to leave play, or NOTHING."""
    for step in s.steps[::-1]:
        if isinstance(step, Departs) and card in step.cards:
            return step.ways[step.cards.index(card)]
    return NOTHING


def leave_otherwise(s: ConquestState, card: int, how: int) -> bool:
    """Change the way in which a card is about to leave play; False if it is not about to (CON-16.19)."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, Departs) and card in step.cards:
            number = step.cards.index(card)
            if step.ways[number] == SACRIFICED:
                s.rules.unpaid(s, at)  # CON-16.16: without the sacrifice the cost is not paid
            s.steps[at] = Departs(step.cards, (*step.ways[:number], how, *step.ways[number + 1 :]))
            return True
    return False


def spare(s: ConquestState, card: int) -> bool:
    """Keep a card in play that is about to leave; False if it is not about to (CON-16.19)."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, Departs) and card in step.cards:
            s.steps[at] = step.without(card)
            s.marks[card] &= ~words.DYING
            s.slain = tuple([each for each in s.slain if each >> 16 != card])
            s.changed = True
            return True
    return False


def still_to_come(s: ConquestState, happened: Occurrence) -> bool:
    """True if the departure to which interrupts refer will still happen, and in that way (CON-16.19)."""
    if happened.kind not in DEPARTURES or s.births[happened.card] != happened.birth:
        return True
    how = departs_as(s, happened.card)
    if happened.kind == words.WHEN_LEAVES:
        return how != NOTHING
    return how == (SACRIFICED if happened.kind == words.WHEN_SACRIFICED else DESTROYED)


def removable(s: ConquestState, card: int, use: AbilityUse) -> bool:
    """True if an effect can make a card leave play; warlords can only be defeated (CON-12.8)."""
    if not s.is_in_play(card) or s.kinds[card] & words.WARLORD or s.marks[card] & words.DYING:
        return False
    return immune_by(s, card, use) == NOTHING


def depart(s: ConquestState, leaving: list[tuple[int, int]]) -> None:
    """Remove cards from play, each in its own way; interrupts come first (CON-16.7)."""
    going = [each for each in leaving if not s.marks[each[0]] & words.DYING]
    if not going:
        return
    for card, _ in going:
        s.marks[card] |= words.DYING
    s.changed = True
    set_aside(s)
    prepare(s, going)
    for card, how in going:
        if s.kinds[card] & words.UNIT:
            s.happen(words.WHEN_LEAVES, card, s.controller[card], s.place[card])
            if how == SACRIFICED:
                s.happen(words.WHEN_SACRIFICED, card, s.controller[card], s.place[card])
            if how == DESTROYED:
                by, attack = slayer(s, card)
                s.happen(words.WHEN_DESTROYED, card, s.controller[card], s.place[card], by=by, combat=attack)
                if attack:
                    s.happen(
                        words.WHEN_DESTROYED_BY_ATTACK, card, s.controller[card], s.place[card], by=by, combat=True
                    )


def prepare(s: ConquestState, going: list[tuple[int, int]]) -> None:
    """Push the departure below the interrupts, together with simultaneous departures of other players."""
    cards, ways = tuple([card for card, _ in going]), tuple([how for _, how in going])
    together = s.together()
    if together < 0:
        s.then(Departs(cards, ways))
        return
    below = s.steps[together - 1] if together else None
    if isinstance(below, Departs):
        s.steps[together - 1] = Departs((*below.cards, *cards), (*below.ways, *ways))
    else:
        s.steps.insert(together, Departs(cards, ways))


def slayer(s: ConquestState, card: int) -> tuple[int, bool]:
    """The source of the damage that destroys a unit, or NOTHING, and True if it was an attack."""
    for each in s.slain[::-1]:
        if each >> 16 == card:
            by = each >> 1 & NO_DEALER
            return (by if by != NO_DEALER else NOTHING), each & BY_ATTACK != 0
    return NOTHING, False


def leave(s: ConquestState, leaving: list[tuple[int, int]]) -> None:
    """Move the cards and their attachments out of play (CON-12.7); then trigger abilities that wait for it."""
    duel = s.duel
    cards = [card for card, _ in leaving]
    gone = [(card, how, s.was(card)) for card, how in leaving]
    worn = [each for card in cards for each in s.attachments_of(card) if each not in cards]
    for card, how, was in gone:
        s.emit(EVENTS[how], RULES[how], was.controller, card, was.place)
        put_away(s, card, PILES.get(how, words.DISCARD))
        if how == words.HIDDEN:
            s.shift(card, words.RESERVE * words.SEATS + was.place)
            s.seen[card] = SEEN  # everyone has now seen the card
        if card >= duel.first_stand_in:
            leave_reserve(s, card, how)
    for card in worn:
        s.emit("discarded", "CON-12.7", s.controller[card], card)
        put_away(s, card, words.DISCARD)
    s.open_limits([*cards, *worn])
    s.rules.forget_control(s, [*cards, *worn])
    s.changed = True
    s.refresh()
    for card, how, was in gone:
        s.happen(words.AFTER_LEAVES, card, was.controller, was.place, was=was)
        if how == SACRIFICED:
            s.happen(words.AFTER_SACRIFICED, card, was.controller, was.place, was=was)
        if how == DESTROYED:
            if was.kinds & words.UNIT and was.place // words.SEATS < words.LINE:
                s.fallen |= 1 << was.place // words.SEATS
            by, attack = slayer(s, card)
            s.happen(words.AFTER_DESTROYED, card, was.controller, was.place, by=by, combat=attack, was=was)
            if attack:
                s.happen(words.AFTER_DESTROYED_BY_ATTACK, card, was.controller, was.place, by=by, combat=True, was=was)
        if s.place[card] // words.SEATS == words.DISCARD:
            s.happen(words.AFTER_DISCARDED, card, duel.owner[card], was.place, was=was)
    s.slain = tuple([each for each in s.slain if each >> 16 not in cards])
    for card in (*cards, *worn):
        if s.in_reserve(card) == NOTHING:
            s.controller[card] = duel.owner[card]  # reset only now: abilities about the departure read the controller


def leave_reserve(s: ConquestState, unit: int, how: int) -> None:
    """Move a card in reserve to where the unit that represented it would have gone (CON-19.10)."""
    for pair in s.stand_ins:
        if pair >> 8 == unit:
            s.emit(EVENTS[how], "CON-19.10", s.duel.owner[pair & 255], pair & 255)
            put_away(s, pair & 255, PILES.get(how, words.DISCARD))
    s.stand_ins = tuple([pair for pair in s.stand_ins if pair >> 8 != unit])


def put_away(s: ConquestState, card: int, zone: int) -> None:
    """Put a card into its owner's pile; a token unit always goes to the bank (CON-2.7, CON-17.13)."""
    s.births[card] = (s.births[card] + 1) % 256  # CON-16.21: from now on it counts as a new card
    s.marks[card] = s.damage[card] = s.tokens[card] = 0
    s.host[card] = NO_HOST
    s.changed = True
    if card == s.attacker:
        s.attacker = NOTHING
    if card == s.defender:
        s.defender = NOTHING
    call_off(s, card)
    if s.duel.kinds[card] & words.TOKEN or card >= s.duel.first_stand_in:
        s.shift(card, words.BANK * words.SEATS)
        return
    s.seen[card] = SEEN if zone in (words.HAND, words.DECK) else 0
    s.shift(card, zone * words.SEATS + s.duel.owner[card])


def call_off(s: ConquestState, card: int) -> None:
    """Remove a card that left play from pending events, because it is a new card now (CON-16.21)."""
    for at, step in enumerate(s.steps):
        if isinstance(step, GroupStep):
            if card in step.cards:
                s.steps[at] = step.without(card)
        elif isinstance(step, Pending):
            s.steps[at] = step.without(card)


def to_deck(s: ConquestState, card: int) -> None:
    """Put a card that is out of play on top of its owner's deck; everyone has seen it."""
    owner = s.duel.owner[card]
    s.shift(card, words.DECK * words.SEATS + owner)
    s.seen[card] = SEEN
    s.changed = True
    s.emit("to-deck", "CON-2.7", owner, card)


def discard(s: ConquestState, cards: list[int]) -> None:
    """Discard cards from a hand or deck."""
    for card in cards:
        s.seen[card] = 0
        s.shift(card, words.DISCARD * words.SEATS + s.duel.owner[card])
        s.emit("discarded", "CON-2.7", s.duel.owner[card], card)
    s.changed = True


def take_to_hand(s: ConquestState, card: int, seen: bool) -> None:
    """Move a card from a deck or discard pile to its owner's hand; a card that everyone has seen stays known."""
    if seen:
        s.seen[card] = SEEN  # a card that was not revealed: the same seats know it as before
    owner = s.duel.owner[card]
    s.shift(card, words.HAND * words.SEATS + owner)
    s.emit("taken", "CON-2.7", owner, card, seen=EVERYONE if seen else 1 << owner)
    s.changed = True
