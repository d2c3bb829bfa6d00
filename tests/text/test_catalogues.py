"""Every language has all messages, with the same placeholders."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from warhost.conquest.library import official as conquest_official
from warhost.engine import Requirement, WarhostError
from warhost.invasion.library import official
from warhost.lords.armies import ARMIES, UNITS
from warhost.lords.decks.deck import PROBLEMS
from warhost.lords.rules import requirements
from warhost.lords.rules.reasons import VERBS
from warhost.lords.rules.windows import MOVES_AFTER, MOVES_BEFORE, REINFORCE, SHOTS
from warhost.lords.units import CLASSES, DIRECTIONS, RANKS
from warhost.lords.view import MARKS, PHASES
from warhost.text import LANGUAGES, phrasebook
from warhost.text.catalogue import Language
from warhost.text.conquest.speaker import ConquestSpeaker
from warhost.text.duel.message_tables import BOARD, BUTTON
from warhost.text.duel.speaker import DuelSpeaker
from warhost.text.invasion.speaker import InvasionSpeaker
from warhost.text.message import NUMBER, arguments, choices
from warhost.text.phrasebook import card_names, own_names
from warhost.tui.command_names import COMMANDS, command_names
from warhost.tui.words import terminal_book, terminal_words

TERMINAL = {language: terminal_words(language) for language in LANGUAGES}
SOURCES = Path(__file__).parents[2] / "src" / "warhost"  # the source of the rules, also if they are compiled
CASES = Path(__file__).parent / "cases"
ASKED = json.loads((CASES / "asked.json").read_text(encoding="utf-8"))
OPTIONS = json.loads((CASES / "options.json").read_text(encoding="utf-8"))
SPEAKERS: dict[str, type[DuelSpeaker]] = {"conquest": ConquestSpeaker, "invasion": InvasionSpeaker}
SECOND_PERSON = {"turn", "deployed", "skipped", "revealed", "moved", "shot", "eliminated", "advanced"} | {
    "extra-turn", "drew", "recalled", "resigned", "ended", "computer-plays-on",
}  # fmt: skip


def lords_source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / "lords").rglob("*.py")))


def event_kinds() -> set[str]:
    return set(re.findall(r'emit\(\s*"([a-z-]+)"', lords_source()))


def outcome_reasons() -> set[str]:
    """Every reason for an end in the sources."""
    found = re.findall(r'(?:_end|end_by_captures)\(.*?"([a-z-]+)", "LOW', lords_source())
    found += re.findall(r'Outcome\(.*?"([a-z-]+)", "LOW', lords_source())
    victory = (SOURCES / "lords" / "rules" / "victory.py").read_text(encoding="utf-8")
    return {*found, *re.findall(r'return "([a-z-]+)"', victory)}


def shown_words(game: str) -> dict[str, str]:
    """The English messages of a game's table in the browser."""
    path = SOURCES / "text" / "messages" / "en" / game / "table.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def needed_keys() -> set[str]:
    """The message keys that the rules of Lords of War need."""
    named = [each.name for each in vars(requirements).values() if isinstance(each, Requirement)]
    events = event_kinds()
    keys = {f"lords.event.{kind}" for kind in events} | {f"lords.event.{kind}.you" for kind in events & SECOND_PERSON}
    keys |= {f"lords.requirement.{name}" for name in named}
    keys |= {f"lords.outcome.{reason}" for reason in outcome_reasons()}
    keys |= {f"lords.{part}.{phase}" for part in ("phase", "prompt") for phase in [*PHASES.values(), "over"]}
    keys |= {f"lords.window.{name}" for name in (MOVES_BEFORE, SHOTS, MOVES_AFTER, REINFORCE)}
    keys |= {f"lords.mark.{mark}" for mark in MARKS.values()}
    keys |= {f"lords.rank.{rank}" for rank in RANKS} | {f"lords.rank.{rank}.short" for rank in RANKS}
    keys |= {f"lords.class.{kind}" for kind in CLASSES} | {f"lords.direction.{way}" for way in DIRECTIONS}
    keys |= {f"lords.army.{army}" for army in ARMIES} | {f"lords.army.{army}.about" for army in ARMIES}
    keys |= {f"lords.deck.{name}" for name in PROBLEMS}
    return keys | {f"lords.action.{verb}" for verb in VERBS}


