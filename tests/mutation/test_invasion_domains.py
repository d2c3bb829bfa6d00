"""Mutations of selectors in Invasion that are proved equivalent, and random games that test the assumptions."""

import os
from dataclasses import replace
from typing import Any

import pytest

from tests.helpers import chooser
from tests.invariants.games import mixed_setup
from tests.mutation import probing
from warhost.effects.circumstances import NOTHING
from warhost.effects.language.abilities import ACTION, ANYBODY, CONSTANT, FORCED, REACTION, Ability, AbilityEntry, When
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.choices import Choose, ChooseSome, PickX
from warhost.effects.language.combinators import EachOpponent, Then, Times
from warhost.effects.language.conditions import ThereAre
from warhost.effects.language.effect import ALWAYS, X
from warhost.effects.language.lasting import Gain, Grant
from warhost.effects.language.numbers import Count
from warhost.effects.language.select import Selector
from warhost.effects.language.sets import (
    ALL,
    IN_HAND,
    OTHER,
    THIS,
    YOURS,
    Damaged,
    Marked,
    Named,
    OfFaction,
    OfKind,
    OfTrait,
    Printed,
)
from warhost.effects.language.verbs import Draw, SacrificeOne
from warhost.invasion import words
from warhost.invasion.card import PlaysInto
from warhost.invasion.changes.combat import DefendsAnywhere, Joins
from warhost.invasion.changes.common import CostChange, EntersCorrupted
from warhost.invasion.changes.damage import RedirectDamage
from warhost.invasion.language.select import FACEDOWN_CARDS, LEGENDS, QUESTING, SECTIONS, SUPPORTS, UNITS
from warhost.invasion.language.vocabulary.abilities import attaches
from warhost.invasion.language.zones import HERE
from warhost.mutation.definitions import Definitions
from warhost.mutation.domains.invasion import ATTACHES, DOMAINS, IN_ZONES, KINDS_IN_ZONES, SUBJECTS, truth
from warhost.mutation.domains.printed import PRINTED
from warhost.mutation.language import NO_TEXT

EVERYTHING = bool(os.environ.get("WARHOST_PROOFS"))
SEEDS = range(20 if EVERYTHING else 1)
UNIT_CARDS = Printed(words.UNIT)
HORRORS = Named("Blue Horrors")
DWARFS = OfFaction(words.RACE_KEYS.index("dwarf"))


def reason_to_wait(kind: int, before: Selector, after: Selector) -> str:
    texts = [(Ability(REACTION, Draw(1), When(kind, of)),) for of in (before, after)]
    return DOMAINS.reason(texts[0], "text[0].when.of", texts[1])


def reason_to_choose(before: Selector, after: Selector) -> str:
    texts = [(Ability(REACTION, Choose(of, Draw(1))),) for of in (before, after)]
    return DOMAINS.reason(texts[0], "text[0].effect.of", texts[1])


def test_what_burns_is_a_zone() -> None:
    assert "INV-13.6" in reason_to_wait(words.BURNED, SECTIONS & YOURS, YOURS)
    assert reason_to_wait(words.BURNED, SECTIONS & YOURS, SECTIONS) == ""


def test_only_units_and_legends_attack_and_defend() -> None:
    fighters = OfKind(words.UNIT | words.LEGEND)
    for kind in (words.ATTACKS, words.DEFENDS):
        assert "INV-13.8" in reason_to_wait(kind, fighters & YOURS, YOURS)
        assert reason_to_wait(kind, UNITS & YOURS, YOURS) == ""


def test_units_are_damaged_too() -> None:
    assert reason_to_wait(words.IS_DAMAGED, SECTIONS & YOURS, YOURS) == ""


def test_a_title_in_a_hand_tells_the_kind_of_card() -> None:
    assert "INV-2.1" in reason_to_choose(UNIT_CARDS & HORRORS & IN_HAND, HORRORS & IN_HAND)
    assert reason_to_choose(UNIT_CARDS & HORRORS & IN_HAND, UNIT_CARDS & IN_HAND) == ""


def test_a_trait_that_cards_of_several_kinds_have_does_not() -> None:
    spells = OfTrait("Spell")
    assert reason_to_choose(Printed(words.TACTIC) & spells & IN_HAND, spells & IN_HAND) == ""


