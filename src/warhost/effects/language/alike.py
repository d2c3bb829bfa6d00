"""Uses that were triggered together and whose order cannot matter: no player is asked for it."""

from __future__ import annotations

from .use import Use


def alike(uses: list[Use]) -> bool:
    """True if they are the same text of the same player, which does the same whatever triggered it."""
    first = uses[0]
    ability = first.ability.ability
    effect = ability.effect
    if effect is None or ability.cost or first.ability.slots:
        return False
    for use in uses:
        if use.ability.ability is not ability or use.controller != first.controller or use.x != first.x:
            return False
        if use.about != first.about or use.occurrence.notes.already != first.occurrence.notes.already:
            return False
    one_card = len({(use.source, use.birth) for use in uses}) == 1
    return effect.is_independent(one_card)
