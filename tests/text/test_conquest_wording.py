"""Every card of Conquest has its recorded text in every language, and every word of the vocabulary has a phrase."""

import re
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.helpers import compare_kept
from tests.text.renderers import CONQUEST_RENDERERS, RENDERERS
from warhost.conquest import LIBRARY, words
from warhost.conquest.language.vocabulary import each_player
from warhost.conquest.library import community_packs
from warhost.conquest.words import AS_ATTACHMENT, FROM_HAND, STRUCK, UNIT
from warhost.effects.language import abilities, lasting
from warhost.effects.language.vocabulary import action, draw, earn, either
from warhost.invasion import words as invasion_words
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest.cards import card_keywords, card_lines
from warhost.text.conquest.effects import effect_words, told_apart
from warhost.text.conquest.wording.ability import ability_text
from warhost.text.conquest.wording.vocabulary import CONQUEST
from warhost.text.wording.context import SentenceContext
from warhost.text.wording.effects import UNTIL
from warhost.text.wording.selectors import noun_spec
from warhost.text.wording.twins import joint_of

SNAPSHOTS = Path(__file__).parent / "snapshots"


@cache
def said(language: str) -> dict[str, str]:
    """The whole text of every card by its name."""
    return {card.name: " ".join(card_lines(phrasebook(language), card)) for card in LIBRARY.values()}


def test_every_occurrence_kind_stat_and_mark_has_a_word() -> None:
    named = [
        key for key in vars(words) if key.startswith(("WHEN_", "AFTER_", "AT_PHASE")) and not key.endswith("WINDOW")
    ]
    assert set(CONQUEST.occurrences) | set(CONQUEST.times) == {getattr(words, key) for key in named}
    for renderer in CONQUEST_RENDERERS.values():
        phrases = set(renderer.phrases)
        for key in CONQUEST.occurrences.values():
            whose = {f"when.{key}.{whom}" for whom in ("any", "yours", "enemy")}
            assert f"when.{key}" in phrases or whose <= phrases, key
        for stat in words.STATS:
            assert {f"grant.{stat}", f"give.{stat}"} <= phrases
        for keyword in {name for card in LIBRARY.values() for name, _ in card.keywords}:
            assert f"keyword.{keyword}" in phrases
        for mark in (*CONQUEST.marks.values(), *CONQUEST.opposites.values()):
            assert {f"mark.{mark}", f"while.{mark}", f"is.{mark}"} <= phrases
        for phase in words.PHASE_KEYS[1:]:
            assert {f"phase.{phase}", f"in-phase.{phase}", f"label.action.{phase}"} <= phrases
        for faction in words.FACTION_KEYS:
            assert f"faction.{faction}" in phrases
    for language in ("pl", "ru"):
        assert set(CONQUEST.kinds.values()) <= set(CONQUEST_RENDERERS[language].nouns)  # type: ignore[attr-defined]


WORDS = {"conquest": words, "invasion": invasion_words}


def durations(*modules: object) -> set[int]:
    """The constants in modules that define durations."""
    return {
        each
        for module in modules
        for name, each in vars(module).items()
        if name.startswith(("END_OF_", "NEXT_", "UNTIL_"))
    }


def test_every_time_an_effect_can_last_has_a_word() -> None:
    assert durations(lasting, *WORDS.values()) == set(UNTIL)


