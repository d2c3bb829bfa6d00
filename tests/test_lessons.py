"""Every lesson agrees with the rules: expected answers are legal, and its end is as described."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from warhost.engine.errors import WarhostError
from warhost.engine.history.match import Match
from warhost.games import GAMES, find_game
from warhost.lessons import BadLesson, Lesson, Row, Step, fits, lessons_of, load_lesson
from warhost.rulebook import read_rules
from warhost.scenarios import lessons_folder
from warhost.server.games.adapter import adapters
from warhost.text import LANGUAGES

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
ZONES = [f"{whose} {zone}" for whose in ("own", "enemy") for zone in ("kingdom", "quest", "battlefield")]
PLANETS = [f"planet-{number}" for number in range(1, 8)]
PARTS = {"hand", "goals", "chain", "resources", "phases", "own hq", "enemy hq", *ZONES, *PLANETS}
TAUGHT = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.game}-{each.id}" for each in LESSONS])


def questions(match: Match, lesson: Lesson, step: Step, way: Row) -> Iterator[tuple[Row, list[str]]]:
    """Carry out one step after checking that its answers are legal; yields, before each answer, the earlier answers of
    the step and the options.
    """
    state = match.state
    if step.kind == "do":
        for number, answer in enumerate(way):
            offered = match.state.notations()
            assert match.state.seat == lesson.seat, f"{step.say}: somebody else is asked"
            assert answer in offered, f"{step.say}: {answer} is not among {offered}"
            yield way[:number], offered
            match.choose(answer, lesson.seat)
        for text in step.then:
            match.choose(text)
    elif step.kind == "reply":
        assert state.seat not in (lesson.seat, -1), f"{step.say}: the other side is not asked"
        for text in step.shown:
            match.choose(text)
    elif step.kind == "try":
        for (text,) in step.ways:
            refusal = state.why_not(lesson.seat, text)
            assert refusal is not None, f"{step.say}: {text} is allowed"
            assert refusal.rule == step.because, f"{step.say}: {text} is refused by {refusal.rule}"


def ways(lesson: Lesson) -> list[tuple[Row, ...]]:
    """Every combination of the ways of each step; patterns are included if they are complete answers."""
    choices = [[way for way in step.ways if "*" not in " ".join(way)] for step in lesson.steps if step.kind == "do"]
    return list(itertools.product(*choices))


@TAUGHT
def test_every_path_through_a_lesson_is_legal_and_ends_as_declared(lesson: Lesson) -> None:
    game = find_game(lesson.game)
    assert lesson.check
    for chosen in ways(lesson):
        match, given = lesson.begin(game), iter(chosen)
        for step in lesson.steps:
            way = next(given) if step.kind == "do" else ()
            for before, offered in questions(match, lesson, step, way):
                answer = way[len(before)]
                assert answer in step.expected(offered, before)
                assert step.partly((*before, answer)) == (len(before) + 1 < len(way))
        found = game.differences(match.state, lesson.check)
        assert found == [], f"after {chosen}: {found}\n{game.drawn(match.state)}"


@TAUGHT
def test_every_pattern_means_something_that_is_offered(lesson: Lesson) -> None:
    """A pattern of `do` or `instead` that matches no option is an error; so is one for an expected answer."""
    match = lesson.begin(find_game(lesson.game))
    for step in lesson.steps:
        said: set[str] = set()
        for given, offered in questions(match, lesson, step, step.shown):
            expected = step.expected(offered, given)
            for way in step.ways if not given else ():
                assert any(fits(way[0], option) for option in offered), f"{step.say}: nothing fits {way[0]!r}"
            said.update(step.said_instead(option for option in offered if option not in expected).values())
        assert set(step.instead.values()) == said, step.say


@TAUGHT
def test_every_other_legal_answer_of_the_learner_has_a_reply(lesson: Lesson) -> None:
    for chosen in ways(lesson):
        match, given = lesson.begin(find_game(lesson.game)), iter(chosen)
        for step in lesson.steps:
            for before, offered in questions(match, lesson, step, next(given) if step.kind == "do" else ()):
                met = {*step.said_instead(offered), *step.expected(offered, before)}
                assert [each for each in offered if each not in met] == [], step.say


@TAUGHT
def test_a_lesson_points_at_existing_things(lesson: Lesson) -> None:
    """Squares, cards by code or name, zones, options of the step, or parts of the screen."""
    library = {name for card in adapters()[lesson.game].cards() for name in (card.code, card.name)}
    own = {"marauder-ex"}
    for step in lesson.steps:
        options = {answer for way in step.ways for answer in way}
        for name in step.point:
            square = len(name) == 2 and name[0].isalpha() and name[1].isdigit()
            assert square or name in PARTS or name in library | own | options, f"{step.say}: {name}"


@TAUGHT
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_lesson_has_a_message_without_placeholders(lesson: Lesson, language: str) -> None:
    messages = LANGUAGES[language]
    assert [key for key in lesson.phrases() if key not in messages] == []
    for key in lesson.phrases():
        assert [name for _, name, _, _ in Formatter().parse(messages[key]) if name is not None] == []
        assert len(messages[key]) <= 300, f"{key} is too long to be read in passing"


def test_no_phrase_of_a_lesson_is_left_over() -> None:
    needed = {key for lesson in LESSONS for key in lesson.phrases()}
    assert sorted(key for key in LANGUAGES["en"] if key.startswith("lesson.") and key not in needed) == []


@TAUGHT
def test_a_lesson_is_short_and_cites_existing_rules(lesson: Lesson) -> None:
    assert 4 <= len(lesson.steps) <= 9
    assert any(step.kind == "do" for step in lesson.steps)
    assert lesson.steps[-1].kind == "read"
    rules = read_rules(find_game(lesson.game)).rules
    named = [*lesson.covers, *(step.because for step in lesson.steps if step.because)]
    assert [each for each in named if each not in rules] == []


def test_the_first_game_of_lords_teaches_what_it_promises() -> None:
    assert list(lessons_of("lords")) == ["place", "fight", "recall", "shoot", "berserk", "move"]
    covered = {rule for lesson in lessons_of("lords").values() for rule in lesson.covers}
    assert {"LOW-EX-1", "LOW-EX-3", "LOW-EX-4", "LOW-EX-5"} <= covered


def test_the_first_game_of_invasion_teaches_every_example_but_the_draft() -> None:
    assert list(lessons_of("invasion")) == [
        "read",
        "power",
        "pay",
        "attack",
        "respond",
        "words",
        "effects",
        "corrupt",
        "burn",
    ]
    covered = {rule for lesson in lessons_of("invasion").values() for rule in lesson.covers}
    assert {f"INV-EX-{number}" for number in range(1, 11)} <= covered


def test_the_first_round_of_conquest_teaches_every_example() -> None:
    taught = lessons_of("conquest")
    assert list(taught) == ["read", "deploy", "dial", "command", "battle", "planet", "headquarters", "warlord", "win"]
    covered = {rule for lesson in taught.values() for rule in lesson.covers}
    assert {f"CON-EX-{number}" for number in range(1, 5)} <= covered


# --- reading --------------------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {
    "game": "lords",
    "covers": ["LOW-5.2"],
    "scenario": "lords/examples/EX-5-placement",
    "steps": [{"say": "one"}, {"say": "two", "do": ["deploy orc-ravager-b e3"]}],
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": ""}, "game is missing"),
        ({"colour": "red"}, "a lesson has no 'colour'"),
        ({"position": {}}, "begins from a scenario or from a position"),
        ({"steps": "one"}, "a list"),
        ({"steps": [{"do": ["hold"]}]}, "a step says one thing"),
        ({"steps": [{"say": "a", "do": ["hold"], "reply": "hold"}]}, "at most one of do, try, reply"),
        ({"steps": [{"say": "a", "do": ["deploy * e3"]}]}, "so it is a whole one"),
        ({"steps": [{"say": "a", "do": []}]}, "so it is a whole one"),
        ({"steps": [{"say": "a", "do": [["hold", "shoot *"]]}]}, "so it is a whole one"),
        ({"steps": [{"say": "a", "do": ["hold", []]}]}, "so it is a whole one"),
        ({"steps": [{"say": "a", "try": "hold"}]}, "try has a because"),
        ({"steps": [{"say": "a", "reply": "hold", "then": ["stay"]}]}, "only do has an instead or a then"),
        ({"steps": [{"say": "a", "reply": ["hold", "stay *"]}]}, "a row of whole answers"),
        ({"steps": [{"say": "a", "instead": {"hold": "b"}}]}, "only do has an instead"),
        ({"steps": [{"say": "a", "shout": "b"}]}, "step 1 has no 'shout'"),
    ],
)
def test_a_malformed_lesson_is_refused_in_one_line(change: dict[str, Any], said: str) -> None:
    Lesson(GOOD, "1-good")
    with pytest.raises(BadLesson, match=r"^1-bad(, step 1)?: ") as refused:
        Lesson({**GOOD, **change}, "1-bad")
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WarhostError, match=r"cannot read .*nowhere\.yaml"):
        load_lesson(tmp_path / "nowhere.yaml")


def test_a_game_without_lessons_has_none() -> None:
    assert (lessons_folder() / "lords").is_dir()
    assert lessons_of("chess") == {}


def test_patterns_are_words_and_stars() -> None:
    assert fits("deploy * d3", "deploy orc-butcher d3")
    assert not fits("deploy * d3", "deploy orc-butcher d4")
    assert not fits("deploy *", "deploy orc-butcher d4")
    assert fits("play ** > quest", "play Troll Slayers > quest")
    assert not fits("play ** > quest", "play Troll Slayers > kingdom")
    assert fits("**", "pass")
    assert not fits("attack **", "attack")
    step = Step("do", "a", ways=(("shoot d2 d5",), ("shoot * d5",)), instead={"hold": "h", "shoot * *": "s"})
    assert step.expected(["hold", "shoot c2 d5", "shoot d2 d5"]) == ["shoot d2 d5", "shoot c2 d5"]
    assert step.said_instead(["hold", "shoot d2 e5"]) == {"hold": "h", "shoot d2 e5": "s"}


def test_a_row_is_waited_for_until_its_end() -> None:
    step = Step("do", "a", ways=(("assign 2 Urguck",), ("assign 1 Urguck", "assign 1 Urguck")))
    offered = ["assign 1 Urguck", "assign 2 Urguck"]
    assert step.expected(offered) == ["assign 2 Urguck", "assign 1 Urguck"]
    assert step.partly(["assign 1 Urguck"])
    assert not step.partly(["assign 2 Urguck"])
    assert step.expected(["assign 1 Urguck"], ["assign 1 Urguck"]) == ["assign 1 Urguck"]
    assert not step.partly(["assign 1 Urguck", "assign 1 Urguck"])
    assert step.expected(["assign 1 Urguck"], ["assign 2 Urguck"]) == []
