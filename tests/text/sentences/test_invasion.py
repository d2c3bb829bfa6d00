"""Events, prompts, options and refusals of Invasion have texts in every language."""

import re

import pytest

from tests.helpers import chooser, decisions
from tests.text.sentences.asking import questions, source
from warhost.engine import SPECTATOR, Requirement
from warhost.invasion import INVASION
from warhost.invasion.rules.actions import requirements
from warhost.invasion.rules.actions.stops import WINDOWS
from warhost.invasion.rules.movement.piles import EVENTS
from warhost.invasion.words import PHASE_KEYS, STATS, WINDOW_KEYS, ZONE_NAMES
from warhost.text import LANGUAGES, Players, phrasebook
from warhost.text.invasion.messages import CARD_NAMES
from warhost.text.invasion.speaker import InvasionSpeaker

DRAFT = {"decks": ["order", "destruction"]}
TWO = {"decks": ["orc", "dwarf"], "options": {"first": "1"}}


def event_kinds() -> set[str]:
    found = set(re.findall(r'emit\(\s*"([a-z-]+)"', source("invasion")))
    found |= set(re.findall(r'emit\("[a-z-]+" if .*? else "([a-z-]+)"', source("invasion")))
    return found | set(EVENTS)


def needed_keys() -> set[str]:
    named = [each.name for each in vars(requirements).values() if isinstance(each, Requirement)]
    keys = {f"invasion.event.{kind}" for kind in event_kinds()}
    keys |= {f"invasion.prompt.{name}" for name in questions("invasion")}
    keys |= {f"invasion.requirement.{name}" for name in named}
    keys |= {f"invasion.phase.{key}" for key in (*PHASE_KEYS, "setup", "draft", "over")}
    keys |= {f"invasion.window.{key}" for key in WINDOW_KEYS} | {f"invasion.window.{each.key}" for each in WINDOWS}
    keys |= {f"invasion.zone.{key}" for key in ZONE_NAMES} | {f"invasion.stat.{stat}" for stat in STATS}
    ended = re.findall(r'Outcome\(.*?"([a-z-]+)", (?:"INV|rule)', source("invasion"))
    return keys | {f"invasion.outcome.{reason}" for reason in ended}


def test_the_sources_name_what_there_is_to_say() -> None:
    """Checks the lists themselves, which could become empty if the rules are written differently."""
    assert {"destroyed", "earned", "lost", "damaged", "plays", "burned", "drew", "begun"} <= event_kinds()
    assert {"Window", "Aim", "AssignDamage", "Mulligan", "Redirecting", "Pick"} <= questions("invasion")
    assert len([key for key in needed_keys() if key.startswith("invasion.requirement.")]) >= 40
    assert {"invasion.outcome.burned", "invasion.outcome.decked", "invasion.outcome.resigned"} <= needed_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_phrase(language: str) -> None:
    assert sorted(needed_keys() - set(LANGUAGES[language])) == []