def test_the_sources_name_what_there_is_to_say() -> None:
    """Checks the lists themselves, which could become empty if the rules are written differently."""
    assert {"deployed", "shot", "eliminated", "extra-turn", "generals-fell", "ended", "begun"} <= event_kinds()
    assert outcome_reasons() == {"commanders", "units", "both", "nothing-left", "quiet", "resigned"}
    assert len([key for key in needed_keys() if key.startswith("lords.requirement.")]) >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_phrase(language: str) -> None:
    assert sorted(needed_keys() - set(LANGUAGES[language])) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogues", [LANGUAGES, TERMINAL], ids=["text", "terminal"])
def test_every_language_has_the_same_messages_with_the_same_placeholders(language: str, catalogues: dict) -> None:
    english, other = catalogues["en"], catalogues[language]
    assert sorted(set(english) ^ set(other)) == []
    different = [key for key in english if arguments(english[key]) != arguments(other[key])]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_plain_data(language: str) -> None:
    """Other clients format them, too: an argument is a name, not an expression."""
    for key, template in {**LANGUAGES[language], **terminal_words(language)}.items():
        assert template.strip() or key == "tui.input", key
        assert all(name.isidentifier() for name in arguments(template)), (key, template)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_every_form_that_the_language_has(language: str) -> None:
    """In some cases "many" has the same form as "few": then the language has no more forms than English."""
    messages = {**LANGUAGES[language], **terminal_words(language)}
    found = [choice for template in messages.values() for choice in choices(template)]
    assert len(found) > 5
    for choice in found:
        assert list(choice.forms) in (["one", "other"], ["one", "few", "other"]), choice
        assert all(NUMBER in said for said in choice.forms.values()), choice


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_no_plural_name_is_the_subject_of_a_singular_verb(language: str) -> None:
    """With plural names such as Rajtarzy or Boar Boyz a singular verb would be wrong: the subject is "the card", or the
    sentence is passive. Warlords are single persons.
    """
    verb = re.compile(r"(?:^|[.:] |się )\{(?:card|other)\} [a-zа-яёęóąśłżźćń]|^[А-ЯA-ZŁŚ]\w+(?: się)? \{card\}")
    told = {key: text for key, text in LANGUAGES[language].items() if re.match(r"(?:invasion|conquest)\.event\.", key)}
    assert len(told) > 150
    found = [(key, text) for key, text in told.items() if verb.search(text) and not text.startswith(("Kart", "Карт"))]
    assert [each for each in found if not each[0].endswith(".bloodied")] == []


THING = {
    "en": r"resources|cards|tokens|copies|keywords",
    "pl": r"zasob\w+|obraże\w+|kar(?:t|ty|tom)|żeton\w*|kopi[ei]?|słow\w*|symbol\w*",
    "ru": r"ресурс\w+|поврежден\w+|карт[ыу]?|фиш\w+|копи[ий]|сло\w+|символ\w*",
}  # the nouns that messages count, in the plural


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_says_how_much_as_people_do(language: str) -> None:
    """Not "gains resources: 3", and a correct plural for every number."""
    listed = re.compile(rf"\b(?:{THING[language]})(?: [^{{}}:.]*)?(?: \(\{{\w+\}}\))?: \{{(?:number|count|value)\}}")
    stiff = re.compile(rf"\{{(?:number|count|value)\}} (?:{THING[language]})\b")
    told = {key: text for key, text in LANGUAGES[language].items() if ".event." in key or ".deck." in key}
    assert len(told) > 300
    assert [(key, text) for key, text in told.items() if listed.search(text) or stiff.search(text)] == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_nothing_was_left_in_english(language: str) -> None:
    """Messages of several words differ from the English ones."""
    english = {**LANGUAGES["en"], **terminal_words("en")}
    own = {**LANGUAGES[language], **terminal_words(language)}
    wordy = [key for key, text in english.items() if len(re.findall(r"[a-z]{2,}", re.sub(r"{.*?}", "", text))) > 1]
    assert len(wordy) > 150
    same = {"lords.title", "conquest.faction.astra-militarum"}  # there was no Russian edition; and Latin names stay
    same |= {"trait.Biel-Tan", "trait.Saim-Hann", "trait.Shas'la"}  # names
    same |= {key for key in wordy if key.startswith("set.")}
    assert {key for key in wordy if own[key] == english[key]} <= same


def test_card_names_belong_to_cards() -> None:
    cards = {"lords": UNITS, "invasion": official(), "conquest": conquest_official()}
    for by_game in [card_names(language) for language in LANGUAGES]:
        for game, names in by_game.items():
            assert set(names) <= set(cards[game])
    assert card_names("pl")["lords"]["orc-catapult"] == "Orkowa katapulta"