def test_a_development_may_have_a_title_but_no_trait() -> None:
    """Faceup it keeps its name (INV-22.5)."""
    assert reason_to_choose(UNITS & HORRORS, HORRORS) == ""
    slayers = OfTrait("Slayer")  # printed on units and tactics alone, and no tactic is in play
    assert "INV-2.1" in reason_to_choose(UNITS & slayers & YOURS, slayers & YOURS)
    assert reason_to_choose(UNITS & OfTrait("Skaven"), OfTrait("Skaven")) == ""  # there are supports of Skaven


def test_only_units_quest() -> None:
    assert "INV-2.1" in reason_to_choose(UNITS & QUESTING & YOURS, QUESTING & YOURS)
    assert reason_to_choose(UNITS & QUESTING & YOURS, UNITS & YOURS) == ""


def test_a_facedown_card_in_play_is_a_development() -> None:
    assert "INV-2.1" in reason_to_choose(DEVELOPED & FACEDOWN_CARDS, FACEDOWN_CARDS)
    assert reason_to_choose(DEVELOPED & FACEDOWN_CARDS, DEVELOPED) == ""


def test_a_facedown_card_that_has_left_play_shows_its_face() -> None:
    engineers = OfTrait("Engineer")
    assert "INV-2.1" in reason_to_wait(words.ENTERS_PLAY, UNITS & engineers, engineers)
    assert reason_to_wait(words.LEAVES_PLAY, UNITS & engineers, engineers) == ""


def test_legends_can_fight() -> None:
    assert reason_to_choose(UNITS & Marked(words.ATTACKING), Marked(words.ATTACKING)) == ""
    fighters = OfKind(words.UNIT | words.LEGEND)
    assert "INV-2.1" in reason_to_choose(fighters & Marked(words.ATTACKING), Marked(words.ATTACKING))


def test_only_zones_burn() -> None:
    burning = Marked(words.BURNING)
    assert "INV-2.1" in reason_to_choose(SECTIONS & burning & YOURS, burning & YOURS)
    assert reason_to_choose(SECTIONS & Damaged(), Damaged()) == ""


@pytest.mark.parametrize(
    ("stat", "proved"), [(words.COMBAT_DAMAGE, True), (words.COUNTERSTRIKE, False), (words.POWER, False)]
)
def test_supports_have_power_but_do_not_fight(stat: int, proved: bool) -> None:
    """Counterstrike is shown on every card, so a support with it is a visible difference."""
    fighters = OfKind(words.UNIT | words.LEGEND) & YOURS
    texts = [(Ability(CONSTANT, changes=(Grant(of, stat),)),) for of in (fighters, YOURS)]
    assert bool(DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1])) == proved


@pytest.mark.parametrize(
    ("stat", "proved"),
    [(words.SAVAGE, True), (words.HIT_POINTS, False), (words.TOUGHNESS, False), (words.POWER, False)],
)
def test_supports_deal_no_savage_damage(stat: int, proved: bool) -> None:
    one, other = (Ability(CONSTANT, changes=(Grant(of, stat),)) for of in (UNITS & HERE, HERE))
    assert bool(DOMAINS.reason((one,), "text[0].changes[0].of", (other,))) == proved


def test_a_support_may_become_a_unit_while_a_gain_lasts() -> None:
    one, other = (Ability(ACTION, Gain(words.HIT_POINTS, -1, of=of)) for of in (UNITS & HERE, HERE))
    assert DOMAINS.reason((one,), "text[0].effect.of", (other,)) == ""


@pytest.mark.parametrize(("kind", "proved"), [(words.LEAVES_PLAY, True), (words.ENTERS_PLAY, False)])
def test_a_text_about_other_cards_does_not_hear_its_own_card_leave(kind: int, proved: bool) -> None:
    assert ("INV-23.14" in reason_to_wait(kind, UNITS & OTHER, UNITS)) == proved


def test_a_legend_that_is_followed_is_of_the_same_player() -> None:
    texts = [(Ability(CONSTANT, changes=(Joins(THIS, of),)),) for of in (LEGENDS & YOURS, LEGENDS, YOURS)]
    path = "text[0].changes[0].leaders"
    assert "INV-13.10" in DOMAINS.reason(texts[0], path, texts[1])
    assert DOMAINS.reason(texts[0], path, texts[2]) == ""


def test_a_legend_is_in_no_zone() -> None:
    """If no zone is named, legends are included."""
    texts = [
        (Ability(CONSTANT, changes=(Grant(of, words.COMBAT_DAMAGE),)),) for of in (UNITS & DWARFS & HERE, DWARFS & HERE)
    ]
    assert "attack" in DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1])
    texts = [(Ability(CONSTANT, changes=(Grant(of, words.COMBAT_DAMAGE),)),) for of in (UNITS & DWARFS, DWARFS)]
    assert DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1]) == ""


