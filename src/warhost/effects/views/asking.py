"""Putting a question again, for those who must not know what it was first put with."""

from __future__ import annotations

from ..state.world import World


def put_anew(s: World) -> None:
    """Put the question again: its options may speak of hidden cards, the same ones in the same order."""
    question = s.question
    if question is not None:
        s.question = None
        s.patient = True  # nothing answers itself
        question.run(s)
        s.patient = False


def put_once(s: World) -> None:
    """Put the question of a clone again; it may answer itself, and be gone."""
    question = s.question
    s.question = None
    if question is not None:
        question.run(s)
