"""Rule modifiers in force: those of a class that apply to a card, and their players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.invariants.games import mixed_setup
from warhost.conquest.changes.common import GainsLabel, RaisesStrikes
from warhost.effects.circumstances import NOTHING
from warhost.effects.language.abilities import CONSTANT, Ability, AbilityEntry
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.lasting import Untargetable
from warhost.effects.language.modifier import CardModifier, GainsTrait, RuleModifier, classes_of
from warhost.effects.language.select import Selector
from warhost.effects.language.sets import IT
from warhost.effects.state.modifiers import NO_MODIFIERS, InForce, Modifiers
from warhost.games import find_game
from warhost.invasion.changes.common import EntersDamaged
from warhost.invasion.changes.damage import AltersDamage, CancelDamage
from warhost.invasion.changes.permissions import MoreLimited

STATE: Any = find_game("invasion").start(mixed_setup("invasion", 1), 1)


def in_force(modifier: RuleModifier, source: int, seat: int, it: int = NOTHING) -> InForce[Any]:
    entry = AbilityEntry("demo-001:0", 0, Ability(CONSTANT, changes=(modifier,)))
    return InForce(AbilityUse(entry, source, seat, 0, 0), modifier, it)


def test_those_that_apply_to_a_card_are_found() -> None:
    """Two texts apply to card 5, one to card 6."""
    found = Modifiers(STATE, [in_force(EntersDamaged(IT, more), 10 + it, 0, it) for it, more in ((6, 1), (5, 2))])
    found.found.append(in_force(EntersDamaged(IT, 4), 30, 1, 5))
    assert found
    assert [found.any(card) for card in (5, 6, 7)] == [True, True, False]
    assert [found.count(card) for card in (5, 6, 7)] == [2, 1, 0]
    assert [found.total(card) for card in (5, 6, 7)] == [6, 1, 0]
    assert [found.source(card) for card in (5, 6, 7)] == [15, 16, NOTHING]
    first = found.first(5)
    assert first is not None
    assert first.modifier.amount == 2
    assert found.first(7) is None


def test_those_of_a_player_and_of_the_opponent() -> None:
    found = Modifiers(
        STATE, [in_force(MoreLimited(2), 1, 0), in_force(MoreLimited(), 2, 1), in_force(MoreLimited(), 3, 0)]
    )
    assert (found.of_player(0).total(), found.of_player(0).count()) == (3, 2)
    assert (found.of_opponent(0).total(), found.of_opponent(0).count()) == (1, 1)
    assert not Modifiers(STATE, [in_force(MoreLimited(), 1, 0)]).of_player(1)


def test_without_any_nothing_applies() -> None:
    assert not NO_MODIFIERS
    assert not NO_MODIFIERS.of_player(0)
    assert not NO_MODIFIERS.any(0)
    assert (NO_MODIFIERS.count(0), NO_MODIFIERS.total(0), NO_MODIFIERS.source(0)) == (0, 0, NOTHING)


def test_a_text_made_for_no_card_speaks_of_each_card_that_is_asked_about() -> None:
    assert in_force(Untargetable(IT), 1, 0).concerns(STATE, 9)
    assert not in_force(Untargetable(IT), 1, 0, 8).concerns(STATE, 9)


@pytest.mark.parametrize(
    ("modifier", "classes"),
    [
        (GainsLabel(IT, "Armor"), [GainsLabel, GainsTrait]),
        (CancelDamage(IT, 1), [CancelDamage, AltersDamage]),
        (RaisesStrikes(1), [RaisesStrikes]),
    ],
)
def test_a_modifier_is_found_by_its_class_and_those_it_extends(modifier: RuleModifier, classes: list[type]) -> None:
    assert classes_of(modifier) == classes
    entry = AbilityEntry("demo-001:0", 0, Ability(CONSTANT, changes=(modifier,)))
    assert [entry.modifiers(each) for each in classes] == [[modifier]] * len(classes)
    assert entry.modifiers(Untargetable) == []


def test_a_modifier_has_its_cards_in_the_first_field() -> None:
    """So that cards can be written as `cannot_retreat(UNITS)`."""
    of: Selector = IT
    assert issubclass(Untargetable, CardModifier)
    assert Untargetable(of) == Untargetable(of=of, by_anybody=False)
