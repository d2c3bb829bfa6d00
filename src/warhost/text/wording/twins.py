"""Merges two abilities of a card that differ only in trigger or place into one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...effects.language.abilities import Ability
from ...effects.language.limits import NO_LIMIT
from .merging import merged
from .renderer import Renderer

FEWEST = 2  # minimum number of words with which both sentences begin


def said_together(renderer: Renderer, abilities: list[Ability], say: Callable[[Ability], str]) -> list[str]:
    """One sentence for each ability; similar neighbours are merged into one."""
    lines: list[str] = []
    before: Ability | None = None
    for ability in abilities:
        text = say(ability)
        both = _both(renderer, lines[-1], text) if before is not None and are_twins(before, ability) else None
        before = None if both else ability
        lines[-1:] = [both] if both else [*lines[-1:], text]
    return lines


def are_twins(one: Ability, other: Ability) -> bool:
    """True if two abilities differ only in their trigger or only in their zone; a limit holds for each of them."""
    if one.limit != NO_LIMIT or one == other:
        return False
    return other in (replace(one, when=other.when), replace(one, zone=other.zone))


def _both(renderer: Renderer, one: str, other: str) -> str | None:
    either = renderer.phrases["or"]
    (first, _, rest), (second, _, same) = one.partition(". "), other.partition(". ")
    if rest and rest == same and ":" not in first + second:  # two zones: "Kingdom or Quest. Action: ..."
        return f"{first}{either}{second}. {rest}"
    stops = one.endswith(".") and other.endswith(".")
    texts = [each.removesuffix(".") if stops else each for each in (one, other)]
    said = merged(texts, renderer.leaning_words, either.join, FEWEST)
    return None if said is None else renderer.smoothed(said) + ("." if stops else "")
