"""Every kind of change that the generator makes, on small definitions; and the mutants of whole games."""

from typing import Any

import pytest

from warhost.effects.language.abilities import FORCED, REACTION, When
from warhost.effects.language.choices import Choose, May, Target
from warhost.effects.language.combinators import Each, Seq
from warhost.effects.language.conditions import DuringPhase
from warhost.effects.language.effect import ALWAYS
from warhost.effects.language.lasting import END_OF_PHASE, END_OF_TURN, UNTIL_USED
from warhost.effects.language.limits import EACH_TURN, NO_LIMIT, max_one, twice
from warhost.effects.language.select import ALL
from warhost.effects.language.vocabulary import *
from warhost.invasion.language.vocabulary import *
from warhost.mutation.definitions import Definitions
from warhost.mutation.generator import mutants
from warhost.mutation.invasion import TABLES as INVASION
from warhost.mutation.language import SHARED
from warhost.mutation.tables import Tables, neighbours

TABLES = SHARED.plus(
    Tables(
        codes={
            "until": neighbours(END_OF_PHASE, END_OF_TURN, UNTIL_USED),
            "When.kind": {4: (104,)},
            "Ability.kind": {FORCED: (REACTION,)},
        }
    )
)
OPPONENTS_UNITS = UNITS & ENEMY


def made(definition: Any) -> dict[str, Any]:
    return {mutant.id: mutant.value for mutant in mutants(definition, TABLES)}


@pytest.mark.parametrize(
    ("definition", "change", "expected"),
    [
        # numbers
        (deal(2), ".amount: 2 to 3", deal(3)),
        (deal(2), ".amount: 2 to 1", deal(1)),
        (deal(255), ".amount: 255 to 1", deal(1)),
        (at_least(2, UNITS), ".least: 2 to 1", at_least(1, UNITS)),
        # costs, limits, conditions, phases, zones
        (action(draw(1), spend=2), ".spend: drop", action(draw(1))),
        (action(draw(1), spend=2), ".spend: 2 to 3", action(draw(1), spend=3)),
        (action(draw(1), cost=sacrifice_one(UNITS)), ".cost[0]: drop", action(draw(1))),
        (action(draw(1), limit=EACH_TURN), ".limit: drop", action(draw(1), limit=NO_LIMIT)),
        (action(draw(1), limit=EACH_TURN), ".limit: 1 to 33", action(draw(1), limit=twice(EACH_TURN))),
        (action(draw(1), limit=max_one(EACH_TURN)), ".limit: 17 to 1", action(draw(1), limit=EACH_TURN)),
        (action(draw(1), phase=4), ".only: drop", action(draw(1))),
        (action(draw(1), phase=4, only=YOUR_TURN), ".only: drop YOUR_TURN", action(draw(1), phase=4)),
        (action(draw(1), zone=1), ".zone: drop", action(draw(1))),
        (only_if(YOUR_TURN, draw(1)), ".condition: drop condition", only_if(ALWAYS, draw(1))),
        (only_if(YOUR_TURN, draw(1)), ": drop if", draw(1)),
        # selectors
        (OPPONENTS_UNITS, ": drop ENEMY", UNITS),
        (OPPONENTS_UNITS, ": drop UNITS", ENEMY),
        (UNITS | SUPPORTS, ": drop SUPPORTS", UNITS),
        (UNITS - YOURS, ": drop except YOURS", UNITS),
        (after(ENTERS_PLAY, THIS), ".of: drop", after(ENTERS_PLAY)),
        # yours and the opponent's
        (YOURS, ": your to opponent's", ENEMY),
        (ENEMY, ": opponent's to your", YOURS),
        (When(0, ALL, YOU), ".whom: 1 to 2", When(0, ALL, OPPONENT)),
        (each_opponent(draw(1)), ": each opponent to you", draw(1)),
        (IN_DISCARD, ".opponents: False to True", IN_ENEMY_DISCARD),
        # may and must, up to and exactly, target and each, before and after, how long
        (may(draw(1)), ": may to must", draw(1)),
        (forced(YOUR_TURN_BEGINS, draw(1)), ": must to may", forced(YOUR_TURN_BEGINS, May(draw(1)))),
        (target(UNITS, corrupt()), ": target to each", Each(UNITS, corrupt())),
        (choose(UNITS, corrupt()), ": choose to each", Each(UNITS, corrupt())),
        (each(UNITS, corrupt()), ": each to choose", Choose(UNITS, corrupt())),
        (target(UNITS, corrupt(), count=2), ".up_to: False to True", target(UNITS, corrupt(), count=2, up_to=True)),
        (When(4), ".kind: 4 to 104", When(104)),
        (gain(POWER, 1, END_OF_PHASE), ".until: 1 to 0", gain(POWER, 1, END_OF_TURN)),
        (gain(POWER, 1, UNTIL_USED), ".until: 5 to 0", gain(POWER, 1, END_OF_TURN)),
        # parts of a sentence
        (seq(draw(1), deal(1), corrupt()), ".effects[1]: drop", seq(draw(1), corrupt())),
        (then(draw(1), deal(1)), ": then to and", Seq((draw(1), deal(1)))),
        (then(draw(1), deal(1)), ": drop then", draw(1)),
        (either(draw(1), deal(1)), ": drop either 0", deal(1)),
        ((constant(costs(UNITS, 1)), action(draw(1))), "[0]: drop", (action(draw(1)),)),
    ],
)
def test_a_change(definition: Any, change: str, expected: Any) -> None:
    assert {key: value for key, value in made(definition).items() if key == _named(change)} == {
        _named(change): expected
    }


