"""Every word of the card language has a phrase in every language, and every card of Invasion has its recorded text."""

import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import walk_packages

import pytest

import warhost.conquest
import warhost.effects
import warhost.invasion
from tests.helpers import compare_kept
from tests.text.renderers import INVASION_RENDERERS, RENDERERS
from warhost.effects.language import choices, effect, select, verbs
from warhost.effects.language.effect import Condition, FightCondition, Number, TableCondition, TableNumber
from warhost.effects.language.modifier import BASES, FactionModifier, LosesTraits, RuleModifier
from warhost.invasion import words
from warhost.invasion.changes.damage import AltersDamage
from warhost.invasion.library import LIBRARY
from warhost.text import LANGUAGES, phrasebook
from warhost.text.invasion.cards import card_keywords, card_limits, card_lines
from warhost.text.invasion.wording.vocabulary import INVASION
from warhost.text.wording.amounts import NUMBERS
from warhost.text.wording.changes import CHANGES
from warhost.text.wording.conditions import CONDITIONS
from warhost.text.wording.effects import EFFECTS
from warhost.text.wording.plain import plain_key
from warhost.text.wording.selectors import SELECTORS
from warhost.text.wording.twins import joint_of

SNAPSHOTS = Path(__file__).parent / "snapshots"
GRAMMAR = re.compile(r"\{(\w+)")
BENDABLE = {
    "ability-word.Bloodthirst",
    "ability-word.Goes Fasta!",
    "ability-word.Hive Mind",
    "ability-word.Unstoppable",
    "adjectives-after",
    "deck-limit.several",
    "unclear.after-others",
    "one-or-more.agrees",
    "not",
    "with-trait",
    "with-traits",
    "clause-words",
    "and.others",
    "there-are.placed",
    "there-are.placed.few",
    "there-are-no.placed",
    "in-your-turn.told",
    "title",
    "any-number",
    "any-number.gen",
    "one-or-more",
    "one-or-more.dat",
    "one-or-more.gen",
    "one-or-more.ins",
    "any-number.dat",
    "any-number.ins",
    "any-number.loc",
    "in-discard.lying.yours",
    "in-discard.lying.his",
    "in-discard.lying.enemy",
    "there-are.lying",
    "there-are.lying.few",
    "not-where.from-here",
    "comma-before",
    "choose-first.zone.yours",
    "search.shown.one",
    "give.attack.less",
    "give.hit-points.less",
}  # words that only languages with cases need
BENT_COUNTS = {
    "token-on",
    "such",
    "card-of",
    "token-of",
    "damage-of",
    "resource-of",
    "time",
}  # the same in another case


def classes(base: type) -> set[type]:
    """The classes of a kind that definitions can contain, wherever they are defined."""
    found: set[type] = set()
    for package in (warhost.effects, warhost.invasion, warhost.conquest):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            loaded = import_module(module.name)
            found |= {each for each in vars(loaded).values() if isinstance(each, type) and issubclass(each, base)}
    made_of = {
        base,
        effect.Asking,
        effect.Looking,
        effect.LookingToDiscard,
        effect.Offering,
        effect.Slot,
        verbs.OnCards,
        verbs.OnEligibleCards,
        choices.AskingOfOne,
        choices.ChoosingX,
        choices.ChooseOneByOne,
        TableCondition,
        FightCondition,
        TableNumber,
        select.TableSet,
        select.CardSet,
        select.PileSet,
        select.Cards,
        *BASES,
        AltersDamage,
        FactionModifier,
        LosesTraits,  # no text states it alone: it follows from a blank text box
    }
    return found - made_of


def has_phrase(key: str) -> bool:
    """True if one of the games has a phrase in every language."""
    return any(all(key in renderer.phrases for renderer in renderers.values()) for renderers in RENDERERS.values())


@pytest.mark.parametrize(
    ("base", "registry"),
    [
        (effect.Effect, EFFECTS),
        (select.Selector, SELECTORS),
        (Number, NUMBERS),
        (Condition, CONDITIONS),
        (RuleModifier, CHANGES),
    ],
    ids=["effects", "selectors", "numbers", "conditions", "changes"],
)
def test_every_class_of_the_language_has_a_renderer(base: type, registry: dict) -> None:
    wanted = classes(base)
    assert len(wanted) > 8
    plain = {each for each in wanted if has_phrase(plain_key(each))}
    assert sorted(each.__name__ for each in wanted - set(registry) - plain) == []
    assert sorted(each.__name__ for each in set(registry) - wanted - {base}) == []


