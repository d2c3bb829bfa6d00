"""What a seat may know: hidden cards are taken out of its sight, and dealt anew in ways that fit what it has seen.

Hidden are hands, decks, and what lies facedown (INV-1.14); a player sees his own hand and his own developments.
"""

from __future__ import annotations

from typing import Final

from ..effects import suspicion
from ..effects.asking import put_anew, put_once
from ..effects.knowledge import EVERYBODY_KNOWS, NOBODY_KNOWS, knows
from ..effects.lasting import Boost
from ..effects.suspicion import fitted, numbers_now, suspected_by, told_to
from ..effects.use import renamed
from ..engine.rng import Rng
from ..engine.steps import Question
from .duel import Dealt
from .rules.entering import LAID
from .rules.projection import project
from .state import InvasionState
from .words import ASIDE, BENEATH, CHAIN, DECK, DISCARD, FACEDOWN, HAND, IN_PLAY, PICKED, SEATS, UNDER

HERE: Final = 1  # everybody knows that this card is in this hand
DRAFTED: Final = 3  # everybody knows that this card was drafted: it is somewhere in the game
UNSEEN: Final = 4  # picked in a draft or left over by it: nobody but its owner knows which
TRIES: Final = 100  # deals, when hidden cards must leave a seat a choice


def blur(s: InvasionState, card: int, seat: int) -> None:
    """A card is laid facedown out of a hand; where some of the hand are known, it may be any of those."""
    able = (*[each for each in s.piles[HAND * SEATS + seat] if each != card], card)
    for each in able:
        if s.known[each] == HERE:
            s.known[each] = 0
            s.seen[each] = EVERYBODY_KNOWS
    suspicion.blur(s, card, seat, able)


def mix(s: InvasionState, laid: list[int]) -> None:
    """Facedown cards have been shuffled: what one of them may have been, any of them may be."""
    for card in laid:
        if s.known[card] == LAID:
            s.known[card] = 0
            s.seen[card] = EVERYBODY_KNOWS
    suspicion.mix(s, tuple(laid), s.controller[laid[0]])


def look(s: InvasionState, seat: int) -> None:
    """The opponent of a seat sees its draft pack: what he had seen there before and is gone now was picked."""
    suspected = [each.card for each in s.suspects]
    picked = [card for card in s.piles[PICKED * SEATS + seat] if s.known[card] or card in suspected]
    for card in (*s.piles[HAND * SEATS + seat], *picked):
        s.known[card] = HERE
        s.seen[card] = NOBODY_KNOWS
    s.suspects = tuple([each for each in s.suspects if s.duel.owner[each.card] != seat])


def remember_draft(s: InvasionState, seat: int) -> None:
    """After a draft, what the opponent knows to have been picked is in that deck, and what he saw thrown out is not."""
    for card in s.piles[PICKED * SEATS + seat]:
        s.known[card] = DRAFTED if s.known[card] else UNSEEN
    for card in s.piles[DECK * SEATS + seat]:
        s.known[card] = UNSEEN


def sees(s: InvasionState, seat: int, card: int) -> bool:
    """Whether a seat (or a spectator, who has none) knows which card this is."""
    place = s.place[card]
    owner = place % SEATS
    zone = place // SEATS
    if place < IN_PLAY or zone == CHAIN:
        shown = not s.marks[card] & FACEDOWN or s.controller[card] == seat or s.known[card] == LAID
        return shown or knows(s, seat, card)
    if zone == HAND:
        return owner == seat or s.known[card] == HERE or knows(s, seat, card)
    if zone == PICKED:
        return owner == seat or s.known[card] == HERE
    if zone == ASIDE:
        return not s.known[card] or owner == seat
    if zone == BENEATH:
        return owner == seat or knows(s, seat, card)
    if zone == DECK:
        return knows(s, seat, card) or (card in s.looked and s.seat == seat)
    return zone in (DISCARD, UNDER)


def hidden(s: InvasionState, seat: int, owner: int) -> list[int]:
    """A player's cards that a seat cannot tell apart: facedown, under cards, in hand, in the deck, in that order."""
    found = [
        card
        for place in (*range(IN_PLAY), CHAIN * SEATS, CHAIN * SEATS + 1)
        for card in s.piles[place]
        if s.duel.owner[card] == owner and not sees(s, seat, card)
    ]
    for zone in (BENEATH, HAND, PICKED, DECK, ASIDE):
        found += [card for card in s.piles[zone * SEATS + owner] if not sees(s, seat, card)]
    return found


