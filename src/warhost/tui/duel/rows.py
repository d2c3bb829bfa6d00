"""Queue of answers: one typed line may answer several questions, as long as no other player acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...engine import notation
from ...engine.notation import is_number

if TYPE_CHECKING:
    from .asking import DuelAsking

BETWEEN: Final = ";"
IDLE: Final = ("pass", "done", "stay", "no shield", "decline")  # answers in notation that do nothing


@dataclass(frozen=True)
class Part:
    """One answer of the queue; if it names a question, it is dropped at any other question."""

    text: str
    question: str = ""


@dataclass(frozen=True)
class Row:
    """The remaining answers, and the number of answers in the game when they were typed."""

    parts: tuple[Part, ...]
    since: int


def parted(line: str) -> list[str]:
    """The answers in a line, split at the separator."""
    return [part.strip() for part in line.split(BETWEEN) if part.strip()] or [""]


def spelled_out(asking: DuelAsking, text: str) -> str:
    """An answer with its screen numbers replaced by names, since the numbers change with every answer."""
    words = notation.tidy(text).split()
    at = next((at for at, word in enumerate(words) if is_number(word)), -1)
    if at < 0:
        return text
    number = int(words[at])
    if not asking.acting:
        shown = {each: index for index, each in asking.numbers().items()}
        return asking.options[shown[number]] if len(words) == 1 and number in shown else text
    if not 1 <= number <= len(asking.hand):
        return text
    if at == 0:
        return asking.meant(words).replace(">", " ")
    name = asking.library[asking.hand[number - 1]["code"]].name
    return " ".join([*words[:at], name, *words[at + 1 :]])


def keep(asking: DuelAsking, parts: list[Part]) -> None:
    """Put answers at the front of the queue."""
    waiting = asking.screen.rows.pop(asking.seat, None)
    every = (*parts, *(waiting.parts if waiting else ()))
    if every:
        asking.screen.rows[asking.seat] = Row(every, len(asking.session.match.answers))


def go_on(asking: DuelAsking) -> bool:
    """Give the next answer of the queue; if the rest is dropped, the next page reports it."""
    row = asking.screen.rows.pop(asking.seat, None)
    if row is None:
        return False
    parts = [each for each in row.parts if each.question in ("", asking.view["question"])]
    if not parts:
        return False
    others = [each for each in asking.session.match.answers[row.since :] if each.seat != asking.seat]
    if asking.over or [each for each in others if each.text not in IDLE]:
        return _dropped(asking, "tui.duel.row.stopped", parts)
    first, *rest = parts
    if first.question == "" and asking.all_of(first.text):
        keep(asking, rest)
        asking.declare_all()
    else:
        index = asking.only_fitting(first.text)
        if index < 0:
            return _dropped(asking, "tui.duel.row.unfit", parts)
        asking.answer(index)
        keep(asking, rest)
    return asking.answered


def _dropped(asking: DuelAsking, key: str, parts: list[Part]) -> bool:
    rest = f"{BETWEEN} ".join(dict.fromkeys([each.text for each in parts]))
    asking.session.notice = asking.say(key, rest=rest)
    return False
