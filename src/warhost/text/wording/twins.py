"""Merges two abilities of a card that differ only in trigger, place or the value that they give into one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...effects.language.abilities import Ability
from ...effects.language.lasting import Grant
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
        joint = None if before is None else joint_of(renderer, before, ability)
        both = None if joint is None else _both(renderer, lines[-1], text, renderer.phrases[joint])
        before = None if both else ability
        lines[-1:] = [both] if both else [*lines[-1:], text]
    return lines


def joint_of(renderer: Renderer, one: Ability, other: Ability) -> str | None:
    """The key of the word that joins two abilities in one sentence; None if they are not said together."""
    return "or" if are_twins(one, other) else "and" if give_alike(renderer, one, other) else None


def give_alike(renderer: Renderer, one: Ability, other: Ability) -> bool:
    """True if two constant abilities give the same cards equal numbers of different values."""
    if one == other or other != replace(one, changes=other.changes) or not len(one.changes) == len(other.changes) == 1:
        return False
    (mine,), (theirs,) = one.changes, other.changes
    if not isinstance(mine, Grant) or not isinstance(theirs, Grant):
        return False
    signed = renderer.vocabulary.signed
    return mine.stat in signed and theirs.stat in signed and theirs == replace(mine, stat=theirs.stat)


def are_twins(one: Ability, other: Ability) -> bool:
    """True if two abilities differ only in their trigger or only in their zone; a limit holds for each of them."""
    if one.limit != NO_LIMIT or one == other:
        return False
    return other in (replace(one, when=other.when), replace(one, zone=other.zone))


def _both(renderer: Renderer, one: str, other: str, joint: str) -> str | None:
    (first, _, rest), (second, _, same) = one.partition(". "), other.partition(". ")
    if rest and rest == same and ":" not in first + second:  # two zones: "Kingdom or Quest. Action: ..."
        return f"{first}{joint}{second}. {rest}"
    stops = one.endswith(".") and other.endswith(".")
    texts = [each.removesuffix(".") if stops else each for each in (one, other)]
    said = merged(texts, renderer.leaning_words, joint.join, FEWEST)
    return None if said is None else renderer.smoothed(said) + ("." if stops else "")
