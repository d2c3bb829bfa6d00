"""Changes of sets that are proved to make no difference; what the proofs assume is tried in random games."""

import os
from typing import Any

import pytest

from tests.helpers import chooser
from tests.invariants.games import mixed_setup
from warhost.conquest import words
from warhost.conquest.language.entering import PutTokens
from warhost.conquest.language.planets import HERE, PLANETS
from warhost.conquest.language.select import ARMY_UNITS, UNITS
from warhost.effects.language.abilities import FORCED, REACTION, Ability, When
from warhost.effects.language.select import ALL
from warhost.effects.language.sets import ENEMY, OfKind
from warhost.effects.language.verbs import Draw
from warhost.engine import State
from warhost.mutation.conquest_domains import DOMAINS, SUBJECTS
from warhost.mutation.definitions import TEXT, Definitions
from warhost.mutation.generator import Mutant
from warhost.mutation.language import NO_TEXT

EVERYTHING = bool(os.environ.get("WARHOST_PROOFS"))
SEEDS = range(40 if EVERYTHING else 2)


def reason(before: Any, path: str, after: Any) -> str:
    return DOMAINS.reason((before,), f"text[0]{path}", (after,))


def waiting(kind: int, of: Any) -> Ability:
    return Ability(REACTION, Draw(1), When(kind, of))


def test_an_occurrence_of_units_needs_no_word_for_units() -> None:
    before, after = waiting(words.AFTER_DAMAGED, UNITS & ENEMY), waiting(words.AFTER_DAMAGED, ENEMY)
    assert "CON-11" in reason(before, ".when.of", after)


def test_other_cards_leave_play_too() -> None:
    before, after = waiting(words.AFTER_LEAVES, UNITS & ENEMY), waiting(words.AFTER_LEAVES, ENEMY)
    assert reason(before, ".when.of", after) == ""


def test_another_player_s_units_are_other_units() -> None:
    before, after = waiting(words.AFTER_DAMAGED, UNITS & ENEMY), waiting(words.AFTER_DAMAGED, UNITS)
    assert reason(before, ".when.of", after) == ""


def test_army_units_are_not_all_units() -> None:
    before, after = waiting(words.AFTER_DAMAGED, ARMY_UNITS & HERE), waiting(words.AFTER_DAMAGED, UNITS & HERE)
    assert reason(before, ".when.of.one.kinds", after) == ""
    deployed = waiting(words.AFTER_DEPLOYED, ARMY_UNITS), waiting(words.AFTER_DEPLOYED, UNITS)
    assert "CON-6.2" in reason(deployed[0], ".when.of.kinds", deployed[1])


def test_a_destroyed_support_is_not_at_a_planet() -> None:
    kind = words.AFTER_DESTROYED
    assert "CON-6.7" in reason(waiting(kind, UNITS & HERE), ".when.of", waiting(kind, HERE))
    assert reason(waiting(kind, UNITS & ENEMY), ".when.of", waiting(kind, ENEMY)) == ""


def test_a_headquarters_is_not_here() -> None:
    before, after = (
        Ability(REACTION, PutTokens("Cultist", PLANETS & HERE)),
        Ability(REACTION, PutTokens("Cultist", HERE)),
    )
    assert "CON-17.1" in reason(before, ".effect.at", after)


def test_a_change_outside_of_sets_is_not_judged() -> None:
    assert reason(Ability(REACTION, Draw(1)), ".effect.amount", Ability(REACTION, Draw(2))) == ""


def probe() -> tuple[Ability, ...]:
    """A text that draws a card whenever an occurrence is about something outside of its domain."""
    found = []
    for kind, domain in SUBJECTS.items():
        expected = OfKind(sum({each & 0xFFFF for each in domain.kinds}), site_kinds=True)
        found.append(Ability(FORCED, Draw(1), When(kind, ALL - expected)))
    return tuple(found)


def course(definitions: Definitions, seed: int, text: tuple[Any, ...]) -> list[tuple[int, list[str]]]:
    """The questions of a random game in which the warlords have this text."""
    setup = mixed_setup("conquest", seed)
    warlords = {deck["warlord"] for deck in setup["decks"]}
    cards = {code: (definitions.card(code), definitions.card(code).parts) for code in warlords}
    try:
        for code in warlords:
            definitions.install(code, Mutant(TEXT, "probe", text))
        state: State = definitions.rules.start(setup, seed)
        pick, seen = chooser(seed=seed), []
        while state.outcome is None:
            seen.append((state.seat, state.notations()))
            state.choose(pick(state))
        return seen
    finally:
        for code, (card, parts) in cards.items():
            definitions.restore(code, card, parts)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_occurrences_are_about_what_the_proofs_say(seed: int) -> None:
    """A probe for everything else never notices anything: the game goes as with warlords without a text."""
    definitions = Definitions("conquest")
    assert course(definitions, seed, probe()) == course(definitions, seed, (NO_TEXT,))


def test_the_probe_notices_what_it_waits_for() -> None:
    """Otherwise the test above would show nothing."""
    definitions = Definitions("conquest")
    noticing = (Ability(FORCED, Draw(1), When(words.AFTER_DEPLOYED)),)
    assert course(definitions, 0, noticing) != course(definitions, 0, (NO_TEXT,))
