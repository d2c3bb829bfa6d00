"""HTTP handlers of lessons.  There is no table: the browser stores the answers and asks for the position after them."""

from __future__ import annotations

from typing import Final, Literal, cast

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ...engine.errors import WarhostError
from ...engine.state import State
from ...lessons import Lesson, Step, lessons_of
from ..games.move_notation import in_notation
from ..protocol import LessonAsk, LessonAt, LessonFrame, LessonInfo, LessonStep, LessonWhy, PreviewOutcome
from ..refusing import refuse
from ..tables.places import known_adapter
from .caching import KEPT, encoded
from .position_queries import outlooks, refusal

StepKind = Literal["read", "do", "try", "reply"]


@get("/api/lessons/{game:str}", summary="The lessons of a game", sync_to_thread=True, opt=KEPT)
def lessons(game: FromPath[str]) -> list[LessonInfo]:
    _, adapter = known_adapter(game)
    codes = {card.name: card.code for card in adapter.cards()}
    return encoded([_info(lesson, codes) for lesson in lessons_of(game).values()])


@post(
    "/api/lessons/{game:str}/{lesson:str}/frame", summary="A moment of a lesson", status_code=200, sync_to_thread=True
)
def frame(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAt]) -> LessonFrame:
    taught, step, state = _at(game, lesson, data.answers, data.step)
    asked = state.question if state.seat == taught.seat else None
    offered = state.notations() if asked is not None else []
    given = data.answers[len(data.answers) - data.given :]
    expected = step.expected(offered, given)
    return LessonFrame(
        state.view(taught.seat),
        state.shown_log(taught.seat),
        known_adapter(game)[1].own_cards(state),
        expected,
        [option for option in expected if step.partly([*given, option])],
        {option: taught.key(phrase) for option, phrase in step.said_instead(offered).items()},
        asked.window(state) if asked is not None else "",
    )


@post("/api/lessons/{game:str}/{lesson:str}/why", summary="Why not, in a lesson", status_code=200, sync_to_thread=True)
def why(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAsk]) -> LessonWhy:
    taught, step, state = _at(game, lesson, data.answers, data.step)
    adapter = known_adapter(game)[1]
    refused = refusal(adapter, state, taught.seat, data.action)
    try:
        action = in_notation(adapter, state, taught.seat, data.action)
    except WarhostError:
        return LessonWhy(refused, tried=False)
    return LessonWhy(refused, step.tried(action))


@post(
    "/api/lessons/{game:str}/{lesson:str}/preview", summary="What options would bring", status_code=200,
    sync_to_thread=True,
)  # fmt: skip
def preview(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonAsk]) -> dict[str, PreviewOutcome]:
    taught, _, state = _at(game, lesson, data.answers, data.step)
    return outlooks(known_adapter(game)[1], state, taught.seat, data.action)


def _at(game: str, name: str, answers: list[str], step: int) -> tuple[Lesson, Step, State]:
    """A lesson's state after some answers; refused if it is not reached, for example since the lesson has changed."""
    found, _ = known_adapter(game)
    taught = lessons_of(game).get(name)
    if taught is None or not 0 <= step < len(taught.steps):
        raise refuse("unknown-lesson", 404)
    match = taught.begin(found)
    for number, text in enumerate(answers):
        try:
            match.choose(text)
        except WarhostError:
            raise refuse("unknown-answer", 409, last=number) from None
    return taught, taught.steps[step], match.state


def _info(lesson: Lesson, codes: dict[str, str]) -> LessonInfo:
    """A lesson as sent to the client, with card codes in place of card names."""
    steps: list[LessonStep] = [
        LessonStep(
            _kind(step),
            lesson.key(step.say),
            [codes.get(each, each) for each in step.point],
            list(step.shown),
            list(step.then),
        )
        for step in lesson.steps
    ]
    title, about = lesson.key("title"), lesson.key("about")
    return LessonInfo(lesson.game, lesson.id, title, about, lesson.covers, lesson.seat, steps)


def _kind(step: Step) -> StepKind:
    return cast(StepKind, step.kind)  # the parser of lessons accepts no other kind


HANDLERS: Final = [lessons, frame, why, preview]