@pytest.mark.parametrize("game", RENDERERS)
def test_every_language_of_a_game_has_a_phrase_for_how_long_an_effect_lasts(game: str) -> None:
    keys = {UNTIL[each] for each in durations(lasting, WORDS[game])}
    for renderer in RENDERERS[game].values():
        assert {f"until.{key}" for key in keys} <= set(renderer.phrases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_conquest_reads_as_kept(language: str, renew: bool) -> None:
    book = phrasebook(language)
    lines = []
    planets = [LIBRARY[code] for pack in community_packs() for code in pack.codes()]
    for card in [*LIBRARY.values(), *planets]:
        lines.append(f"{card.code}: {card.name}")
        lines += [f"  {line}" for line in card_lines(book, card)]
    compare_kept(SNAPSHOTS / f"conquest-{language}.txt", "\n".join(lines) + "\n", renew)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole(language: str) -> None:
    """No empty placeholder, no double blank, a full stop at the end, and a word for every effect."""
    book = phrasebook(language)
    for card in LIBRARY.values():
        lines = card_lines(book, card)
        own = [each for each in card.text.abilities if each.zone != AS_ATTACHMENT]
        attached = card.text.host is not None or card.text.one_relic
        more = (card.keywords, card.bonus_at, card.text.discards, card.text.allies)
        together = sum(joint_of(CONQUEST_RENDERERS[language], one, other) is not None for one, other in pairwise(own))
        assert len(lines) == len(own) - together + attached + len([each for each in more if each])
        for line in lines:
            assert line.rstrip("”»").endswith((".", ".)")), (card.name, line)  # a gained ability is quoted
            assert not re.search(r"[{}\[\]<>|]|  | [,.]|\.\.|,,", line), (card.name, line)
            assert not re.search(r"\b(\w{3,}) \1\b", line), (card.name, line)


def test_text_follows_the_definition() -> None:
    """CON-16.2, CON-16.3, CON-16.7, CON-16.11, CON-16.20, CON-13.1: the bold words, costs and limits."""
    text = said("en")
    assert text["Captain Cato Sicarius"] == (
        "Reaction: After an enemy unit at this planet is destroyed, gain 1 resource."
    )
    assert text["Carnivore Pack"] == "Interrupt: When this unit is destroyed, gain 3 resources."
    assert text["Bodyguard"].startswith("Attach to an army unit you control. Forced Reaction: After another unit")
    assert "Forced Interrupt: When attached unit exhausts, deal 1 damage" in text["Dire Mutation"]
    assert text["Captain Markis"] == (
        "Action: Sacrifice a non-warlord Astra Militarum unit you control at this planet to exhaust another target "
        "non-warlord unit at this planet. (Limit once per phase.)"
    )
    assert text["Promise of Glory"].startswith("Deploy Action: Put two Cultist tokens into play")
    assert text["Battle Cry"].startswith("Play only during a battle. Combat Action:")
    assert text["Iridial"] == "Battle: Remove all damage from target unit."
    assert text["Elysian Assault Team"].endswith("put this unit into play from your hand at that planet.")
    assert "where X is the printed ATK of the sacrificed unit" in text["Glorious Intervention"]


def test_labels_follow_the_kind_of_the_ability() -> None:
    """CON-16.7: an interrupt comes before its event, a reaction after it."""
    labels = {"Reaction:", "Interrupt:", "Forced Reaction:", "Forced Interrupt:"}
    found = set()
    for card in LIBRARY.values():
        for ability in card.text.abilities:
            if ability.when is not None and ability.kind in (abilities.REACTION, abilities.FORCED):
                text = " ".join(card_lines(phrasebook("en"), card))
                label = "Interrupt:" if words.about_to_happen(ability.when.kind) else "Reaction:"
                assert label in text, card.name
                found |= {each for each in labels if each in text}
    assert found == labels


def test_attachments_say_their_hosts_and_limits() -> None:
    """CON-6.8, CON-17.8: possible hosts, one Relic for each player, one on each unit."""
    text = said("en")
    assert text["Iron Halo"].startswith("Attach to a unique unit. Limit 1 Relic per player. ")
    assert text["Repulsor Impact Field"].startswith("Attach to an army unit. Limit 1 per unit. ")
    assert text["Godwyn Pattern Bolter"].endswith(
        "Attached unit gets +1 ATK, +1 HP and ignores Flying while attacking."
    )
    assert said("pl")["Iron Halo"].startswith("Dołącz do unikatowej jednostki. Najwyżej 1 Relikwia na gracza. ")


def test_texts_do_not_depend_on_the_other_game_being_loaded() -> None:
    """A renderer that one game registers for a word of both games would be missing without that game."""
    code = (
        "from warhost.conquest import LIBRARY; from warhost.text import phrasebook;"
        "from warhost.text.conquest.cards import card_lines;"
        "print(*[line for card in LIBRARY.values() for line in card_lines(phrasebook('en'), card)], sep='\\n')"
    )
    alone = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert alone.splitlines() == [line for card in LIBRARY.values() for line in card_lines(phrasebook("en"), card)]


def test_army_units_that_can_be_attached_say_both_forms() -> None:
    """CON-6.13"""
    forms = [card for card in LIBRARY.values() if card.kind_bit & UNIT and card.text.host is not None]
    assert {card.name for card in forms} == {"Gun Drones", "Shadowsun's Stealth Cadre"}
    assert said("en")["Gun Drones"] == (
        "You may deploy this card as an attachment with the text “Attach to a non-Vehicle army unit. Attached unit "
        "gains Area Effect (2).”"
    )
    assert said("ru")["Gun Drones"].startswith("Эту карту можно развернуть как присоединение. ")


def test_keywords_stand_apart_with_their_numbers() -> None:
    """CON-15.1"""
    hellhound = next(card for card in LIBRARY.values() if card.name == "Mordian Hellhound")
    assert card_keywords(phrasebook("en"), hellhound) == ["No Wargear Attachments", "Area Effect (1)"]
    assert card_keywords(phrasebook("pl"), hellhound) == ["Bez Ekwipunku", "Atak obszarowy (1)"]
    assert card_keywords(phrasebook("ru"), hellhound)[1] == "Удар по площади (1)"


def test_cases_and_numbers_agree() -> None:
    """Polish and Russian: objects are in the right case, and nouns agree with numerals."""
    polish, russian = said("pl"), said("ru")
    assert "zyskaj 1 zasób" in polish["Captain Cato Sicarius"]
    assert "zyskaj 3 zasoby" in polish["Carnivore Pack"]
    assert "4 żetony „Snotlingi”" in polish["Snotling Attack"]
    assert "przydziel go do innej planety" in polish["Foresight"]
    assert "2 жетона «Культист»" in russian["Promise of Glory"]
    assert "назначьте его на другую планету" in russian["Foresight"]
    assert "неуникальные отряды в обоих штабах" in russian["Doom"]


def test_two_units_of_a_sentence_are_distinguished() -> None:
    """Where "this unit" and "that unit" would be the same words, one of them has another name."""
    hit = "ta karta zada obrażenia jednostce niebędącej liderem, rozgrom zranioną jednostkę"
    assert hit in said("pl")["Black Heart Ravager"]
    assert "эта карта нанесёт повреждения отряду" in said("ru")["Black Heart Ravager"]
    assert "i zadaj jej 1 obrażenie" in said("pl")["Sicarius's Chosen"]
    assert "и нанесите ему 1 повреждение" in said("ru")["Sicarius's Chosen"]
    assert "deal 1 damage to it" in said("en")["Sicarius's Chosen"]


@pytest.mark.parametrize(
    ("language", "this"), [("pl", r"\bt(a|ę|ej|ą) jednostk"), ("ru", r"\bэт(от|ого|ому|им|ом) отряд")]
)
def test_what_sets_a_unit_off_is_never_called_this_unit(language: str, this: str) -> None:
    """On a unit "this unit" is the unit itself; the unit of the trigger has a pronoun or another noun (CON-16.2)."""
    renderer, seen = CONQUEST_RENDERERS[language], 0
    for card in LIBRARY.values():
        for ability in card.text.abilities:
            if ability.when is None or not card.kind_bit & UNIT or ability.when.kind in CONQUEST.times:
                continue
            spec = noun_spec(ability.when.of, SentenceContext(renderer, "unit"))
            if spec.fixed or CONQUEST.briefly.get(*spec.heads[:1] * 2 or ("card", "card")) != "unit":
                continue
            text = ability_text(renderer, "unit", ability)
            assert not re.search(this, text), (card.name, text)
            seen += 1
    assert seen > 8


def test_corrected_misleading_texts_stay_correct() -> None:
    polish, russian = said("pl"), said("ru")
    assert polish["Syren Zythlex"].endswith("na tej planecie wyczerp ją.")
    assert russian["Syren Zythlex"].endswith("истощите его.")
    assert "poświęć tę kartę, aby obniżyć koszt wystawianej jednostki o 2" in polish["Splintered Path Acolyte"]
    assert (
        "пожертвуйте этой картой, чтобы уменьшить стоимость развёртываемого отряда на 2"
        in (russian["Splintered Path Acolyte"])
    )
    assert "obniż koszt wystawianej jednostki o 1" in polish["Crushface"]
    assert polish["Cadian Mortar Squad"].endswith("przygotuj tę kartę.")
    assert "karta osłony zyskuje 1 symbol osłony" in polish["Fireblade Kais'vre"]
    assert "aby przesunąć ją na wybraną planetę" in polish["Squadron Redeployment"]
    assert "чтобы переместить его на выбранную планету" in russian["Squadron Redeployment"]
    assert polish["Glorious Intervention"].endswith("gdzie X to wydrukowany ATK poświęconej jednostki.")
    assert russian["Glorious Intervention"].endswith("напечатанная атака принесённого в жертву отряда.")
    assert "Maksymalnie trzy wybrane jednostki" in polish["Preemptive Barrage"]
    assert "Не более трёх выбранных отрядов" in russian["Preemptive Barrage"]
    assert "której jesteś właścicielem" in polish["Fall Back!"]


ONE_PLANET = {  # phrases for several possible places that read as if only one were meant
    "en": r"at an? (?:adjacent|infested|material|strongpoint|tech) planet\b",
    "pl": r"na (?:sąsiedniej|zarażonej|surowcowej|umocnionej|technologicznej) planecie",
    "ru": r"на (?:соседней|заражённой|сырьевой|укреплённой|технологичной) планете",
}
ALL_OF_THEM = {
    "en": r"\b(?:all|each|units|one or more)\b",
    "pl": r"\b(?:wszystkie|każd\w+|jednostek)\b",
    "ru": r"\b(?:все|кажд\w+|отряды|отрядов)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_to_all_units_of_such_planets_names_no_single_planet(language: str) -> None:
    """CON-1.8: "each unit at an adjacent planet" would be read as one chosen planet."""
    misread = re.compile(rf"{ALL_OF_THEM[language]}(?: [^ .,;:]+){{0,12}} {ONE_PLANET[language]}")
    found = {name: misread.findall(text) for name, text in said(language).items() if misread.search(text)}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_the_player_who_chooses_between_two_effects(language: str) -> None:
    """The text differs between your choice for each player and each player's own choice (Urien's Oubliette)."""
    renderer, verbs = CONQUEST_RENDERERS[language], (draw(1), earn(1))
    yours = action(either(*[each_player(verb) for verb in verbs]))
    theirs = action(each_player(either(*verbs)))
    assert ability_text(renderer, "support", yours) != ability_text(renderer, "support", theirs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_can_be_chosen_has_its_own_text(language: str) -> None:
    book, several = phrasebook(language), 0
    for card in LIBRARY.values():
        texts = [effect_words(book, key) for key in told_apart(card)]
        assert "" not in texts, card.name
        assert len(set(texts)) == len(texts), card.name
        several += bool(texts)
    assert several >= 3
    assert effect_words(book, "deploy:0") == ""


def test_events_are_used_from_the_hand_without_saying_so() -> None:
    events = [card for card in LIBRARY.values() if card.kind == "event"]
    assert len(events) > 20
    for card in events:
        assert card.text.abilities[0].zone == (FROM_HAND if card.cost is not None else STRUCK)  # CON-19.12
        assert "from your hand.)" not in said("en")[card.name]
