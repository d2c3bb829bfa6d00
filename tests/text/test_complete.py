"""Texts are complete: every leaf of a definition is rendered in every language, or there is no text at all."""

import functools
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import warhost.conquest.language.vocabulary as conquest
import warhost.invasion.language.vocabulary as invasion
from tests.text.renderers import RENDERERS
from warhost.conquest.library import LIBRARY as CONQUEST
from warhost.effects.language import vocabulary as words
from warhost.effects.language.abilities import Ability
from warhost.effects.language.effect import Condition, Effect, HowMany, Number
from warhost.effects.language.lasting import UNTIL_USED
from warhost.effects.language.modifier import RuleModifier
from warhost.effects.language.select import Selector, TableSet
from warhost.invasion.library import LIBRARY as INVASION
from warhost.invasion.words import BATTLEFIELD_PHASE, CANNOT_ATTACK, DEVELOPMENT, KINGDOM
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest import cards as conquest_cards
from warhost.text.conquest.cards import TEXTS as CONQUEST_TEXTS
from warhost.text.conquest.wording.ability import ability_text as conquest_text
from warhost.text.invasion import cards as invasion_cards
from warhost.text.invasion.cards import TEXTS as INVASION_TEXTS
from warhost.text.invasion.wording.ability import ability_text
from warhost.text.wording.complete import check, unsaid
from warhost.text.wording.grammar.english import English
from warhost.text.wording.renderer import Unrenderable

IT, THIS, FIRST, HOST, YOU, YOURS, ENEMY = (
    words.IT,
    words.THIS,
    words.FIRST,
    words.HOST,
    words.YOU,
    words.YOURS,
    words.ENEMY,
)
action, floating, constant, grant, gain = words.action, words.floating, words.constant, words.grant, words.gain
UNITS, POWER, target = invasion.UNITS, invasion.POWER, invasion.target
ENTERING = words.after(invasion.ENTERS_PLAY, THIS)


def said(game: str, card: str, ability: Ability, language: str = "en") -> str:
    text = ability_text if game == "invasion" else conquest_text
    return text(RENDERERS[game][language], card, ability)