@pytest.mark.parametrize(("here", "of", "proved"), [(False, YOURS, True), (True, YOURS, True), (False, UNITS, False)])
def test_a_legend_defends_no_zone_by_a_text_about_units(here: bool, of: Selector, proved: bool) -> None:
    texts = [(Ability(CONSTANT, changes=(DefendsAnywhere(each, here),)),) for each in (UNITS & YOURS, of)]
    assert ("INV-20.4" in DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1])) == proved


def test_only_units_enter_corrupted() -> None:
    texts = [(Ability(CONSTANT, changes=(EntersCorrupted(of),)),) for of in (UNITS & YOURS, YOURS)]
    assert "INV-16.6" in DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1])
    texts = [(Ability(CONSTANT, changes=(EntersCorrupted(of, anywhere=True),)),) for of in (UNITS & YOURS, UNITS)]
    assert DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1]) == ""


def test_units_enter_the_zone_of_a_card_that_their_player_controls() -> None:
    texts = [(Ability(CONSTANT, changes=(EntersCorrupted(of),)),) for of in (UNITS & YOURS, UNITS)]
    assert "INV-17.6" in DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1])
    abroad = PlaysInto(ALL, enemy=True)
    assert DOMAINS.reason((*texts[0], abroad), "text[0].changes[0].of", (*texts[1], abroad)) == ""


def test_a_legend_is_no_savage() -> None:
    """A support may become a unit while it has Savage."""
    fighting = Marked(words.ATTACKING)
    texts = [
        (Ability(ACTION, Gain(words.SAVAGE, 1, of=of)),) for of in (UNITS & fighting, fighting, UNITS & YOURS, YOURS)
    ]
    assert "INV-20.1" in DOMAINS.reason(texts[0], "text[0].effect.of", texts[1])
    assert DOMAINS.reason(texts[2], "text[0].effect.of", texts[3]) == ""


def test_damage_is_redirected_to_something_else() -> None:
    for of, proved in ((THIS, True), (UNITS & YOURS, False)):
        texts = [(Ability(CONSTANT, changes=(RedirectDamage(of, 1, to),)),) for to in (UNITS & OTHER, UNITS)]
        assert ("INV-14.8" in DOMAINS.reason(texts[0], "text[0].changes[0].to", texts[1])) == proved


def test_a_card_only_hears_its_own_discarding_from_the_hand() -> None:
    assert "INV-39.16" in reason_to_wait(words.IS_DISCARDED, THIS, ALL)
    assert reason_to_wait(words.IS_DISCARDED, OTHER, ALL) == ""


@pytest.mark.parametrize(("of", "into", "proved"), [(UNITS, HERE, True), (UNITS, ALL, False), (ALL, HERE, False)])
def test_only_their_player_plays_units_into_a_zone(of: Selector, into: Selector, proved: bool) -> None:
    """An opponent plays Invasion quests there (INV-39.45)."""
    texts = [(Ability(CONSTANT, changes=(CostChange(each, -1, into=into),)),) for each in (of & YOURS, of)]
    assert ("INV-17.6" in DOMAINS.reason(texts[0], "text[0].changes[0].of", texts[1])) == proved


@pytest.mark.parametrize(("more", "proved"), [((), True), ((PlaysInto(ALL, enemy=True),), False)])
def test_a_card_is_played_into_a_zone_of_its_player(more: Any, proved: bool) -> None:
    texts = [(Ability(CONSTANT, changes=(CostChange(THIS, -1, into=into),)),) for into in (SECTIONS & YOURS, SECTIONS)]
    assert ("INV-17.6" in DOMAINS.reason((*texts[0], *more), "text[0].changes[0].into", (*texts[1], *more))) == proved


DEVELOPED: Any = OfKind(words.DEVELOPMENT)
COUNTED = Ability(ACTION, Draw(1), only=ThereAre(1, DEVELOPED & YOURS & HERE))
UNBOUND = Ability(ACTION, Draw(1), only=ThereAre(1, DEVELOPED & HERE))


def test_developments_are_in_a_zone_of_their_player() -> None:
    assert "INV-17.10" in DOMAINS.reason((COUNTED,), "text[0].only.of", (UNBOUND,))
    elsewhere = [replace(each, only=ThereAre(1, DEVELOPED & of)) for each, of in ((COUNTED, YOURS), (UNBOUND, ALL))]
    assert DOMAINS.reason((elsewhere[0],), "text[0].only.of", (elsewhere[1],)) == ""