def test_every_occurrence_zone_and_kind_has_a_word() -> None:
    names = list(vars(words))
    occurrences = [getattr(words, name) for name in names[names.index("TURN_BEGINS") : names.index("REMEMBERED")]]
    assert len(occurrences) == len(set(occurrences))
    unsaid = {words.TURNS_FACEUP, words.WOULD_BE_DAMAGED, words.HELD_BACK}  # nothing on a card waits for these
    unsaid |= {words.PLAYED_FROM_DISCARD, words.DEVELOPED_FREELY, words.CAPITAL_STRUCK, words.PLAYED_FROM_HAND}
    unsaid |= {words.PLAYED_AT}
    assert set(INVASION.occurrences) | set(INVASION.times) == set(occurrences) - unsaid
    for renderer in INVASION_RENDERERS.values():
        for stat in words.STATS:
            assert f"grant.{stat}" in renderer.phrases
        for mark in INVASION.marks.values():
            assert {f"mark.{mark}", f"while.{mark}", f"is.{mark}"} <= set(renderer.phrases)
        for zone in words.ZONE_NAMES:
            assert {f"word.{zone}", f"zone-only.{zone}", f"into.{zone}"} <= set(renderer.phrases)
    for language in ("pl", "ru"):
        assert set(INVASION.kinds.values()) <= set(INVASION_RENDERERS[language].nouns)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", RENDERERS)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_languages_have_the_same_phrases_with_the_same_places(game: str, language: str) -> None:
    english, other = RENDERERS[game]["en"].phrases, RENDERERS[game][language].phrases
    needed = {key for key in english if not key.startswith(("noun.", "fixed.", "mark.-")) and not key.endswith(".many")}
    assert sorted(needed - set(other)) == []
    more = {
        key
        for key in set(other) - set(english)
        if not key.startswith(("up-to", "least.", "post.", "fixed.", "zone.from-", "in-your-phase.", "people."))
    }
    assert more <= BENDABLE
    same = [key for key in needed if set(GRAMMAR.findall(english[key])) != set(GRAMMAR.findall(other[key]))]
    assert same == []
    assert set(RENDERERS[game]["en"].counted) == set(RENDERERS[game][language].counted) - BENT_COUNTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_invasion_reads_as_kept(language: str, renew: bool) -> None:
    book = phrasebook(language)
    lines = []
    for card in LIBRARY.values():
        lines.append(f"{card.code}: {card.name}")
        lines += [f"  {line}" for line in card_lines(book, card)]
    compare_kept(SNAPSHOTS / f"invasion-{language}.txt", "\n".join(lines) + "\n", renew)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole(language: str) -> None:
    """No place left open, no doubled blank, a full stop at the end, a word for everything a card does."""
    book = phrasebook(language)
    for card in LIBRARY.values():
        lines = card_lines(book, card)
        abilities = list(card.text.abilities)
        said = len(abilities) - sum(
            joint_of(INVASION_RENDERERS[language], one, other) is not None for one, other in pairwise(abilities)
        )
        assert len(lines) >= said + bool(card_keywords(book, card)) + len(card_limits(book, card))
        for line in lines:
            assert line.endswith("."), (card.name, line)
            assert not re.search(r"[{}\[\]<>|]|  | [,.]|\.\.", line), (card.name, line)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This unit gets +1 power and +1 hit point for each other Followers of Skarsnik you control."),
        ("pl", "Ta jednostka ma +1 do siły i +1 do Wytrzymałości za każdą inną twoją kartę „Followers of Skarsnik”."),
        ("ru", "Этот отряд получает +1 к силе и +1 к очкам жизни за каждую другую вашу карту «Followers of Skarsnik»."),
    ],
)
def test_equal_grants_are_one_sentence(language: str, said: str) -> None:
    assert card_lines(phrasebook(language), LIBRARY["the-fall-of-karak-grimaz-029"]) == [said]


def test_text_follows_the_definition() -> None:
    """INV-4.12, INV-3.22, INV-12.1: zone words, target prices and costs are in the text."""
    said = {card.name: " ".join(card_lines(phrasebook("en"), card)) for card in LIBRARY.values()}
    assert said["Zhufbar Engineers"] == (
        "Forced: After this unit leaves play, each opponent must sacrifice a unit in the corresponding zone."
    )
    assert said["Runesmith"] == (
        "Quest. Action: Spend 2 resources to give target unit +1 power until the end of the turn."
    )
    assert (
        "Opponents must pay an additional 3 resources for each effect with which they target this unit."
        in said["King Kazador"]
    )
    assert said["Stubborn Refusal"] == (
        "Action: Move all damage from target unit to another target unit in any player's corresponding zone."
    )


def test_keywords_stand_apart() -> None:
    """INV-15.2, INV-15.8: with their numbers, in every language."""
    broheim = next(card for card in LIBRARY.values() if card.name == "Johannes Broheim")
    assert card_keywords(phrasebook("en"), broheim) == ["Counterstrike 2"]
    assert card_keywords(phrasebook("pl"), broheim) == ["Kontratak 2"]
    assert card_keywords(phrasebook("ru"), broheim) == ["Контрудар 2"]


def test_cases_and_numbers_agree() -> None:
    """Polish and Russian: objects are in the right case, and nouns agree with numerals."""
    said = {
        language: {card.name: " ".join(card_lines(phrasebook(language), card)) for card in LIBRARY.values()}
        for language in ("pl", "ru")
    }
    assert "zniszczyć maksymalnie dwie wybrane atakujące jednostki" in said["pl"]["A Glorious Death"]
    assert "wylosować 3 karty" in said["pl"]["Will of Tzeentch"]
    assert "przejrzyj 5 kart" in said["pl"]["Dwarf Cannon Crew"]
    assert "пожертвовать отрядом в соответствующей зоне" in said["ru"]["Zhufbar Engineers"]
    assert "каждому атакующему или обороняющемуся отряду" in said["ru"]["Grudge Thrower"]
    assert "не может ни атаковать, ни обороняться" in said["ru"]["Franz's Decree"]
    assert "1 повреждение, наносимое частям своей столицы" in said["ru"]["Contested Fortress"]
