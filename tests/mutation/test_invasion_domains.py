"""Changes of sets in Invasion that are proved to make no difference, and random games that try what is assumed."""

import os
from typing import Any

import pytest

from tests.invariants.games import mixed_setup
from tests.mutation import probing
from warhost.effects.language.abilities import FORCED, REACTION, Ability, When
from warhost.effects.language.choices import Choose
from warhost.effects.language.select import Selector
from warhost.effects.language.sets import ALL, IN_HAND, YOURS, Named, OfKind, OfTrait, Printed
from warhost.effects.language.verbs import Draw
from warhost.invasion import words
from warhost.invasion.language.select import SECTIONS, UNITS
from warhost.mutation.definitions import Definitions
from warhost.mutation.invasion_domains import DOMAINS, SUBJECTS
from warhost.mutation.language import NO_TEXT

EVERYTHING = bool(os.environ.get("WARHOST_PROOFS"))
SEEDS = range(20 if EVERYTHING else 1)
UNIT_CARDS = Printed(words.UNIT)
HORRORS = Named("Blue Horrors")


def reason_to_wait(kind: int, before: Selector, after: Selector) -> str:
    texts = [(Ability(REACTION, Draw(1), When(kind, of)),) for of in (before, after)]
    return DOMAINS.reason(texts[0], "text[0].when.of", texts[1])


def reason_to_choose(before: Selector, after: Selector) -> str:
    texts = [(Ability(REACTION, Choose(of, Draw(1))),) for of in (before, after)]
    return DOMAINS.reason(texts[0], "text[0].effect.of", texts[1])


def test_what_burns_is_a_zone() -> None:
    assert "INV-13.6" in reason_to_wait(words.BURNED, SECTIONS & YOURS, YOURS)
    assert reason_to_wait(words.BURNED, SECTIONS & YOURS, SECTIONS) == ""


def test_units_are_damaged_too() -> None:
    assert reason_to_wait(words.IS_DAMAGED, SECTIONS & YOURS, YOURS) == ""


def test_a_title_in_a_hand_tells_the_kind_of_card() -> None:
    assert "INV-2.1" in reason_to_choose(UNIT_CARDS & HORRORS & IN_HAND, HORRORS & IN_HAND)
    assert reason_to_choose(UNIT_CARDS & HORRORS & IN_HAND, UNIT_CARDS & IN_HAND) == ""


def test_a_trait_that_cards_of_several_kinds_have_does_not() -> None:
    spells = OfTrait("Spell")
    assert reason_to_choose(Printed(words.TACTIC) & spells & IN_HAND, spells & IN_HAND) == ""


def test_a_card_in_play_may_be_something_else_than_what_is_printed_on_it() -> None:
    assert reason_to_choose(UNITS & HORRORS, HORRORS) == ""


def course(definitions: Definitions, seed: int, text: tuple[Any, ...]) -> list[tuple[int, list[str]]]:
    """The questions of a random game in which the units of both decks have this text."""
    setup = mixed_setup("invasion", seed)
    codes = {code for deck in setup["decks"] for code in deck["cards"] if definitions.card(code).kind == "unit"}
    return probing.course(definitions, setup, codes, seed, text)


def probe(kind: int, of: Selector) -> Ability:
    return Ability(FORCED, Draw(1), When(kind, of))


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_occurrences_are_about_what_the_proofs_say(seed: int) -> None:
    """Units that wait for everything else never notice anything: the game goes as with units without a text."""
    definitions = Definitions("invasion")
    others = tuple(
        probe(kind, ALL - OfKind(sum(domain.kinds), site_kinds=True)) for kind, domain in sorted(SUBJECTS.items())
    )
    silent = course(definitions, seed, (NO_TEXT,))
    assert course(definitions, seed, others) == silent
    expected = tuple(probe(kind, OfKind(sum(domain.kinds), site_kinds=True)) for kind, domain in SUBJECTS.items())
    assert course(definitions, seed, expected) != silent, "the probe would notice nothing in any case"
