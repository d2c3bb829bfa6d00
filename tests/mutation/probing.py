"""Random games in which some cards have a test text (a probe)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.helpers import chooser
from warhost.engine import State
from warhost.mutation.definitions import TEXT, Definitions
from warhost.mutation.generator import Mutant


def course(
    definitions: Definitions, setup: dict[str, Any], codes: Iterable[str], seed: int, text: tuple[Any, ...]
) -> list[tuple[int, list[str]]]:
    """The questions of a random game in which these cards have this text."""
    cards = {code: (definitions.card(code), definitions.card(code).parts) for code in sorted(codes)}
    try:
        for code in cards:
            definitions.install(code, Mutant(TEXT, "probe", text))
        state: State = definitions.rules.start(setup, seed)
        pick, seen = chooser(seed=seed), []
        while state.outcome is None:
            seen.append((state.seat, state.notations()))
            state.choose(pick(state))
        return seen
    finally:
        for code, (card, parts) in cards.items():
            definitions.restore(code, card, parts)
