"""Queue of answers: one typed line may answer several questions, as long as no other player acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...engine import notation
from ...engine.notation import is_number

if TYPE_CHECKING:
    from .dialogue import DuelDialogue

SEPARATOR: Final = ";"
IDLE: Final = ("pass", "done", "stay", "no shield", "decline")  # answers in notation that do nothing


@dataclass(frozen=True)
class QueuedAnswer:
    """One answer of the queue; if it names a question, it is dropped at any other question."""

    text: str
    question: str = ""


@dataclass(frozen=True)
class AnswerQueue:
    """The remaining answers, and the number of answers in the game when they were typed."""

    answers: tuple[QueuedAnswer, ...]
    since: int


def split_answers(line: str) -> list[str]:
    """The answers in a line, split at the separator."""
    return [part.strip() for part in line.split(SEPARATOR) if part.strip()] or [""]


def unnumbered(option: str) -> str:
    """An option without the number of a namesake: when the first one is answered, the next one has its name."""
    return option.rpartition(" #")[0] or option


def spelled_out(dialogue: DuelDialogue, text: str) -> str:
    """An answer with its screen numbers replaced by names, since the numbers change with every answer."""
    words = notation.tidy(text).split()
    at = next((at for at, word in enumerate(words) if is_number(word)), -1)
    if at < 0:
        return text
    number = int(words[at])
    if not dialogue.acting:
        shown = {each: index for index, each in dialogue.numbers().items()}
        return dialogue.options[shown[number]] if len(words) == 1 and number in shown else text
    if not 1 <= number <= len(dialogue.hand):
        return text
    if at == 0:
        return dialogue.meant(words).replace(">", " ")
    name = dialogue.library[dialogue.hand[number - 1]["code"]].name
    return " ".join([*words[:at], name, *words[at + 1 :]])


def enqueue(dialogue: DuelDialogue, answers: list[QueuedAnswer]) -> None:
    """Put answers at the front of the queue."""
    waiting = dialogue.screen.answer_queues.pop(dialogue.seat, None)
    every = (*answers, *(waiting.answers if waiting else ()))
    if every:
        dialogue.screen.answer_queues[dialogue.seat] = AnswerQueue(every, len(dialogue.session.match.answers))


def answer_next(dialogue: DuelDialogue) -> bool:
    """Give the next answer of the queue; if the rest is dropped, the next page reports it."""
    queue = dialogue.screen.answer_queues.pop(dialogue.seat, None)
    if queue is None:
        return False
    answers = [each for each in queue.answers if each.question in ("", dialogue.view["question"])]
    if not answers:
        return False
    others = [each for each in dialogue.session.match.answers[queue.since :] if each.seat != dialogue.seat]
    if dialogue.over or [each for each in others if each.text not in IDLE]:
        return _drop(dialogue, "tui.duel.row.stopped", answers)
    first, *rest = answers
    if first.question == "" and dialogue.all_of(first.text):
        enqueue(dialogue, rest)
        dialogue.declare_all()
    else:
        index = dialogue.only_fitting(first.text)
        if index < 0:
            return _drop(dialogue, "tui.duel.row.unfit", answers)
        dialogue.answer(index)
        enqueue(dialogue, rest)
    return dialogue.answered


def _drop(dialogue: DuelDialogue, key: str, answers: list[QueuedAnswer]) -> bool:
    rest = f"{SEPARATOR} ".join(dict.fromkeys([each.text for each in answers]))
    dialogue.session.notice = dialogue.say(key, rest=rest)
    return False
