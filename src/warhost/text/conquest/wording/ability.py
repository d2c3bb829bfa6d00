"""Text of an ability of Conquest: label, trigger, cost, effect and limit (CON-16)."""

from __future__ import annotations

from dataclasses import replace

from ....conquest import words
from ....effects.language import abilities as kinds
from ....effects.language.abilities import Ability
from ....effects.language.conditions import DuringPhase
from ....effects.language.effect import ALWAYS, AndAlso, Condition
from ...wording.ability import WHOM, body_text, limit_words, opens_with_first_time, restrictions
from ...wording.context import SentenceContext
from ...wording.renderer import Renderer, Unrenderable


def ability_text(renderer: Renderer, card: str, ability: Ability) -> str:
    """The full text of an ability.  `card` is the type of card it is printed on."""
    context = SentenceContext(renderer, "unit" if ability.zone == words.AS_UNIT else card)
    phrases = renderer.phrases
    label, ability = _labelled(ability, renderer)
    parts = [label] if label else []
    body = body_text(ability, context)
    place = _place(ability, card)
    parts.append(renderer.sentence(f"{body.removesuffix('.')}. {phrases[place]}" if place else body))
    if ability.kind == kinds.ACTION:
        only = restrictions(ability, context, "play-only" if card == "event" else "use-only")
        parts = [*only, *parts] if card == "event" else [*parts, *only]
    if ability.by != kinds.YOU:
        parts.append(phrases[f"use-by.{WHOM[ability.by]}"])
    if ability.zone == words.AS_UNIT:
        parts.insert(0, phrases["as-unit"])
    if ability.zone == words.AS_SHIELD and (ability.when is None or ability.when.kind != words.WHEN_SHIELDED):
        raise Unrenderable("an ability of a shield card that its use does not set off")
    if ability.zone == words.ON_BLOODIED_SIDE:
        parts.insert(0, phrases["bloodied-side"])
    if not opens_with_first_time(ability):
        parts += limit_words(renderer, ability.limit)
    return " ".join(parts)


def _place(ability: Ability, card: str) -> str:
    """The key of the phrase for the card's zone, if the ability is used from outside play."""
    if ability.zone == words.FROM_HAND and card != "event":
        return "from-hand.constant" if ability.changes else "from-hand"
    if ability.zone == words.FROM_DISCARD and ability.kind != kinds.CONSTANT:
        return "from-discard"
    return "from-reserve" if ability.zone == words.IN_RESERVE else ""


def _labelled(ability: Ability, renderer: Renderer) -> tuple[str, Ability]:
    """The bold label, and the ability without the parts that the label expresses."""
    if ability.kind == kinds.ACTION:
        phase, rest = _phase_of(ability.only)
        key = f"label.action.{renderer.vocabulary.phases[phase.phase]}" if phase is not None else "label.action"
        return renderer.phrases[key], replace(ability, only=rest)
    if ability.kind == kinds.BATTLE:
        return renderer.phrases["label.battle"], ability
    if ability.when is None or ability.kind in (kinds.CONSTANT, kinds.TRIGGERED):
        return "", ability
    word = "interrupt" if words.about_to_happen(ability.when.kind) else "reaction"
    return renderer.phrases[f"label.forced-{word}" if ability.kind == kinds.FORCED else f"label.{word}"], ability


def _phase_of(only: Condition) -> tuple[DuringPhase | None, Condition]:
    """The phase in an action's condition, and the rest of the condition."""
    if isinstance(only, DuringPhase):
        return only, ALWAYS
    if isinstance(only, AndAlso) and isinstance(only.one, DuringPhase):
        return only.one, only.other
    return None, only
