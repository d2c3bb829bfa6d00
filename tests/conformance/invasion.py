"""Invasion in the conformance suite: its setups, its hidden cards, and the maximum length of a game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from warhost.engine import Requirement
from warhost.invasion import INVASION, InvasionState
from warhost.invasion.rules.actions import requirements
from warhost.invasion.secrets import SECRETS
from warhost.invasion.words import ASIDE, CHAIN, DECK, DISCARD, FACEDOWN, HAND, IN_PLAY, PICKED, SEATS

from .case import Case, has_seen
from .positions.invasion_kept import COUNTED, TRANSCRIPTS
from .positions.invasion_questions import CLOSE_CALLS, QUESTIONS

STARTERS = ["dwarf", "empire", "orc", "chaos"]
HEROIC = {  # a deck with which a game begins before its hands are drawn: Heroic Task is in play (INV-41.12)
    "game": "invasion",
    "capital": "dwarf",
    "cards": {"rising-dawn-020": 1, **{f"core-{number:03}": 3 for number in range(1, 18)}},
}
IN_THIS_HAND = 1  # values of `known` for a hidden card whose place everyone knows


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """Every pair of first-game decks (INV-29.4) with every option; sometimes a draft (INV-30)."""
    options = {
        "first": draw(st.sampled_from(["random", "1", "2"])),
        "restore_units_only": draw(st.sampled_from([False, False, True])),
    }
    if draw(st.integers(0, 11)) == 7:
        sets = draw(st.sampled_from(["core", "core", "random", "legends+eternal-war"]))
        return {"decks": draw(st.permutations(["order", "destruction"])), "options": {**options, "draft": sets}}
    return {"decks": [draw(st.sampled_from(STARTERS)) for _ in range(SEATS)], "options": options}


def bound(s: InvasionState) -> int:
    """An upper bound on the decisions in a game of random answers.

    The rules have no such bound: Prepare for War! shuffles cards back into a deck, so players who want to can play for
    ever. A player who does not draws one or more cards in each turn, and loses when the last one is drawn.
    """
    return 40_000


# --- what is hidden (INV-1.14) ----------------------------------------------------------------------------------


def visible(s: InvasionState, seat: int) -> dict[int, str]:
    """The visible cards: open cards, the seat's own hand, developments and picks, cards shown to
    it, and the sections.
    """
    duel = s.duel
    found = dict.fromkeys(duel.sites, "section")
    for card in range(duel.cards):
        zone, holder = divmod(s.place[card], SEATS)
        if s.place[card] < IN_PLAY or zone == CHAIN:
            seen = not s.marks[card] & FACEDOWN or s.controller[card] == seat
        elif zone in (HAND, PICKED):
            seen = holder == seat or s.known[card] == IN_THIS_HAND or (zone == HAND and has_seen(s.seen[card], seat))
        elif zone == ASIDE:
            seen = holder == seat or not s.known[card]
        elif zone == DECK:
            seen = has_seen(s.seen[card], seat) or (s.seat == seat and card in s.looked)
        else:
            seen = zone == DISCARD
        if seen:
            found[card] = duel.code(card)
    return found


def hidden(s: InvasionState, seat: int) -> list[list[int]]:
    """The other cards by owner, of which the seat knows nothing: in a hand, in the deck, facedown, or picked."""
    seen = visible(s, seat)
    duel = s.duel
    return [
        [
            card
            for card in range(duel.cards)
            if duel.owner[card] == owner and card not in seen and not s.known[card] and s.place[card] // SEATS != ASIDE
        ]
        for owner in range(SEATS)
    ]


def swapped(s: InvasionState, one: int, other: int) -> InvasionState | None:
    """The same game with two hidden cards swapped and the question asked again; None if the question would then answer
    itself, so that this moment would not occur.
    """
    state = s.clone()
    state.patient = s.patient
    names = list(range(s.duel.objects))
    names[one], names[other] = other, one
    SECRETS.rename(state, names)
    question = state.question
    if question is not None:
        answers = state.decisions
        state.question, state.options, state.seat = None, [], -1
        question.run(state)
        if state.decisions != answers or state.question is None:
            return None
    return state


INVASION_CASE = Case(
    game=INVASION,
    setups=setups(),
    bound=bound,
    visible=visible,
    hidden=hidden,
    codes=lambda s: [s.duel.code(card) for card in range(s.duel.cards)],
    swapped=swapped,
    requirements=[each for each in vars(requirements).values() if isinstance(each, Requirement)],
    questions=QUESTIONS,
    close_calls=CLOSE_CALLS,
    transcripts=TRANSCRIPTS,
    counted=COUNTED,
    effort=30,
    fixed=[
        {"decks": ["dwarf", "orc"]},
        {"decks": ["empire", "chaos"]},
        {"decks": ["orc", "chaos"], "options": {"restore_units_only": True}},
        {"decks": ["dwarf", "chaos"], "options": {"first": "2"}},
        {"decks": ["order", "destruction"]},
        {"decks": [HEROIC, "orc"]},
    ],
)
