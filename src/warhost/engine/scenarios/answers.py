"""Checks whether an answer in a scenario is possible at all: its kind for this question, its names in this game."""

from __future__ import annotations

from difflib import get_close_matches

from ..errors import WarhostError
from ..notation import COPY, is_number, tidy
from ..state import State


def kind_of(s: State, text: str) -> str:
    """The verb of an answer, which is its kind."""
    return s.read(tidy(text)).verb if s.game.grammar.verbs else tidy(text).partition(" ")[0]


def misplaced(s: State, text: str) -> str:
    """Why a missing answer proves nothing here (no answer of its kind could be given), or ""."""
    if s.question is None:
        return "nobody is asked anything"
    try:
        kind = kind_of(s, text)
        if kind in [kind_of(s, offered) for offered in s.notations()]:
            return ""
        refusal = s.why_not(s.seat, text)
    except WarhostError as wrong:
        return str(wrong)
    if refusal is not None and refusal.requirement.timing:
        return f"seat {s.seat + 1} is asked {type(s.question).__name__}, which never has an answer with {kind!r}"
    return ""


def unknown_names(s: State, text: str) -> str:
    """A message about a name in an answer that does not exist in this game, with the nearest names; or ""."""
    names = s.names()
    if not names:
        return ""
    try:
        phrase = s.read(tidy(text))
    except WarhostError as wrong:
        return str(wrong)
    known = {name.lower(): name for name in names}
    offered = [tidy(each) for each in s.notations()]
    for name in (phrase.card, phrase.target):
        plain, _, number = name.rpartition(COPY)
        wanted = plain if plain and is_number(number) else name
        if wanted and wanted not in known and not [each for each in offered if wanted in each]:
            near = [known[each] for each in get_close_matches(wanted, known, n=3, cutoff=0.6)]
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            return f"no card, place or answer is called {wanted!r} here{hint}"
    return ""
