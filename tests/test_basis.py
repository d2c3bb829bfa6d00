"""The numbers of cards are recomputed only when one of their declared inputs has changed: are all inputs declared?"""

from __future__ import annotations

import ast
import inspect
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import chooser
from tests.invariants.duels import plain, ruled
from tests.invariants.games import SHARED, mixed_setup
from warhost.conquest.language import conditions as conquest_conditions
from warhost.conquest.language import planets
from warhost.conquest.language import select as conquest_select
from warhost.conquest.rules import projection as conquest_projection
from warhost.effects.language import basis, conditions, numbers, select, sets
from warhost.effects.language.abilities import CONSTANT
from warhost.effects.language.basis import (
    ANYTHING,
    DAMAGE,
    FIGHT,
    HISTORY,
    MARKS,
    PHASE,
    PILES,
    REALM,
    RESOURCES,
    TABLE,
    TOKENS,
    reads,
)
from warhost.effects.language.floating import Boost
from warhost.effects.language.modifier import RuleModifier
from warhost.effects.state.basis import NumberInputs, WoundsInput
from warhost.games import find_game, find_kit
from warhost.invasion import INVASION
from warhost.invasion.language import chain, combatants, zones
from warhost.invasion.language import conditions as invasion_conditions
from warhost.invasion.language import select as invasion_select
from warhost.invasion.library import LIBRARY
from warhost.invasion.rules import projection as invasion_projection
from warhost.invasion.words import HIT_POINTS, POWER, ZONE_NAMES

# State attributes that words read, with the input that each belongs to.
LOOKS = {
    "rules": 0,  # what is asked of them counts by its name
    **dict.fromkeys(("facts", "duel", "kinds", "place", "controller", "host", "births", "piles"), TABLE),
    **dict.fromkeys(("is_in_play", "in_play", "in_zone", "shows_face", "controlled_by", "age", "is_same"), TABLE),
    **dict.fromkeys(("units_at", "attachments_of", "bears_name", "loyalty_of", "has_cost"), TABLE),
    **dict.fromkeys(("phase", "active"), PHASE),
    **dict.fromkeys(("battle", "battle_seat", "fallen", "attacker", "fronts", "defender"), FIGHT),
    **dict.fromkeys(("is_attacked", "is_attacked_player"), FIGHT),
    "front_of": MARKS,  # of a card
    **dict.fromkeys(("first_planet", "open_planets", "is_face_up", "is_infested", "symbols_at"), REALM),
    **dict.fromkeys(
        ("modifiers", "has_trait", "has_gained", "faction_of", "discard_place"), TABLE
    ),  # a granted trait: what its grant looks at counts, too
    "marks": MARKS,
    "wounds": DAMAGE,
    "capitals": TABLE,
    "damage": DAMAGE,
    "tokens": TOKENS,
    "hand": PILES,
    "in_turn": TABLE,  # every player, in whatever order
    "pool": RESOURCES,
    "cost_of": PILES,  # an X that a text defines may count cards in hands
    "happened": HISTORY,
    "is_opposed": MARKS,
}
HELPERS = {
    "value",
    "members",
    "has_members",
    "subjects",
    "place_of",
    "places_of",
    "has",
    "holds",
    "isinstance",
    "controlled_by",
}
HELPERS |= {"shows_face", "age", "is_same", "is_in_play", "units_at", "attachments_of", "hand", "pool", "happened"}
HELPERS |= {"cost_of", "has_trait", "has_gained", "faction_of", "discard_place", "in_turn", "first_planet"}
HELPERS |= {"bears_name", "loyalty_of", "is_face_up", "is_infested", "attacked_places"}
HELPERS |= {"pile"}  # where one lies, which never changes
MODULES = (select, sets, numbers, conditions, invasion_select, zones, combatants, chain, invasion_conditions)
MODULES += (conquest_select, planets, conquest_conditions)
COMPILED = not basis.__file__.endswith(".py")
WORDS = sorted(
    {
        word
        for module in MODULES
        for word in vars(module).values()
        if isinstance(word, type)
        and not COMPILED
        and word.__module__ == module.__name__
        and hasattr(word, "reads")
        and word.reads(None) != ANYTHING
    },
    key=lambda word: f"{word.__module__}.{word.__name__}",
)
COLUMNS = {"invasion": (*SHARED, "power", "toughness", "symbols"), "conquest": (*SHARED, "attack", "command")}
WORK_OUT = {"invasion": invasion_projection.compute_numbers, "conquest": conquest_projection.compute_numbers}