def test_a_text_with_an_unpaired_bracket_is_none() -> None:
    for said in ("[deal|deal damage.", "Deal {amount} damage.", "<Its|Their damage"):
        with pytest.raises(Unrenderable, match="unpaired"):
            unsaid(words.draw(1), lambda _, said=said: [said])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_all_it_does(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's text is rendered again for each changed leaf; unchanged abilities are rendered once."""
    for cards in (conquest_cards, invasion_cards):
        monkeypatch.setattr(cards, "ability_text", functools.cache(cards.ability_text))
    book = phrasebook(language)
    for card in INVASION.values():
        INVASION_TEXTS.check(book, card)
    for other in CONQUEST.values():
        CONQUEST_TEXTS.check(book, other)


def test_an_incomplete_text_is_reported_with_card_and_field() -> None:
    ability = action(words.deal(2, UNITS & YOURS), spend=1)
    with pytest.raises(Unrenderable, match=r"demo-001 does not say Ability.effect Deal.amount=2"):
        check("demo-001", ability, lambda each: [f"deal damage to {each.effect.of} for {each.spend}"])
    check("demo-001", ability, lambda each: [repr(each)])


@dataclass(frozen=True)
class Exile(Effect):
    """A test verb that only has a phrase."""

    of: Selector = IT
    amount: HowMany = 1
    face_down: bool = False


def test_a_verb_needs_a_phrase_with_all_its_fields_and_nothing_else() -> None:
    english = RENDERERS["invasion"]["en"]
    more = {"exile": "exile {of} for {amount:card}", "exile.face-down": "exile {of} face down for {amount:card}"}
    renderer = English(english.vocabulary, {**english.phrases, **more}, english.counted, {})
    ability = action(Exile(UNITS & YOURS, words.count(UNITS)))
    assert ability_text(renderer, "unit", ability) == "Action: Exile all units you control for 1 card for each unit."
    hidden = action(target(UNITS, Exile(face_down=True)))
    assert ability_text(renderer, "unit", hidden) == "Action: Exile target unit face down for 1 card."
    check("exile", ability, lambda each: [ability_text(renderer, "unit", each)])
    short = English(english.vocabulary, {**english.phrases, "exile": "exile {of}"}, english.counted, {})
    with pytest.raises(Unrenderable, match=r"'exile' in .* does not say amount"):
        ability_text(short, "unit", ability)
    with pytest.raises(Unrenderable, match="has no phrase 'exile'"):
        ability_text(english, "unit", ability)


@dataclass(frozen=True)
class Exiled(TableSet):
    """A test set that only has a phrase, which follows the noun."""


@dataclass(frozen=True)
class ExilesOf(Number):
    """A test number that only has a phrase."""

    of: Selector


@dataclass(frozen=True)
class ExilesRule(Condition):
    """A test condition that only has a phrase."""

    of: Selector
    least: HowMany


@dataclass(frozen=True)
class NoExile(RuleModifier):
    """A test modifier that only has a phrase."""

    of: Selector


def test_a_set_number_condition_or_change_needs_a_phrase_with_all_its_fields() -> None:
    english = RENDERERS["invasion"]["en"]
    more = {
        "exiled": "in exile",
        "exiles-of": "the number of exiles of {of}",
        "exiles-rule": "{of} <has|have> {least:card} in exile",
        "no-exile": "{of} cannot be exiled",
    }
    renderer = English(english.vocabulary, {**english.phrases, **more}, english.counted, {})
    shapes = {
        action(words.destroy(UNITS & Exiled())): "Action: Destroy all units in exile.",
        action(words.draw(ExilesOf(THIS))): "Action: Draw X cards, where X is the number of exiles of this unit.",
        constant(NoExile(UNITS & YOURS), only=ExilesRule(THIS, 2)): (
            "While this unit has 2 cards in exile, units you control cannot be exiled."
        ),
    }
    for ability, expected in shapes.items():
        assert ability_text(renderer, "unit", ability) == expected
        check("exiles", ability, lambda each: [ability_text(renderer, "unit", each)])
        with pytest.raises(Unrenderable, match="has no phrase"):
            ability_text(english, "unit", ability)


# Possible future texts in which parts were once missing: omitted, without sign, or never introduced.
INVASION_SHAPES = {
    "a cost in front of what lasts": (
        "unit",
        action(floating(constant(grant(THIS, invasion.TOUGHNESS, 2))), spend=2),
        "Action: Spend 2 resources. Until the end of the turn, this unit has Toughness 2.",
    ),
    "a cost in front of what waits": (
        "support",
        action(
            floating(words.triggered(words.after(invasion.PLAYED, UNITS, YOU), words.draw(1))),
            cost=words.sacrifice_one(UNITS),
        ),
        "Action: Sacrifice a unit. If you do, the next time you play a unit this turn, draw 1 card.",
    ),
    "every time for a while": (
        "unit",
        action(floating(words.forced(words.after(invasion.LEAVES_PLAY, UNITS & YOURS), words.draw(1)), every=True)),
        "Action: Until the end of the turn, whenever a unit you control leaves play, draw 1 card.",
    ),
    "the rest of the game": (
        "unit",
        words.forced(ENTERING, floating(constant(invasion.zones_to_burn(3)), UNTIL_USED)),
        "Forced: After this unit enters play, for the rest of the game, you win only when 3 sections of an "
        "opponent's capital are burning, instead of 2.",
    ),
    "under the deck": (
        "unit",
        constant(invasion.instead_of("being put into a discard pile", UNITS & ENEMY, "go under its deck")),
        "If a unit an opponent controls would go from play to a discard pile, put it on the bottom of its owner's deck "
        "instead.",
    ),
    "outside that zone": (
        "tactic",
        action(words.choose(invasion.SECTIONS & YOURS, gain(POWER, 1, of=UNITS & YOURS - invasion.IN_ITS_ZONE))),
        "Action: Choose one of your zones. Give each unit you control outside that zone +1 power until the end of the "
        "turn.",
    ),
    "not in a zone without something": (
        "tactic",
        action(target(UNITS - invasion.in_zone_without(DEVELOPMENT), words.deal(2))),
        "Action: Deal 2 damage to target unit in a zone with developments.",
    ),
    "a number taken away for a while": (
        "tactic",
        action(target(UNITS, target(UNITS & words.ANOTHER, gain(POWER, -invasion.power_of(FIRST))))),
        "Action: Give another target unit \u2212X power until the end of the turn, where X is the power of target "
        "unit.",
    ),
    "a number taken away": (
        "unit",
        constant(grant(UNITS & ENEMY, POWER, -invasion.power_of(THIS))),
        "Units your opponents control get \u2212X power, where X is the power of this unit.",
    ),
    "an opponent who may": (
        "unit",
        words.forced(
            invasion.YOUR_TURN_BEGINS, words.each_opponent(words.may(words.choose(UNITS & YOURS, words.heal(1))))
        ),
        "Forced: At the beginning of your turn, each opponent may heal 1 damage on one unit they control.",
    ),
    "a phase and more": (
        "support",
        words.triggered(
            words.after(invasion.begins("phase"), whom=YOU),
            words.draw(1),
            only=words.during(BATTLEFIELD_PHASE) & words.at_least(1, UNITS & YOURS & words.DAMAGED),
        ),
        "At the beginning of your battlefield phase, draw 1 card if you control a damaged unit.",
    ),
    "a target that only a number speaks of": (
        "tactic",
        action(target(UNITS & YOURS, gain(POWER, invasion.power_of(FIRST), of=UNITS & ENEMY))),
        "Action: Give each unit an opponent controls +X power until the end of the turn, where X is the power of "
        "target unit you control.",
    ),
    "two traits": (
        "tactic",
        action(target(UNITS & words.trait("Orc") & words.trait("Elite"), words.destroy())),
        "Action: Destroy target Orc Elite unit.",
    ),
    "not yours": (
        "tactic",
        action(target(UNITS - YOURS, words.destroy())),
        "Action: Destroy target unit an opponent controls.",
    ),
    "what the unit itself has become": (
        "unit",
        constant(grant(THIS, POWER, 1), only=words.at_least(1, THIS & words.trait("Elite"))),
        "This unit gets +1 power while it is an Elite unit.",
    ),
    "not of a race": (
        "tactic",
        action(target(UNITS - invasion.DWARF, words.destroy())),
        "Action: Destroy target unit except Dwarf cards.",
    ),
}
AT_A_WARLORD = conquest.at(conquest.WARLORDS & ENEMY)
CONQUEST_SHAPES = {
    "where a warlord is": (
        "unit",
        conquest.respond(words.after(conquest.COMMITS, THIS & AT_A_WARLORD), words.draw(1)),
        "Reaction: After this unit commits to a planet with an enemy warlord, draw 1 card.",
    ),
    "a condition of the attached unit": (
        "attachment",
        constant(grant(HOST, conquest.ATTACK, 2), only=words.at_least(1, HOST & AT_A_WARLORD)),
        "Attached unit gets +2 ATK while it is at a planet with an enemy warlord.",
    ),
    "an opponent who may": (
        "unit",
        words.forced(
            words.after(conquest.ENTERS_PLAY, THIS),
            words.each_opponent(words.may(words.choose(conquest.UNITS & YOURS, conquest.exhaust()))),
        ),
        "Forced Reaction: After this unit enters play, your opponent may exhaust one unit they control.",
    ),
    "the source of an ability": (
        "event",
        conquest.respond(
            words.when(conquest.IS_TARGETED, conquest.UNITS & YOURS, words.OPPONENT),
            words.seq(conquest.cancel(), words.destroy(conquest.BY)),
        ),
        "Interrupt: When an ability that your opponent triggers targets a unit you control, cancel the effects of that "
        "ability and destroy the source of that ability.",
    ),
    "what cannot be prevented": (
        "event",
        action(conquest.target(conquest.UNITS, words.deal(1, uncancellable=True))),
        "Action: Deal 1 unpreventable damage to target unit.",
    ),
}
SHAPES = [("invasion", name) for name in INVASION_SHAPES] + [("conquest", name) for name in CONQUEST_SHAPES]


@pytest.mark.parametrize(("game", "name"), SHAPES)
def test_new_combinations_of_words_are_rendered_completely(game: str, name: str) -> None:
    card, ability, text = (INVASION_SHAPES if game == "invasion" else CONQUEST_SHAPES)[name]
    assert said(game, card, ability) == text
    for language in LANGUAGES:
        check(name, ability, lambda each: [said(game, card, each, language)])  # noqa: B023 - used at once


@pytest.mark.parametrize(
    "ability",
    [
        action(target(UNITS & invasion.in_zone(KINGDOM) & invasion.HERE, words.destroy())),
        action(target(UNITS & invasion.DWARF & invasion.ORC, words.destroy())),
        action(target(UNITS, gain(CANNOT_ATTACK, 2))),
        constant(grant(THIS, POWER, 1), only=words.at_least(2, THIS & words.DAMAGED)),
        words.forced(words.after(invasion.PLAYED, UNITS & YOURS, YOU), words.draw(1)),
        words.forced(words.after(invasion.ENTERS_ZONE, UNITS), words.draw(1)),
    ],
)
def test_a_definition_without_phrases_has_no_text(ability: Ability) -> None:
    """Two zones, two races, the same prohibition twice, two of one thing, or a card played by an unclear player."""
    with pytest.raises(Unrenderable):
        said("invasion", "unit", ability)


# --- random definitions ----------------------------------------------------------------------------------------

MARKS = st.sampled_from([invasion.ATTACKERS, invasion.CORRUPTED_CARDS, words.DAMAGED, YOURS, ENEMY])
MORE = st.one_of(
    MARKS,
    st.sampled_from([invasion.HERE, invasion.in_zone(KINGDOM), invasion.DWARF, invasion.in_zone_without(DEVELOPMENT)]),
    st.sampled_from(["Elite", "Hero"]).map(words.trait),
    st.integers(1, 4).map(words.cost_at_most),
)
KINDS = st.sampled_from([UNITS, invasion.SUPPORTS, invasion.DEVELOPMENTS])
SETS = st.builds(
    lambda kind, more, less: kind & more - less if less is not None else kind & more, KINDS, MORE, st.none() | MORE
)
NUMBERS = st.one_of(st.integers(1, 5), SETS.map(words.count), st.just(words.X))
VERBS: Any = st.one_of(
    NUMBERS.map(words.deal),
    NUMBERS.map(words.draw),
    NUMBERS.map(words.earn),
    st.sampled_from([words.destroy(), words.return_to_hand(), invasion.corrupt(), invasion.restore()]),
    st.builds(gain, st.sampled_from([POWER, invasion.HIT_POINTS, invasion.TOUGHNESS]), NUMBERS),
    SETS.map(words.sacrifice_one),
)
EFFECTS: Any = st.one_of(
    VERBS,
    st.builds(target, SETS, VERBS),
    st.builds(words.choose, SETS, VERBS),
    VERBS.map(words.each_opponent),
    VERBS.map(lambda verb: words.each_opponent(words.may(verb))),
    st.builds(words.seq, VERBS, VERBS),
    st.builds(words.only_if, st.builds(words.at_least, st.integers(1, 3), SETS), VERBS),
)
EVENT_KINDS = st.sampled_from([invasion.ENTERS_PLAY, invasion.LEAVES_PLAY, invasion.IS_DAMAGED, invasion.IS_DESTROYED])
ONLY = st.one_of(
    st.just(words.YOUR_TURN),
    st.builds(words.at_least, st.integers(1, 3), SETS),
    st.builds(words.at_least, st.just(1), MARKS.map(lambda mark: THIS & mark)),
)
ABILITIES = st.one_of(
    st.builds(lambda effect, spend, only: action(effect, spend=spend, only=only), EFFECTS, st.integers(0, 3), ONLY),
    st.builds(lambda what, of, effect: words.forced(words.after(what, of), effect), EVENT_KINDS, SETS, EFFECTS),
    st.builds(
        lambda of, number, only: constant(grant(of, POWER, number), only=only),
        SETS | st.just(THIS),
        NUMBERS | NUMBERS.filter(lambda number: not isinstance(number, int)).map(lambda number: -number),
        ONLY,
    ),
)


@settings(max_examples=150, deadline=None)
@given(ABILITIES, st.sampled_from(sorted(LANGUAGES)))
def test_a_definition_is_rendered_completely_or_refused(ability: Ability, language: str) -> None:
    def render(each: Ability) -> list[str]:
        return [said("invasion", "unit", each, language)]

    try:
        render(ability)
    except (Unrenderable, KeyError):
        return  # it raises an exception
    assert unsaid(ability, render) == []