def test_names_are_kept_by_game() -> None:
    """The games have equal card codes: `core-012` is another card in each."""
    book = phrasebook("pl")
    assert book.own_name("conquest", "core-012") == "Zwiadowca z 10. Kompanii"
    assert book.own_name("invasion", "core-012") != book.own_name("conquest", "core-012")
    assert book.own_name("lords", "core-012") is None
    assert own_names("conquest", "core-012") == {"pl": "Zwiadowca z 10. Kompanii"}


def test_all_words_of_the_terminal_exist_and_are_used() -> None:
    folders = [SOURCES / "tui", SOURCES / "cli"]
    files = [path for folder in folders for path in folder.rglob("*.py") if path.parent.name != "words"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    said = set(re.findall(r"[\"'](tui\.[a-z.-]*[a-z])[\"']", source))
    assert sorted(said - set(terminal_words("en"))) == []
    made_up = (
        "tui.command.",
        "tui.conquest.help.",
        "tui.conquest.symbol.",
        "tui.duel.help.",
        "tui.invasion.help.",
        "tui.help.",
        "tui.look.",
        "tui.preview.",
        "tui.puzzle.",
        "tui.score.",
    )  # keys put together in the code
    assert sorted(key for key in set(terminal_words("en")) - said if not key.startswith(made_up)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_one_meaning_in_every_language(language: str) -> None:
    from warhost.text.lords.speaker import LordsSpeaker

    names = command_names(LordsSpeaker(terminal_book(language)))
    assert {name: names[name] for name in COMMANDS} == {name: name for name in COMMANDS}  # English works everywhere
    own = [terminal_words(language)[f"tui.command.{name}"] for name in COMMANDS]
    assert len(set(own)) == len(COMMANDS)
    assert not set(own) & set(VERBS)


def test_a_missing_message_is_named() -> None:
    with pytest.raises(WarhostError, match=r"no message 'cinders\.prompt\.play': add it in English"):
        phrasebook("pl").say("cinders.prompt.play")


@pytest.mark.parametrize("broken", ["language.json", "shared.json"])
def test_a_language_with_a_malformed_file_is_reported_with_its_path(tmp_path: Path, broken: str) -> None:
    (tmp_path / "language.json").write_text('{"name": "Français", "plural": {"one": "i = 0,1"}}', encoding="utf-8")
    (tmp_path / broken).write_text("{", encoding="utf-8")
    with pytest.raises(WarhostError, match=f"{broken}: not JSON: Expecting"):
        Language(tmp_path).own("shared")


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(WarhostError, match=r"unknown language 'de'; there are en, pl, ru"):
        phrasebook("de")


@pytest.mark.parametrize("case", ASKED, ids=lambda case: f"{case['question']} {' '.join(case['facts'])}")
def test_a_question_has_its_message(case: dict[str, object]) -> None:
    speaker = SPEAKERS[str(case["game"])](phrasebook("en"))
    moves = [{"verb": verb} for verb in case["verbs"]]  # type: ignore[attr-defined]
    facts = set(case["facts"])  # type: ignore[call-overload]
    assert speaker.question({"question": case["question"], "moves": moves}, facts) == case["key"]


@pytest.mark.parametrize("case", OPTIONS, ids=lambda case: f"{case['verb']} {' '.join(case['facts'])}")
def test_an_option_has_its_message(case: dict[str, Any]) -> None:
    """With the messages of the table in the browser, which the terminal lacks."""
    book = phrasebook("en").with_words(shown_words(case["game"]))
    assert SPEAKERS[case["game"]](book).key_of(case["verb"], set(case["facts"]), case["aims"]) == case["key"]


@pytest.mark.parametrize("game", SPEAKERS)
def test_every_message_of_the_table_is_there(game: str) -> None:
    """Messages about the board are the client's only; the server has texts for all others, too."""
    said = phrasebook("en").messages
    shown = shown_words(game)
    tables = SPEAKERS[game].tables
    chosen = [each for table in (tables.asked, tables.options) for named in table.values() for each in named]
    keys = [(each.key, bool({BOARD, BUTTON} & {*each.when})) for each in chosen]
    keys += [(key, True) for key in tables.priced.values()]
    assert [key for key, is_shown in keys if key not in said and not (is_shown and key in shown)] == []
    assert len(keys) > 5