def is_state(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "s"


def is_rules(node: ast.AST) -> bool:
    """True for `s.rules`: calls of it count like calls of the state."""
    return isinstance(node, ast.Attribute) and node.attr == "rules" and is_state(node.value)


@pytest.mark.skipif(COMPILED, reason="compiled words have no source to read")
@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.__module__}.{word.__name__}")
def test_a_word_declares_all_its_inputs(word: Any) -> None:
    """All state attributes in its code are in `reads`; an attribute unknown to this test means ANYTHING."""
    for name in ("has", "value", "holds"):
        if name not in vars(word):
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(vars(word)[name])))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and (is_state(node.value) or is_rules(node.value)):
                assert LOOKS.get(node.attr, ANYTHING) & ~word.reads(None) == 0, (
                    f"{word.__name__} looks at {ast.unparse(node)}"
                )
            asked = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_rules(node.func.value)
            if isinstance(node, ast.Call) and not asked and any(is_state(each) for each in node.args):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                assert called in HELPERS, f"{word.__name__} hands the state to {called}"
    if getattr(word, "scope", None) is not None and "scope" in vars(word):
        parts = [each for each in ("one", "other") if each in getattr(word, "__dataclass_fields__", {})]
        assert parts or word.reads(None) & PILES, f"{word.__name__} is looked for in piles"


@pytest.mark.skipif(COMPILED, reason="compiled rules have no source to read")
@pytest.mark.parametrize("projection", [invasion_projection, conquest_projection])
def test_modifiers_that_the_projection_reads_are_not_evaluated_later(projection: Any) -> None:
    named = {node.id for node in ast.walk(ast.parse(inspect.getsource(projection))) if isinstance(node, ast.Name)}
    changes = [vars(projection)[name] for name in named if isinstance(vars(projection).get(name), type)]
    found = [each for each in changes if issubclass(each, RuleModifier)]
    assert found
    assert [each.__name__ for each in found if each.later(None)] == []


# By column: the inputs of numbers; and functions that move cards between piles, or run before a game begins.
COUNTED = {
    "piles",
    "controller",
    "host",
    "births",
    "marks",
    "damage",
    "tokens",
    "boosts",
    "floating",
    "phase",
    "active",
}
COUNTED |= {
    "attacker",
    "defender",
    "battle",
    "fronts",
    "planets",
    "faceup",
    "infested",
    "token",
    "resources",
    "history",
}
MOVES = {"shift", "enter", "to_discard", "touched"}
BEFORE_THE_GAME = {"setup.py", "draft.py", "position.py", "positions.py", "columns.py", "saving.py", "secrets.py"}
SOURCES = [
    path
    for folder in ("effects", "invasion", "conquest")
    for path in sorted((Path(basis.__file__).parents[2] / folder).rglob("*.py"))
    if path.name not in BEFORE_THE_GAME and not {"cards", "positions"} & set(path.parts)
]


