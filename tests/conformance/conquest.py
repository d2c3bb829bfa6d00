"""Conquest in the conformance suite: its setups, its hidden cards, and the maximum length of a game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from warhost.conquest import CONQUEST, ConquestState
from warhost.conquest.decks.starters import STARTERS
from warhost.conquest.rules.actions import requirements
from warhost.conquest.secrets import SECRETS
from warhost.conquest.words import DECK, HAND, SEATS
from warhost.engine import Requirement

from .case import Case, has_seen
from .positions.conquest_kept import COUNTED, TRANSCRIPTS
from .positions.conquest_questions import CLOSE_CALLS, QUESTIONS


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """Every pair of learning decks (CON-18.13), with either player beginning."""
    decks = [draw(st.sampled_from(sorted(STARTERS))) for _ in range(SEATS)]
    return {"decks": decks, "options": {"first": draw(st.sampled_from(["random", "1", "2"]))}}


def bound(s: ConquestState) -> int:
    """An upper bound on the decisions in a game.

    Seven planets give at most seven rounds (CON-5.2), each with seven battles of at most forty combat rounds; each unit
    and card causes a few answers per combat round.
    """
    return 7 * 7 * 40 * 100


# --- what is hidden ---------------------------------------------------------------------------------------------


def visible(s: ConquestState, seat: int) -> dict[int, str]:
    """The visible cards: open cards, the seat's own hand, cards shown to it, planets and headquarters."""
    duel = s.duel
    found = dict.fromkeys(duel.sites, "site")
    for card in range(duel.cards):
        zone, holder = divmod(s.place[card], SEATS)
        if zone == HAND:
            seen = holder == seat or has_seen(s.seen[card], seat)
        elif zone == DECK:
            seen = has_seen(s.seen[card], seat) or (s.seat == seat and card in s.looked)
        else:
            seen = True
        if seen:
            found[card] = duel.code(card)
    return found


def hidden(s: ConquestState, seat: int) -> list[list[int]]:
    """The other cards by owner: in a hand or in the deck."""
    seen = visible(s, seat)
    return [
        [card for card in range(s.duel.first_token) if s.duel.owner[card] == owner and card not in seen]
        for owner in range(SEATS)
    ]


def swapped(s: ConquestState, one: int, other: int) -> ConquestState | None:
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


CONQUEST_CASE = Case(
    game=CONQUEST,
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
        {"decks": ["space-marines", "orks"]},
        {"decks": ["chaos", "dark-eldar"]},
        {"decks": ["eldar", "tau"], "options": {"first": "2"}},
        {"decks": ["astra-militarum", "chaos"]},
    ],
)
