"""Registry of the renderers of effects, and helpers; the renderers are in `verbs`, `combinators` and `choices`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...effects.language import combinators, lasting
from ...effects.language.effect import Effect, HowMany
from .context import NounPhrase, SentenceContext
from .plain import plainly
from .renderer import DO, SHALL, TO, Amount, Unrenderable

UNTIL: Final = {
    lasting.END_OF_TURN: "turn",
    lasting.END_OF_PHASE: "phase",
    lasting.END_OF_COMBAT: "combat",
    lasting.END_OF_ATTACK: "attack",
    lasting.UNTIL_USED: "used",
}
OF_OTHERS: Final = (
    combinators.EachPlayer,
    combinators.EachOpponent,
)
GIVEN: Final = 2  # minimum common words for which grants to one card are merged, such as "give it"
ONLY_ONCE: Final[list[type]] = []  # types of effects that cannot be applied twice to one card
SENTENCES: Final[list[type]] = []  # types of effects that consist of several clauses, so that a new sentence follows

EffectRenderer = Callable[[Any, SentenceContext], str]
RepetitionRenderer = Callable[[Any, Amount, SentenceContext], str]
EFFECTS: Final[dict[type, EffectRenderer]] = {}
REPEATED: Final[dict[type, RepetitionRenderer]] = {}


def renders_effect(kind: type) -> Callable[[EffectRenderer], EffectRenderer]:
    """Decorator that registers the renderer of an effect."""

    def register(function: EffectRenderer) -> EffectRenderer:
        EFFECTS[kind] = function
        return function

    return register


def renders_repetition(kind: type) -> Callable[[RepetitionRenderer], RepetitionRenderer]:
    """Decorator that registers the renderer of an effect that happens several times."""

    def register(function: RepetitionRenderer) -> RepetitionRenderer:
        REPEATED[kind] = function
        return function

    return register


def effect_text(effect: Effect, context: SentenceContext) -> str:
    maker = EFFECTS.get(type(effect))
    return maker(effect, context) if maker is not None else plainly(effect, context, context.mood)


def unsaid_amount(amount: Callable[[], Amount], context: SentenceContext, subject: NounPhrase) -> Amount:
    """A number rendered ahead of the sentence, as if nothing had been mentioned yet."""
    known = context.known() | {subject: subject.said}
    found = amount()
    context.forget(known)
    return found


def of_others(context: SentenceContext) -> int:
    """The mood for what other players do: they must, or a player pays so that they do."""
    return TO if context.mood == DO else SHALL


def only_once(amount: HowMany) -> None:
    """Raise Unrenderable unless the amount is 1, for words that a card can only have once."""
    if amount != 1:
        raise Unrenderable(f"the phrase has no placeholder for the amount {amount!r}")