def _named(change: str) -> str:
    """In changes, words have their names in the game; the small tables here have no names."""
    for name, word in (("YOUR_TURN", YOUR_TURN), ("ENEMY", ENEMY), ("UNITS", UNITS), ("SUPPORTS", SUPPORTS)):
        change = change.replace(f"drop {name}", f"drop {word!r}")
    return change.replace("except YOURS", f"except {YOURS!r}")


def test_what_is_not_written_is_not_changed() -> None:
    assert list(made(deal(2))) == [".amount: 2 to 3", ".amount: 2 to 1"]


def test_what_an_effect_speaks_of_is_not_dropped() -> None:
    """Its default refers to another card: that would be another sentence, not a wider one."""
    assert ".of: drop" not in made(deal(1, THIS))


def test_up_to_one_target_of_one_is_not_changed() -> None:
    """The player has to choose the target in either case."""
    one = Target(UNITS, corrupt(), fewest=1)
    assert ".up_to: False to True" not in made(one)
    assert ".up_to: False to True" in made(Target(UNITS, corrupt()))


@pytest.mark.parametrize(("in_hand", "is_changed"), [(True, False), (False, True)])
def test_a_text_in_the_hand_is_optional_in_any_case(in_hand: bool, is_changed: bool) -> None:
    text = triggered(after(IS_DAMAGED, SECTIONS & YOURS), draw(1), optional=True, hand=in_hand)
    changed = {mutant.id for mutant in mutants(text, SHARED.plus(INVASION))}
    assert (".optional: True to False" in changed) == is_changed


def test_a_mutant_is_listed_once() -> None:
    """A single condition can be dropped in two ways with the same result."""
    found = mutants(action(draw(1), only=DuringPhase(2)), TABLES)
    assert [each.id for each in found if "only" in each.path] == [".only: drop"]


def test_conjuncts_are_dropped_one_by_one() -> None:
    found = [each.value for each in mutants(UNITS & ENEMY & DAMAGED, TABLES)]
    assert found == [UNITS & ENEMY, UNITS & DAMAGED, ENEMY & DAMAGED, UNITS & YOURS & DAMAGED]


def test_mutants_are_written_with_vocabulary_names() -> None:
    assert "text[0].when.of: drop OTHER" in [each.id for each in Definitions("invasion").mutants("core-010")]


@pytest.mark.parametrize(("game", "least"), [("invasion", 9_000), ("conquest", 6_000)])
def test_mutants_of_a_game_differ_from_the_card_and_from_each_other(game: str, least: int) -> None:
    definitions, count = Definitions(game), 0
    for code in definitions.codes():
        found = definitions.mutants(code)
        count += len(found)
        ids = [each.id for each in found]
        assert len(ids) == len(set(ids))
        assert definitions.card(code).parts not in [each.value for each in found]
    assert count >= least


def test_a_mutant_takes_the_card_s_place_and_the_card_comes_back() -> None:
    definitions = Definitions("invasion")
    card = definitions.card("core-005")
    parts, lines = card.parts, definitions.build("core-005")
    spend = next(each for each in definitions.mutants("core-005") if each.id == "text[0].spend: 2 to 3")
    definitions.install("core-005", spend)
    assert "Spend 3 resources" in definitions.build("core-005")[-1]
    definitions.restore("core-005", card, parts)
    assert definitions.build("core-005") == lines


def test_a_definition_is_found_in_its_file() -> None:
    definitions = Definitions("invasion")
    path, line = definitions.where("core-005")
    assert path.read_text(encoding="utf-8").splitlines()[line - 1].startswith('text("core-005"')
    table, row = definitions.where("core-005", "facts.cost: 2 to 3")
    assert table.read_text(encoding="utf-8").splitlines()[row - 1].startswith("core-005\tRunesmith")
