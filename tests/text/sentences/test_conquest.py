"""Events, prompts, options and refusals of Conquest have texts in every language."""

import re

import pytest

from tests.helpers import chooser, decisions
from tests.text.sentences.asking import SOURCES, questions, source
from warhost.conquest import CONQUEST, words
from warhost.conquest.library import official
from warhost.conquest.rules.actions import requirements
from warhost.conquest.rules.actions.stops import WINDOWS
from warhost.conquest.view import MARKS
from warhost.engine import SPECTATOR, Requirement
from warhost.text import LANGUAGES, Players, phrasebook
from warhost.text.conquest.messages import CARD_NAMES
from warhost.text.conquest.speaker import ConquestSpeaker

TWO = {"decks": ["space-marines", "orks"], "options": {"first": "1"}}


def event_kinds() -> set[str]:
    found = set(re.findall(r'emit\(\s*"([a-z-]+)"', source("conquest")))
    found |= set(re.findall(r'emit\("[a-z-]+" if .*? else "([a-z-]+)"', source("conquest")))
    entering = (SOURCES / "conquest" / "rules" / "entering.py").read_text(encoding="utf-8")
    homeward = re.search(r"^HOMEWARD: Final = \((.*?)^\)", entering, re.MULTILINE | re.DOTALL)
    assert homeward is not None
    found |= set(re.findall(r'\("([a-z-]+)"', homeward[1]))
    leaving = (SOURCES / "conquest" / "rules" / "leaving.py").read_text(encoding="utf-8")
    named = re.search(r"^EVENTS: Final = \((.*)\)", leaving, re.MULTILINE)
    assert named is not None
    return found | set(re.findall(r'"([a-z-]+)"', named[1]))


def needed_keys() -> set[str]:
    named = [each.name for each in vars(requirements).values() if isinstance(each, Requirement)]
    keys = {f"conquest.event.{kind}" for kind in event_kinds()}
    keys |= {f"conquest.prompt.{name}" for name in questions("conquest") - {"Ordering"}}  # its piles have no order
    keys |= {f"conquest.requirement.{name}" for name in named}
    keys |= {f"conquest.phase.{key}" for key in (*words.PHASE_KEYS, "over")}
    keys |= {f"conquest.phase.{each.phase}" for each in WINDOWS} | {f"conquest.window.{each.key}" for each in WINDOWS}
    keys |= {f"conquest.window.{key}" for key in words.WINDOW_KEYS} | {
        f"conquest.mark.{mark}" for mark in MARKS.values()
    }
    keys |= {f"conquest.stat.{stat}" for stat in words.STATS} | {f"conquest.symbol.{key}" for key in words.SYMBOL_KEYS}
    keys |= {f"conquest.faction.{key}" for key in words.FACTION_KEYS}
    keys |= {f"conquest.kind.{key}" for key in words.KIND_KEYS.values()}
    keys |= {f"conquest.occurrence.{number}" for number in range(words.AFTER_DAMAGED_BY_ATTACK + 1)}
    ended = re.findall(r'Outcome\(.*?"([a-z-]+)", (?:"CON|rule)', source("conquest"))
    return keys | {f"conquest.outcome.{reason}" for reason in ended}


def test_the_sources_name_what_there_is_to_say() -> None:
    """Checks the lists themselves, which could become empty if the rules are written differently."""
    assert {"destroyed", "earned", "lost", "damaged", "plays", "dialled", "drew", "begun", "routed"} <= event_kinds()
    assert {"DeployTurn", "Dial", "ChooseDefender", "Shield", "Answers", "ActionWindow", "Aim", "Asked"} <= questions(
        "conquest"
    )
    assert len([key for key in needed_keys() if key.startswith("conquest.requirement.")]) >= 40
    reasons = {"planets", "last-planet", "warlord", "decked", "resigned"}
    assert {f"conquest.outcome.{reason}" for reason in reasons} <= needed_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_phrase(language: str) -> None:
    assert sorted(needed_keys() - set(LANGUAGES[language])) == []


@pytest.mark.parametrize(
    ("decks", "upto"),
    [
        (["space-marines", "orks"], 500),
        (["eldar", "dark-eldar"], 300),
        (["tau", "chaos"], 300),
        (["astra-militarum"] * 2, 200),
    ],
)
def test_games_can_be_rendered_in_every_language(decks: list[str], upto: int) -> None:
    """Every event, option and prompt, for every seat and for a spectator; no option is left in notation."""
    state = CONQUEST.start({"decks": decks}, 5)
    state.log = []
    speakers = [ConquestSpeaker(phrasebook(language)) for language in LANGUAGES]
    for at in decisions(state, chooser(seed=4), upto=upto):
        view = state.view(state.seat)
        for each in speakers if at % 7 == 0 else speakers[1:2]:
            assert re.search(r"\w", each.prompt(view))
            for option in view["options"]:
                text = each.action(option, view)
                assert text != option or each.book.language == "en", option
                assert "{" not in text
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
    """CON-16.12: every action that is not offered has a reason with a text."""
    players, speaker = Players(0, [0, 1], ["orks", "tau"]), ConquestSpeaker(phrasebook(language))
    for each in vars(requirements).values():
        if isinstance(each, Requirement):
            for card in ("core-059", "planet-3", "hq-1", None):
                text = speaker.refusal(each.name, card, players)
                assert text.endswith(".")
                assert "core-" not in text