@pytest.mark.parametrize(
    ("limit", "other", "proved"),
    [
        (DEVELOPED & YOURS, DEVELOPED, True),
        (DEVELOPED & YOURS, UNITS & YOURS, False),
        (DEVELOPED & HERE, DEVELOPED, False),
    ],
)
def test_x_is_limited_by_what_pays_for_it(limit: Selector, other: Selector, proved: bool) -> None:
    """With each of these numbers the player could give up the same cards."""
    cost = (Times(X, SacrificeOne(DEVELOPED)),)
    texts = [(Ability(ACTION, Draw(1), cost=cost, most_x=Count(of)),) for of in (limit, other)]
    assert ("INV-6.10" in DOMAINS.reason(texts[0], "text[0].most_x.of", texts[1])) == proved
    chosen = Then(ChooseSome(DEVELOPED & YOURS, X, Draw(1)), Draw(1))
    texts = [(Ability(ACTION, PickX(Count(of), chosen)),) for of in (limit, other)]
    assert ("INV-6.10" in DOMAINS.reason(texts[0], "text[0].effect.most.of", texts[1])) == proved


@pytest.mark.parametrize("abroad", [PlaysInto(ALL, enemy=True), attaches(SUPPORTS)])
def test_a_card_in_a_zone_of_the_opponent_s_is_not_at_home(abroad: Any) -> None:
    assert DOMAINS.reason((COUNTED, abroad), "text[0].only.of", (UNBOUND, abroad)) == ""


@pytest.mark.parametrize("change", [{"by": ANYBODY}, {"only": ALWAYS}])
def test_you_may_refer_to_another_player(change: Any) -> None:
    texts = [replace(each, effect=EachOpponent(Choose(each.only.of, Draw(1))), **change) for each in (COUNTED, UNBOUND)]
    assert DOMAINS.reason((texts[0],), "text[0].effect.effect.of", (texts[1],)) == ""


def outside(s: Any, sets: list[Selector]) -> list[str]:
    """The cards in play that are in a set which, according to the proofs, contains no card of their kind."""
    use = AbilityUse(AbilityEntry("proof:0", 0, Ability(ACTION)), NOTHING, 0, 0, 0)
    found = []
    for card in s.in_play():
        printed = s.duel.printed_kinds[card]
        if not s.shows_face(card):
            printed = words.FACELESS
        elif s.marks[card] & words.AS_SUPPORT:
            printed = ATTACHES
        kind = (s.kinds[card] & ~words.FACELESS) | printed << PRINTED
        at_home = s.place[card] % words.SEATS == s.controller[card]
        if kind & KINDS_IN_ZONES and not at_home and not s.is_attachment(card):
            found.append(f"{s.name_of(card)} is in a zone of another player")
        if kind not in (each if each >> PRINTED else each | each << PRINTED for each in IN_ZONES):
            found.append(f"{s.name_of(card)} is of the kind {kind}")
        found += [
            f"{s.name_of(card)}: {of}" for of in sets if truth(of, kind) is False and of.has(s, card, use, card, 0)
        ]
    return found


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_in_play_have_only_what_the_proofs_say(seed: int) -> None:
    """A trait, a race, a title, or a role in an attack or a quest."""
    cards = Definitions("invasion").library.official().values()
    sets: list[Selector] = [Marked(words.ATTACKING | words.DEFENDING), Marked(words.BURNING), FACEDOWN_CARDS, QUESTING]
    sets += [OfTrait(trait) for trait in sorted({trait for card in cards for trait in card.traits})]
    sets += [OfFaction(race) for race in range(words.RACES)]
    state: Any = Definitions("invasion").rules.start(mixed_setup("invasion", seed), seed)
    pick, asked = chooser(seed=seed), 0
    while state.outcome is None:
        if asked % 5 == 0:
            assert outside(state, sets) == []
        state.choose(pick(state))
        asked += 1
    assert asked > 50


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
    """Units that wait for everything outside their domain never trigger: the game is the same as with units without
    text.
    """
    definitions = Definitions("invasion")
    others = tuple(
        probe(kind, ALL - OfKind(sum(domain.kinds), site_kinds=True)) for kind, domain in sorted(SUBJECTS.items())
    )
    silent = course(definitions, seed, (NO_TEXT,))
    assert course(definitions, seed, others) == silent
    expected = tuple(probe(kind, OfKind(sum(domain.kinds), site_kinds=True)) for kind, domain in SUBJECTS.items())
    assert course(definitions, seed, expected) != silent, "the probe would notice nothing in any case"