@pytest.mark.parametrize(("setup", "upto"), [(TWO, 700), ({"decks": ["chaos", "empire"]}, 400), (DRAFT, 60)])
def test_games_can_be_rendered_in_every_language(setup: dict, upto: int) -> None:
    """Every event, option and prompt, for every seat and for a spectator; no option is left in notation."""
    state = INVASION.start(setup, 5)
    state.log = []
    speakers = [InvasionSpeaker(phrasebook(language)) for language in LANGUAGES]
    for at in decisions(state, chooser(seed=4), upto=upto):
        view = state.view(state.seat)
        for each in speakers if at % 7 == 0 else speakers[1:2]:
            assert re.search(r"\w", each.prompt(view))
            for option in view["options"]:
                words = each.action(option, view)
                assert words != option or each.book.language == "en", option
                assert "{" not in words
            assert each.prompt(state.view(SPECTATOR))
    for seat in (SPECTATOR, 0, 1):
        view, log = state.view(seat), state.shown_log(seat)
        assert len(log) > 20
        for each in speakers:
            for event in log:
                sentence = each.event(event, Players.of(view))
                assert sentence.endswith((".", "!")), sentence
                assert "{" not in sentence
                assert "core-" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message(language: str) -> None:
    """INV-6.9: every action that is not offered has a reason with a text."""
    state, speaker = INVASION.start(TWO, 9), InvasionSpeaker(phrasebook(language))
    said = set()
    for at in decisions(state, chooser(seed=3), upto=120):
        for action in state.actions(state.seat)[:40] if at % 20 == 19 else []:
            refusal = state.why_not(state.seat, action)
            if refusal is not None:
                view = state.view(state.seat)
                card = state.duel.code(refusal.card) if 0 <= refusal.card < state.duel.cards else None
                text = speaker.refusal(refusal.name, card, Players.of(view))
                assert text.endswith(".")
                said.add(refusal.name)
    assert len(said) >= 2


def told(event: dict, reader: int = 0, language: str = "en") -> str:
    return InvasionSpeaker(phrasebook(language)).event(event, Players(reader, [0, 1], ["orc", "dwarf"]))


def test_a_hidden_card_is_not_named() -> None:
    """INV-1.14: a card that another player draws or develops is only called a card."""
    drew = {"kind": "drew", "rule": "INV-5.12", "seat": 0}
    assert told({**drew, "card": "core-078"}) == "You draw Pillage."
    assert told(drew, reader=1) == "The opponent draws a card."
    developed = {"kind": "develops", "rule": "INV-4.13", "seat": 0, "place": "1 quest"}
    assert (
        told(developed, reader=1) == "The opponent plays a card facedown as a development (the opponent's quest zone)."
    )


def test_targets_places_and_numbers_are_in_the_messages() -> None:
    plays = {"kind": "plays", "rule": "INV-23.4", "seat": 0, "card": "core-078", "other": "core-018"}
    assert told(plays) == "You play Pillage. Target: Grudge Thrower."
    assert told(plays, 1, "pl") == "Przeciwnik zagrywa: Grabież. Cel: Mściciel."
    damaged = {"kind": "damaged", "rule": "INV-14.1", "seat": 0, "card": "section-1-quest", "number": 2}
    assert told(damaged) == "Your quest zone takes 2 damage."
    gained = {
        "kind": "gained-power",
        "rule": "INV-9.11",
        "seat": 0,
        "card": "core-018",
        "other": "core-046",
        "number": -2,
    }
    assert told(gained) == "Grudge Thrower gets \u22122 power."


def test_names_of_other_languages_belong_to_cards() -> None:
    from warhost.invasion.library import official

    assert set(CARD_NAMES["pl"]) | set(CARD_NAMES["ru"]) <= set(official())
    assert CARD_NAMES["pl"]["core-078"] == "Grabież"
    assert CARD_NAMES["ru"]["core-078"] == "Грабёж"


def test_a_unit_that_is_kept_is_not_called_a_hand() -> None:
    position = {
        "turn": {"seat": 1, "phase": "capital"},
        "seat 1": {"capital": "high-elf", "resources": 9, "hand": ["Dragon Prince"]},
        "seat 2": {"capital": "orc"},
    }
    state = INVASION.place(position)
    state.choose("play Dragon Prince > battlefield")
    view = state.view(0)
    said = {each: InvasionSpeaker(phrasebook(each)) for each in LANGUAGES}
    kept = {each: speaker.action("keep unit Dragon Prince", view) for each, speaker in said.items()}
    assert kept["en"] == "Keep Dragon Prince in play"
    assert [each for each in LANGUAGES if phrasebook(each).say("invasion.action.keep") == kept[each]] == []
    assert len({speaker.prompt(view) for speaker in said.values()}) == len(LANGUAGES)
    assert "stay in play" in said["en"].prompt(view)