def told(event: dict, reader: int = 0, language: str = "en") -> str:
    return ConquestSpeaker(phrasebook(language)).event(event, Players(reader, [0, 1], ["orks", "tau"]))


def test_a_hidden_card_is_not_named() -> None:
    drew = {"kind": "drew", "rule": "CON-2.7", "seat": 0}
    assert told({**drew, "card": "core-059"}) == "You draw Goff Nob."
    assert told(drew, reader=1) == "The opponent draws a card."
    assert told({**drew, "card": "core-059"}, language="pl") == "Dobierasz: Burszuj Gofów."


def test_targets_places_and_numbers_are_in_the_messages() -> None:
    plays = {"kind": "plays", "rule": "CON-6.9", "seat": 0, "card": "core-094", "other": "core-017", "number": 2}
    assert told(plays) == "You play Tzeentch's Firestorm. Target: Land Raider. X is 2."
    assert told(plays, 1, "pl") == "Przeciwnik zagrywa: Tzeentch's Firestorm. Cel: Transporter Szturmowy. X wynosi 2."
    deploys = {"kind": "deploys", "rule": "CON-6.6", "seat": 0, "card": "core-059", "place": "planet-3"}
    assert told(deploys) == "You deploy Goff Nob (planet 3)."
    assert told({**deploys, "place": "hq-1"}, reader=1).endswith("(the opponent's headquarters).")
    assert told({**deploys, "card": "core-057", "other": "core-059"}) == "Cybork Body is deployed on Goff Nob."
    gained = {"kind": "gained-attack", "rule": "CON-16.23", "seat": 0, "card": "core-059", "number": -2}
    assert told(gained) == "Goff Nob gets \u22122 ATK."
    assert told({**gained, "kind": "gained-ranged", "number": 1}) == "Goff Nob: Ranged."
    assert told({**gained, "kind": "gained-command", "number": -99}) == "Goff Nob loses all command icons."
    won = {"kind": "won-planet", "rule": "CON-13.2", "seat": 0, "place": "planet-1", "number": "core-182"}
    assert told(won) == "You capture the planet Ferrin!"


def test_an_event_names_its_planets_itself() -> None:
    """A log line never changes: after the planet is won, its events still have its name."""
    state = CONQUEST.start(TWO, 3)
    state.log = []
    told_then: list[dict[str, object]] = []
    for _ in decisions(state, chooser(seed=1), upto=600):
        log = state.log or []
        told_then += [state.shown(event, 0) for event in log[len(told_then) :]]
        if state.displays[0] or state.displays[1]:
            break
    assert state.displays[0] or state.displays[1]
    assert state.shown_log(0)[: len(told_then)] == told_then
    players = Players.of(state.view(0))
    fought = [event for event in told_then if event["kind"] in ("battle", "won-battle", "won-struggle", "dialled")]
    assert fought
    for language in LANGUAGES:
        speaker = ConquestSpeaker(phrasebook(language))
        for event in fought:
            assert speaker.card(event["planets"][event["place"]]) in speaker.event(event, players)  # type: ignore[index]


def test_the_outcome_is_rendered_with_its_reason() -> None:
    state = CONQUEST.start(TWO, 3)
    state.resign(0)
    speaker = ConquestSpeaker(phrasebook("en"))
    assert speaker.outcome(state.view(1)).endswith("Your opponent resigned.")
    assert speaker.prompt(state.view(1)) == "The game is over."


def test_a_dial_is_rendered_as_its_planet() -> None:
    """CON-7.2"""
    state = CONQUEST.start(TWO, 3)
    for _ in decisions(state, chooser(seed=1), upto=200):
        if type(state.question).__name__ == "Dial":
            break
    view = state.view(state.seat)
    up = [planet["code"] for planet in view["planets"] if planet["state"] == "up"]
    texts = [ConquestSpeaker(phrasebook("en")).action(option, view) for option in view["options"]]
    assert texts == [f"Set the dial to {n + 1}: {official()[code].name}" for n, code in enumerate(up)]


def test_names_of_other_languages_belong_to_cards() -> None:
    assert set(CARD_NAMES["pl"]) | set(CARD_NAMES["ru"]) <= set(official())
    assert CARD_NAMES["pl"]["core-017"] == "Transporter Szturmowy"
