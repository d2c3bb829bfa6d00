"""Asks a question again for viewers who must not know the original options."""

from __future__ import annotations

from ..state.world import World


def ask_again(s: World) -> None:
    """Ask the question again, because its options may reveal hidden cards; the order of options stays."""
    question = s.question
    if question is not None:
        s.question = None
        s.patient = True  # ask the player even if there is only one option
        question.run(s)
        s.patient = False


def ask_once(s: World) -> None:
    """Ask the question of a clone again; with a single option it may answer itself."""
    question = s.question
    s.question = None
    if question is not None:
        question.run(s)
