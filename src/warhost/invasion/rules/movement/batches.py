"""Simultaneous events trigger an ability that waits for "one or more" once."""

from __future__ import annotations

from ....effects.language.ability_use import AbilityUse


def once(uses: tuple[AbilityUse, ...], before: int) -> tuple[AbilityUse, ...]:
    """The uses without repetitions of abilities that wait for "one or more" (INV-23.12)."""
    kept = list(uses[:before])
    for use in uses[before:]:
        when = use.ability.ability.when
        again = [each for each in kept[before:] if each.ability is use.ability and each.source == use.source]
        if when is None or not when.batch or not again:
            kept.append(use)
    return tuple(kept)
