"""What one sentence does to several cards happens to all of them at once, whoever chooses what becomes of each.

A joint that goes from card to card would settle, and ask for interrupts, between the first and the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from warhost.conquest import library as conquest
from warhost.conquest.language.moving import Move, MoveHome
from warhost.conquest.language.piles import ShuffleInto
from warhost.conquest.language.verbs import Exhaust, ReadyUp, Rout
from warhost.effects.language.choices import AnyNumber, EachEither
from warhost.effects.language.joints import Each, Seq
from warhost.effects.language.sets import IT
from warhost.effects.language.verbs import Deal, Heal, Leave
from warhost.invasion import library as invasion
from warhost.invasion.language.verbs.common import Corrupt

# Verbs that act on all their subjects in one step.
AT_ONCE = (Deal, Exhaust, Leave, Move, MoveHome, ReadyUp, Rout, ShuffleInto)

CARDS = [("invasion", card) for card in invasion.LIBRARY.everything() if card.text is not None]
CARDS += [("conquest", card) for card in conquest.LIBRARY.everything() if card.text is not None]


def words(text: Any) -> Iterator[Any]:
    """Every part of a text."""
    yield text
    parts = (
        text
        if isinstance(text, tuple)
        else [getattr(text, each.name) for each in fields(text)]
        if is_dataclass(text)
        else []
    )
    for part in parts:
        yield from words(part)


def told(kind: type) -> list[tuple[str, Any]]:
    """Every use of a word, by the card that says it."""
    return [
        (f"{game} {card.name}", word) for game, card in CARDS for word in words(card.text) if isinstance(word, kind)
    ]


def test_what_is_chosen_card_by_card_is_done_to_all_at_once() -> None:
    found = [(name, word.effect) for name, word in told(AnyNumber)]
    found += [(name, effect) for name, word in told(EachEither) for effect in word.choices()]
    assert len(found) > 6
    assert not [name for name, effect in found if not isinstance(effect, AT_ONCE) or effect.of is not IT]


@pytest.mark.parametrize("verb", [Corrupt, Deal, Exhaust, Heal, Leave, ReadyUp, Rout])
def test_no_text_does_to_two_sets_one_after_the_other_what_it_does_to_both_of_them(verb: type) -> None:
    """`deal(1, A | B)` is one hit, `seq(deal(1, A), deal(1, B))` would be two."""
    twice = [(name, [each for each in word.effects if type(each) is verb]) for name, word in told(Seq)]
    assert not [name for name, alike in twice if len(alike) > 1]


def test_no_text_goes_from_card_to_card_with_a_verb_that_takes_all_of_them() -> None:
    """`deal(1, UNITS)`, not `each(UNITS, deal(1))`."""
    assert not [name for name, word in told(Each) if type(word.effect) in (*AT_ONCE[:3], ReadyUp, Rout)]