def blind(s: InvasionState, seat: int) -> InvasionState:
    """A clone from which everything hidden from the seat is gone."""
    state = s.clone()
    names = list(range(s.duel.objects))
    for owner in range(SEATS):
        slots = hidden(s, seat, owner)
        for old, new in zip(slots, _fitting(s, seat, slots, sorted(slots))):
            names[old] = new
    state.suspects = told_to(s, seat)
    rename(state, names)
    state.rng = 0
    if seat == s.seat:
        put_anew(state)
    elif state.question is not None:
        state.question = state.question.concealed()
        state.options = [0]  # another seat's options speak of its hand
    return state


def redeal(s: InvasionState, seat: int, rng: Rng) -> None:
    """Deal the cards hidden from the seat anew; another seat's question is put anew, and must leave it a choice."""
    _shuffle_hidden(s, seat, rng)
    if seat != s.seat and s.question is not None:
        for _ in range(TRIES):
            probe = s.clone()
            put_once(probe)
            if probe.question is not None:
                s.question, s.options = probe.question, probe.options
                s.rng = rng.fork()
                return
            _shuffle_hidden(s, seat, rng)
        question, s.question = s.question, None  # as good as impossible: let it answer itself
        if question is not None:
            question.run(s)
        s.advance()
    s.rng = rng.fork()


def _shuffle_hidden(s: InvasionState, seat: int, rng: Rng) -> None:
    """Other cards lie where the hidden ones lay: what a place is called stays, so an option keeps its number."""
    names = list(range(s.duel.objects))
    for owner in range(SEATS):
        slots = hidden(s, seat, owner)
        dealt = slots[:]
        rng.shuffle(dealt)
        for old, new in zip(slots, _fitting(s, seat, slots, dealt)):
            names[old] = new
    duel = Dealt(s.duel, names)
    s.duel = duel
    s.facts = duel
    known, now = s.known[:], numbers_now(names)
    for at, card in enumerate(names):
        s.known[at] = known[card]  # what is known of a card goes with the card
    s.suspects = tuple([each.redealt(now) for each in s.suspects])
    project(s)


def _fitting(s: InvasionState, seat: int, slots: list[int], dealt: list[int]) -> list[int]:
    """The deal, changed so that every card known to have been in a hand is there, or where it may have been laid."""
    found = fitted(s, seat, slots, dealt, [], [])
    outside = [at for at, slot in enumerate(slots) if s.place[slot] // SEATS == ASIDE]
    settled = [each.card for each in suspected_by(s, seat)]
    inside = [at for at in range(len(slots)) if at not in outside and found[at] not in settled]
    for at in outside:
        if s.known[found[at]] != UNSEEN:
            free = [each for each in inside if s.known[found[each]] == UNSEEN]
            chosen = free[sum(dealt[:3]) % len(free)]
            found[at], found[chosen] = found[chosen], found[at]
    return found


def rename(s: InvasionState, names: list[int]) -> None:
    """Cards change places: the one in the place of `card` is now `names[card]`, and everything speaks of that."""
    moved = [card for card, new in enumerate(names) if card != new]
    if not moved:
        return
    s.piles = [tuple([names[card] for card in pile]) for pile in s.piles]
    for column in (s.place, s.controller, s.damage, s.tokens, s.births, s.assigned, s.returned, s.seen):
        before = column[:]
        for card in moved:
            column[names[card]] = before[card]
    marks = s.marks[:]
    for card in moved:
        s.marks[names[card]] = marks[card]
    known = s.known[:]
    for card in moved:
        s.known[names[card]] = known[names[card]]  # what is known of a card goes with the card
    hosts = s.host[:]
    for card in moved:
        s.host[names[card]] = hosts[card]
    for card in range(len(s.host)):
        s.host[card] = renamed(s.host[card], names)
    s.chain = [use.renamed(names) for use in s.chain]
    s.occasions = tuple([use.renamed(names) for use in s.occasions])
    s.fresh = tuple([use.renamed(names) for use in s.fresh])
    s.boosts = tuple([Boost(names[b.card], b.birth, b.stat, b.amount, b.until) for b in s.boosts])
    s.floating = tuple([each.renamed(names) for each in s.floating])
    s.history = tuple([(kind, renamed(card, names), seat) for kind, card, seat in s.history])
    s.used = tuple([renamed(code >> 8, names) << 8 | code & 255 for code in s.used])
    s.suspects = tuple([each.relaid(names) for each in s.suspects])
    s.alerts = tuple([each.renamed(names) for each in s.alerts])
    s.chances = tuple([each.renamed(names) for each in s.chances])
    s.claims = tuple([(names[card], names[by], seat) for card, by, seat in s.claims])
    s.steps = [step.renamed(names) for step in s.steps]
    project(s)
    if s.question is not None:
        question = s.question.renamed(names)
        assert isinstance(question, Question)
        s.question = question
