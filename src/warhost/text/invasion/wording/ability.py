"""Text of an ability of Invasion: zone word, label, effect, and when it may be used."""

from __future__ import annotations

from ....effects.language import abilities as kinds
from ....effects.language.abilities import Ability
from ....invasion import words
from ...wording.ability import WHOM, body_text, limit_words, restrictions
from ...wording.context import SentenceContext
from ...wording.renderer import Renderer


def legal_words(renderer: Renderer, card: str, ability: Ability) -> list[str]:
    """Sentences about when a card may be played."""
    return restrictions(ability, SentenceContext(renderer, card), "play-only")


def ability_text(renderer: Renderer, card: str, ability: Ability, host: str = "unit") -> str:
    """The full text of an ability.  `card` is the type of card: unit, support, quest, tactic, card."""
    context = SentenceContext(renderer, card, host=host)
    body = body_text(ability, context)
    only = restrictions(ability, context, "use-only") if ability.kind == kinds.ACTION else []
    from_hand = [renderer.phrases["from-hand"]] if ability.hand else []
    said = only if only and renderer.phrases["from-hand-played"] in only[0] else from_hand  # not "from hand" twice
    text = renderer.sentence(" ".join([f"{body.removesuffix('.')}.", *said]) if said else body)
    label = {kinds.FORCED: "forced", kinds.ACTION: "action", kinds.PLAY: "action"}.get(ability.kind)
    parts = []
    if ability.zone not in (kinds.ANYWHERE, words.AS_ATTACHMENT):  # the name of the zone comes first
        parts.append(renderer.phrases[f"word.{words.ZONE_NAMES[ability.zone]}"])
    if label is not None:
        parts.append(renderer.phrases[f"label.{label}"])
    parts.append(text)
    parts += [each for each in only if each not in said]
    parts += limit_words(renderer, ability.limit)
    if ability.by != kinds.YOU:
        parts.append(renderer.phrases[f"use-by.{WHOM[ability.by]}"])
    return " ".join(parts)


def quoted_text(renderer: Renderer, card: str, ability: Ability) -> str:
    """Text of an ability in quotation marks; the full stop follows after them."""
    return ability_text(renderer, card, ability).removesuffix(".")
