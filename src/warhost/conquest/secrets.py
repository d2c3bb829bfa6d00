"""What a seat may know: hidden cards are taken out of its sight, and dealt anew in ways that fit what it has seen.

Hidden are hands, decks, what lies in reserve (CON-19.9), planets that lie face down, and a dial that is not revealed
yet (CON-7.1).
"""

from __future__ import annotations

from typing import Final

from ..effects.asking import put_anew, put_once
from ..effects.knowledge import knows
from ..effects.lasting import Boost
from ..effects.suspicion import fitted, numbers_now, told_to
from ..effects.use import NOTHING, renamed
from ..engine.rng import Rng
from ..engine.steps import Question
from .duel import Dealt
from .library import planet_codes
from .rules.command import set_dial, synapse_planets
from .rules.projection import project
from .state import NO_PLANET, ConquestState
from .words import DECK, HAND, LINE, RESERVE, SEATS

TRIES: Final = 100  # deals, when hidden cards must leave a seat a choice


def sees(s: ConquestState, seat: int, card: int) -> bool:
    """Whether a seat (or a spectator, who has none) knows which card this is."""
    place = s.place[card]
    zone = place // SEATS
    if zone == HAND:
        return place % SEATS == seat or knows(s, seat, card)
    if zone >= RESERVE:
        return s.controller[card] == seat or knows(s, seat, card)
    if zone == DECK:
        return knows(s, seat, card) or (card in s.looked and s.seat == seat)
    return True


def sees_dial(s: ConquestState, seat: int, which: int) -> bool:
    """Whether a seat knows what a dial shows: those of the warlords come first, then those of the synapse units."""
    return seat == which % SEATS or s.shown_dials or s.dials[which] == NOTHING


def hidden(s: ConquestState, seat: int, owner: int) -> list[int]:
    """A player's cards that a seat cannot tell apart: in reserve, in hand, then in the deck."""
    found: list[int] = []
    for zone in (*range(RESERVE, RESERVE + LINE), HAND, DECK):
        found += [card for card in s.piles[zone * SEATS + owner] if not sees(s, seat, card)]
    return found


def unseen_planets(s: ConquestState) -> list[int]:
    """The planets that nobody knows the place of: face down in the line, then out of the game."""
    line = [planet for at, planet in enumerate(s.planets) if planet != NO_PLANET and not s.is_face_up(at)]
    shown = {planet for at, planet in enumerate(s.planets) if s.is_face_up(at)}
    gone = {planet for display in s.displays for planet in display} | set(s.lost)
    aside = [planet for planet in range(len(planet_codes())) if planet not in shown | gone and planet not in line]
    return [*line, *aside]


def lay_planets(s: ConquestState, dealt: list[int]) -> None:
    """Other planets lie face down, in this order."""
    coming = iter(dealt)
    s.planets = tuple(
        [planet if planet == NO_PLANET or s.is_face_up(at) else next(coming) for at, planet in enumerate(s.planets)]
    )


def blind(s: ConquestState, seat: int) -> ConquestState:
    """A clone from which everything hidden from the seat is gone."""
    state = s.clone()
    names = list(range(s.duel.objects))
    for owner in range(SEATS):
        slots = hidden(s, seat, owner)
        for old, new in zip(slots, _fitting(s, seat, slots, sorted(slots))):
            names[old] = new
    state.suspects = told_to(s, seat)
    rename(state, names)
    lay_planets(state, sorted(unseen_planets(s)))
    state.dials = tuple([dial if sees_dial(s, seat, which) else 0 for which, dial in enumerate(s.dials)])
    state.rng = 0
    if seat == s.seat:
        put_anew(state)
    elif state.question is not None:
        state.question = state.question.concealed()
        state.options = [0]  # another seat's options speak of its hand
    return state


def redeal(s: ConquestState, seat: int, rng: Rng) -> None:
    """Deal what is hidden from the seat anew; another seat's question is put anew, and must leave it a choice."""
    _shuffle_hidden(s, seat, rng)
    planets = unseen_planets(s)
    rng.shuffle(planets)
    lay_planets(s, planets)
    for which in range(len(s.dials)):
        if not sees_dial(s, seat, which):
            choices = s.open_planets() if which < SEATS else synapse_planets(s, which - SEATS)
            set_dial(s, which, choices[rng.below(len(choices))])
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


def _shuffle_hidden(s: ConquestState, seat: int, rng: Rng) -> None:
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
    now = numbers_now(names)
    s.suspects = tuple([each.redealt(now) for each in s.suspects])
    project(s)


def _fitting(s: ConquestState, seat: int, slots: list[int], dealt: list[int]) -> list[int]:
    """The deal, changed to what the seat knows: also that whatever lies in reserve has Deep Strike (CON-19.9)."""
    picky = [at for at, card in enumerate(slots) if s.in_reserve(card) != NOTHING]
    able = [card for card in slots if s.duel.strikes[card]] if picky else []
    return fitted(s, seat, slots, dealt, picky, able)


def rename(s: ConquestState, names: list[int]) -> None:
    """Cards change places: the one in the place of `card` is now `names[card]`, and everything speaks of that."""
    moved = [card for card, new in enumerate(names) if card != new]
    if not moved:
        return
    s.piles = [tuple([names[card] for card in pile]) for pile in s.piles]
    for column in (s.place, s.controller, s.damage, s.tokens, s.births, s.host, s.seen):
        before = column[:]
        for card in moved:
            column[names[card]] = before[card]
    marks = s.marks[:]
    for card in moved:
        s.marks[names[card]] = marks[card]
    s.fresh = tuple([use.renamed(names) for use in s.fresh])
    s.boosts = tuple([Boost(names[b.card], b.birth, b.stat, b.amount, b.until) for b in s.boosts])
    s.floating = tuple([each.renamed(names) for each in s.floating])
    s.suspects = tuple([each.relaid(names) for each in s.suspects])
    s.stand_ins = tuple([pair & ~255 | names[pair & 255] for pair in s.stand_ins])
    s.used = tuple([renamed(code >> 8, names) << 8 | code & 255 for code in s.used])
    s.steps = [step.renamed(names) for step in s.steps]
    project(s)
    if s.question is not None:
        question = s.question.renamed(names)
        assert isinstance(question, Question)
        s.question = question
