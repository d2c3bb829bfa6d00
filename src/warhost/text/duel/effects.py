"""Single effects of a card in words, where a question must distinguish them: abilities, sides of an "or"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ...effects.language.abilities import AbilityEntry, Book
from ...effects.language.choices import Or
from ..phrasebook import Phrasebook
from ..wording.effects import effect_text
from ..wording.renderer import Renderer
from ..wording.speech import Speech

PART: Final = "/"  # between the key of an ability and the number of one of its effects


class EffectWords:
    """The effects of a game's cards; `word` is what a card calls itself, `ability` says one of its abilities whole."""

    def __init__(
        self,
        entries: Book,
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
        """What the key of an ability, or of a part of one, says; "" where there are no words for it."""
        key, _, number = says.partition(PART)
        code = key.partition(":")[0]
        if code not in self.cards:
            return ""
        entry, renderer, card = self.entries.find(key), self.renderers[book.cards], self.word(self.cards[code])
        if number:
            return renderer.sentence(effect_text(entry.effects[int(number)], Speech(renderer, card)))
        return self.ability(renderer, card, entry.ability) if not entry.floats else ""

    def told_apart(self, card: Any, before: tuple[AbilityEntry, ...] = (), besides: int = 0) -> list[str]:
        """The keys of those effects of a card that a player may be asked to choose among.

        `before` goes before its abilities; so many keywords wait `besides` them.
        """
        entries = [entry for entry in self.entries.abilities_of(card.code) if entry.ability.effect is not None]
        several = [entry.key for entry in entries] if len(entries) + besides > 1 else []
        return [*several, *sides((*before, *entries))]


def sides(entries: Iterable[AbilityEntry]) -> list[str]:
    """The keys of the effects that one chooses among in abilities that say "or"."""
    return [
        f"{entry.key}{PART}{entry.number_of(part)}"
        for entry in entries
        for effect in entry.effects
        if isinstance(effect, Or)
        for part in effect.effects
    ]
