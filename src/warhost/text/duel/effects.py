"""Texts of single effects of a card, for questions between abilities or the sides of an "or"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ...effects.language.abilities import AbilityEntry, AbilityRegistry
from ...effects.language.choices import Or
from ..phrasebook import Phrasebook
from ..wording.context import SentenceContext
from ..wording.effects import effect_text
from ..wording.renderer import Renderer

PART: Final = "/"  # separator between the key of an ability and the number of one of its effects


class EffectWords:
    """Texts of the effects in a game; `word` is the noun by which a card names itself, `ability` renders an ability."""

    def __init__(
        self,
        entries: AbilityRegistry,
        cards: Mapping[str, Any],
        renderers: Mapping[str, Renderer],
        word: Callable[[Any], str],
        ability: Callable[..., str],
    ) -> None:
        self.entries = entries
        self.cards = cards
        self.renderers = renderers
        self.word = word
        self.ability = ability

    def said(self, book: Phrasebook, says: str) -> str:
        """The text for the key of an ability or of one of its effects; "" if there is no phrase for it."""
        key, _, number = says.partition(PART)
        code = key.partition(":")[0]
        if code not in self.cards:
            return ""
        entry, renderer, card = self.entries.find(key), self.renderers[book.cards], self.word(self.cards[code])
        if number:
            return renderer.sentence(effect_text(entry.effects[int(number)], SentenceContext(renderer, card)))
        return self.ability(renderer, card, entry.ability) if not entry.floats else ""

    def told_apart(self, card: Any, before: tuple[AbilityEntry, ...] = (), besides: int = 0) -> list[str]:
        """The keys of those effects of a card between which a player may have to choose.

        `before`: prefix of the keys of its abilities; `besides`: number of its keywords with triggers.
        """
        entries = [entry for entry in self.entries.abilities_of(card.code) if entry.ability.effect is not None]
        several = [entry.key for entry in entries] if len(entries) + besides > 1 else []
        return [*several, *sides((*before, *entries))]


def sides(entries: Iterable[AbilityEntry]) -> list[str]:
    """The keys of the alternatives in abilities with "or"."""
    return [
        f"{entry.key}{PART}{entry.number_of(part)}"
        for entry in entries
        for effect in entry.effects
        if isinstance(effect, Or)
        for part in effect.effects
    ]