def written(node: ast.AST) -> list[str]:
    """The state columns that a statement writes to."""
    found = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
    places = [each for target in found for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    columns = [each.value if isinstance(each, ast.Subscript) else each for each in places]
    return [
        each.attr
        for each in columns
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id in ("s", "self")
    ]


@pytest.mark.skipif(COMPILED, reason="compiled rules have no source to read")
@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parents[1].name}.{path.parent.name}.{path.stem}")
def test_writing_an_input_of_numbers_marks_the_state_as_changed(path: Path) -> None:
    """A function that writes to such a column marks the state as changed, or moves a card, which does so."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef) or function.name in ("__init__", "clone"):
            continue
        wrote = {column for node in ast.walk(function) for column in written(node)}
        calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
        moves = {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}
        if wrote & COUNTED and not moves & MOVES:
            assert "changed" in wrote, f"{function.name} writes to {sorted(wrote & COUNTED)}"


def test_the_parts_of_a_word_count() -> None:
    attacking = sets.Marked(1) & sets.YOURS
    assert reads(numbers.Count(attacking - sets.DAMAGED)) == MARKS | DAMAGE
    assert reads((conditions.YOUR_TURN, numbers.TokensOn(sets.THIS))) == PHASE | TOKENS
    assert reads(numbers.StatOf(1)) == ANYTHING


def test_of_the_damage_only_that_counts_of_which_a_number_is_made() -> None:
    """A unit with Brutal gains ATK equal to its damage (CON-15.5); damage on other units changes nothing."""
    state: Any = find_game("conquest").start({"decks": ["orks", "chaos"]}, 1)
    wounds = WoundsInput(state, [3, 5])
    state.damage[4] = 2
    assert wounds.stands(state, DAMAGE)
    state.damage[5] = 1
    assert not wounds.stands(state, DAMAGE)
    assert wounds.stands(state, MARKS)


@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_resources_are_counted_by_owner_in_any_turn(game: str) -> None:
    """If the two pools are exchanged with the turn, the active player's pool keeps the same amount."""
    decks = find_kit(game).decks.boxed()[:2]
    state: Any = find_game(game).start({"decks": decks}, 1)
    state.active, state.resources[:2] = 0, bytearray([4, 3])
    before = NumberInputs(state, RESOURCES, [], state.in_play())
    assert before.holds(state)
    state.active, state.resources[:2] = 1, bytearray([3, 4])
    assert not before.holds(state)


def hanging_on_numbers() -> list[str]:
    """The units and supports of Invasion whose constant effects depend on numbers that are being computed."""
    cards = [card for card in LIBRARY.values() if card.playable and card.kind in ("unit", "support")]
    texts = {card.code: [each for each in card.text.abilities if each.kind == CONSTANT] for card in cards}
    return [
        code
        for code, abilities in texts.items()
        if any(reads((each.only, each.changes)) == ANYTHING for each in abilities)
    ]


def test_interdependent_numbers_are_stable_after_one_refresh() -> None:
    """INV-9.11: whatever is gained or lost, one refresh gives the same result as computing again."""
    codes = hanging_on_numbers()
    assert codes
    for code in codes:
        zone = LIBRARY[code].only_zone
        own = {"capital": "orc", ZONE_NAMES[zone] if zone >= 0 else "quest": [{"card": code, "tokens": 3}]}
        position = {"turn": {"seat": 1, "phase": "capital"}, "seat 1": own, "seat 2": {"capital": "empire"}}
        for stat in (POWER, HIT_POINTS):
            for amount in (-3, -2, -1, 1, 2, 3):
                state = INVASION.place(position)
                card = next(iter(state.in_play()))
                state.boosts = (*state.boosts, Boost(card, state.births[card], stat, amount, 0))
                state.refresh()
                again = state.clone()
                again.rules.compute_numbers(again)
                assert ruled(state) == ruled(again), (code, stat, amount)
                assert plain(state.numbers()) == plain(again.numbers()), (code, stat, amount)


@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_numbers_equal_those_computed_from_scratch_at_every_decision(game: str) -> None:
    """In many short games, so that many cards meet."""
    kept = worked = 0
    for seed in range(6):
        state: Any = find_game(game).start(mixed_setup(game, 40 + seed), seed)
        choose = chooser(seed=seed)
        for _ in range(60):
            if state.outcome is not None:
                break
            before = state.basis
            state.choose(choose(state))
            kept, worked = kept + (state.basis is before), worked + (state.basis is not before)
            if state.changed:
                continue  # several players act at the same time: the state is settled after the last of them
            again = state.clone()
            WORK_OUT[game](again)
            for column in COLUMNS[game]:
                assert plain(getattr(state, column)) == plain(getattr(again, column)), (seed, column)
    assert kept > 100
    assert worked > 20
