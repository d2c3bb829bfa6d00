"""Default renderer for words with a single phrase, which need no separate function."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, cast

from ...effects.language.effect import Number
from ...effects.language.select import Selector
from .amounts import NumberParts, counted, renders_number
from .context import NounPhrase, SentenceContext
from .renderer import DO, Amount, NounSpec, Unrenderable
from .selectors import mention, renders_selector


def plain_key(kind: type) -> str:
    """The key of the word's phrase: its class name in lower case with hyphens."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def phrases_of(kind: type) -> str:
    """The folder with the phrases of a word: of its game, or of all card games."""
    package, _, module = kind.__module__.partition(".")
    if package != "warhost":
        return "the phrases of its game"
    game = module.partition(".")[0]
    return f"src/warhost/text/{'' if game == 'effects' else f'{game}/'}wording/phrases"


def plainly(word: object, context: SentenceContext, mood: int = DO, how: str = "all") -> str:
    """Text of a verb, condition, change or number; `how` is the determiner for cards: "all", or "bare" for none."""
    key, words, tail = _taken_apart(word, context, how)
    return context.renderer.say(key, mood, **words) + tail


@renders_number(Number)
def _number(of: Number, context: SentenceContext) -> NumberParts:
    return NumberParts(None, meaning=plainly(of, context))


@renders_selector(Selector)
def _set(of: Selector, spec: NounSpec, context: SentenceContext) -> None:
    spec.notes.append(behind(of, context))


def behind(word: object, context: SentenceContext) -> str:
    """Text of a selector after a noun, in agreement with it."""
    key, words, tail = _taken_apart(word, context, "all")
    return context.renderer.note(key, **words) + tail


def _taken_apart(word: object, context: SentenceContext, how: str) -> tuple[str, dict[str, NounPhrase | Amount], str]:
    """The key and arguments of the phrase: each field fills its placeholder; a true flag adds its name to the key."""
    key, words, tail = plain_key(type(word)), dict[str, NounPhrase | Amount](), ""
    for field in fields(cast(Any, word)):
        part = getattr(word, field.name)
        if isinstance(part, bool):
            key += f".{field.name.replace('_', '-')}" if part else ""
        elif isinstance(part, Selector):
            words[field.name] = mention(part, context, how, many=True)
        elif isinstance(part, (int, Number)):
            amount = counted(part, context)
            words[field.name], tail = amount, tail + amount.tail
        else:
            raise Unrenderable(f"{type(word).__name__}.{field.name} needs a function that says it")
    if key not in context.renderer.phrases:
        raise Unrenderable(
            f"{type(word).__name__} has no phrase {key!r}: add it to en.py, pl.py and ru.py in {phrases_of(type(word))}"
        )
    lost = [name for name in words if f"{{{name}" not in context.renderer.phrases[key]]
    if lost:
        raise Unrenderable(
            f"the phrase {key!r} in {phrases_of(type(word))} does not say {', '.join(lost)}: write {{{lost[0]}}} in it"
        )
    return key, words, tail
