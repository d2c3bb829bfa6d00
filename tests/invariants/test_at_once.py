"""An effect of one sentence on several cards happens to all of them at once, whichever player chooses for each.

A combinator that goes from card to card would settle the state, and ask for interrupts, between two of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from warhost.conquest import library as conquest
from warhost.conquest.language.entering import Attach, PutTokens
from warhost.conquest.language.moving import Move, MoveHome
from warhost.conquest.language.piles import ShuffleInto
from warhost.conquest.language.verbs import Exhaust, ReadyUp, Rout
from warhost.effects.language.choices import AnyNumber, Choose, EachEither, May
from warhost.effects.language.combinators import Each, Seq, Times
from warhost.effects.language.effect import Effect
from warhost.effects.language.lasting import Create
from warhost.effects.language.sets import IT
from warhost.effects.language.verbs import Deal, DiscardChosen, Heal, Leave, SacrificeOne
from warhost.invasion import library as invasion
from warhost.invasion.language.verbs.common import Corrupt

# Verbs that act on all their subjects in one step.
AT_ONCE = (Deal, Exhaust, Leave, Move, MoveHome, ReadyUp, Rout, ShuffleInto)

CARDS = [("invasion", card) for card in invasion.LIBRARY.everything() if card.text is not None]
CARDS += [("conquest", card) for card in conquest.LIBRARY.everything() if card.text is not None]


def parts(text: Any) -> list[Any]:
    """The parts of a definition."""
    if isinstance(text, tuple):
        return list(text)
    return [getattr(text, each.name) for each in fields(text)] if is_dataclass(text) else []


def words(text: Any) -> Iterator[Any]:
    """All parts of a definition, at any depth."""
    yield text
    for part in parts(text):
        yield from words(part)


def told(kind: type) -> list[tuple[str, Any]]:
    """Every use of a word, with the card that uses it."""
    return [
        (f"{game} {card.name}", word) for game, card in CARDS for word in words(card.text) if isinstance(word, kind)
    ]


def test_choices_made_card_by_card_take_effect_at_once() -> None:
    found = [(name, word.effect) for name, word in told(AnyNumber)]
    found += [(name, effect) for name, word in told(EachEither) for effect in word.choices()]
    assert len(found) > 6
    assert not [name for name, effect in found if not isinstance(effect, AT_ONCE) or effect.of is not IT]


@pytest.mark.parametrize("verb", [Corrupt, Deal, Exhaust, Heal, Leave, ReadyUp, Rout])
def test_no_text_applies_an_effect_to_two_sets_in_sequence(verb: type) -> None:
    """`deal(1, A | B)` is one hit, `seq(deal(1, A), deal(1, B))` would be two."""
    twice = [(name, [each for each in word.effects if type(each) is verb]) for name, word in told(Seq)]
    assert not [name for name, alike in twice if len(alike) > 1]


def test_no_text_uses_each_with_a_verb_for_sets() -> None:
    """`deal(1, UNITS)`, not `each(UNITS, deal(1))`."""
    assert not [name for name, word in told(Each) if type(word.effect) in (*AT_ONCE[:3], ReadyUp, Rout)]


# Effects that may be applied card by card, because they wait until all cards are chosen: because it asks for no
# interrupts, or because those and what they are about are put off (`leaving.prepare`, `entering.move_by_effect`).
WAITS = (Attach, Choose, Create, DiscardChosen, May, Move, PutTokens, SacrificeOne, ShuffleInto)


def test_effects_on_single_cards_wait_until_all_are_chosen() -> None:
    """CON-16.8. Regression test: Shadowed Thorns Venom moved the first Kabalite before the second was chosen."""
    found = [(name, word) for kind in (Each, Times) for name, word in told(kind) if name.startswith("conquest")]
    assert len(found) > 10
    inside = [(name, each) for name, word in found for each in words(word.effect) if isinstance(each, Effect)]
    assert not [(name, type(each).__name__) for name, each in inside if not isinstance(each, WAITS)]


LANGUAGE = Path(__file__).parents[2] / "src/warhost"
ASKING = {"Asked", "Resolve", "s.learn", "self.left", "self.look_at", "self.offered", "self.options", "use.finding"}
ASKING |= {"s.ask", "s.asked", "s.hand", "s.in_turn", "s.then", "self.asks", "self.cards"}
PLAIN = {"cards.index", "len", "tuple", "value"}
# Words that do something before they ask again, with the reason why that is correct.
DONE_BEFORE = {
    ("EachEither", "go_on"): "only after the last answer",
    ("LookAtTop", "taken"): "in a frame of its own",
    ("SearchTop", "taken"): "in a frame of its own",
    ("LookingToDiscard", "taken"): "only after the last answer",
    ("KeepSome", "answered"): "only after the last answer",
    ("DealDivided", "ask"): "only after the last answer",
    ("Search", "taken"): "in a frame of its own, if there may be several",
    ("NameCard", "answered"): "what is named happens to nothing",
    ("PutIntoPlay", "perform"): "one card alone",
    ("PutTogether", "perform"): "all of them, once the zone is known",
    ("RevealFromHand", "answered"): "showing sets nothing off",
    ("AnyPlayerMay", "offer"): "whoever takes it is the last who is asked",
}


def test_no_word_does_a_part_before_it_asks_for_the_next() -> None:
    """CON-16.8. Regression test: Know No Fear moved its first unit before it asked for the second."""
    files = [
        *sorted((LANGUAGE / "effects/language").rglob("*.py")),
        *sorted((LANGUAGE / "conquest/language").rglob("*.py")),
        *sorted((LANGUAGE / "invasion/language").rglob("*.py")),
    ]
    classes = [
        node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)
    ]
    rows = [(each.name, way) for each in classes for way in each.body if isinstance(way, ast.FunctionDef)]
    rows = [(name, way) for name, way in rows if any(asks_again(call) for call in calls(way))]
    doing = {(name, way.name) for name, way in rows if {ast.unparse(each.func) for each in calls(way)} - ASKING - PLAIN}
    assert len(rows) > 8
    assert doing == set(DONE_BEFORE)


def calls(way: ast.FunctionDef) -> list[ast.Call]:
    return [node for node in ast.walk(way) if isinstance(node, ast.Call)]


def asks_again(call: ast.Call) -> bool:
    """True if a word asks its own question, or pushes itself again."""
    first = call.args[0] if call.args else None
    return (
        ast.unparse(call.func) in ("Asked", "Resolve", "s.asked") and isinstance(first, ast.Name) and first.id == "self"
    )
