"""Parser of typed lines: numbers, squares, names and notation; never executes a line it does not understand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...engine import notation
from ...engine.errors import BadNotation
from ...engine.notation import is_number
from ...lords.rules.board import NAME, Board
from ...lords.rules.reasons import VERBS
from ...text.lords.speaker import LordsSpeaker
from ...text.speaker import View
from .recent import hand_codes

# By part of the turn: the verb that may be omitted.
IMPLIED: Final = {"deploy": "deploy", "moves": "move", "shots": "shoot", "advance": "advance", "reinforce": "recall"}


@dataclass(frozen=True)
class Answer:
    """Result: one of the options."""

    index: int


@dataclass(frozen=True)
class Consider:
    """Result: a card in hand whose squares should be shown."""

    code: str


@dataclass(frozen=True)
class Refused:
    """Result: an action that is not offered, in notation."""

    notation: str


@dataclass(frozen=True)
class Unclear:
    """Result: a message for the player: its key and arguments."""

    key: str
    words: Mapping[str, object]


Meaning = Answer | Consider | Refused | Unclear


class Reader:
    """Parses answers to the question of a view."""

    def __init__(self, view: View, speaker: LordsSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.options: list[str] = view["options"]
        self.phase: str = view["phase"]
        self.board = Board(view["columns"], view["rows"])
        self.hand = hand_codes(view)

    def read(self, line: str, considered: str = "") -> Meaning:
        """The meaning of a line; `considered` is the card whose squares are shown."""
        words = notation.tidy(line).split()
        if len(words) == 1 and is_number(words[0]) and self.phase != "deploy":
            return self._numbered(int(words[0]), self.options)
        if words[0] in VERBS or words[0] == "pass":
            if not (words[0] == "deploy" and self.phase == "deploy"):
                return self._offered(" ".join(words))
            words = words[1:]
        if self.phase == "deploy":
            return self._deployment(words, considered, line)
        return self._other(words, line)

    def is_square(self, word: str) -> bool:
        try:
            self.board.named(word)
        except BadNotation:
            return False
        return True

    def cards(self, words: Sequence[str], among: Sequence[str]) -> list[str]:
        """The cards that the words may mean: by a code, or by parts of codes and names."""
        text = " ".join(words)
        if text in among:
            return [text]
        found = []
        for code in dict.fromkeys(among):
            name = self.speaker.card(code).lower()
            if all(word in name or word in code for word in words):
                found.append(code)
        return found

    # --- deployments ------------------------------------------------------------------------------------------

    def _deployment(self, words: list[str], considered: str, line: str) -> Meaning:
        """A deployment: `2`, `2 c3`, `c3` for the considered card, `ravager c3`, `orc-ravager-b c3`."""
        square = words[-1] if words and self.is_square(words[-1]) else ""
        if words and not square and NAME.fullmatch(words[-1]):
            return Unclear("tui.no-square", {"square": words[-1]})
        words = words[:-1] if square else words
        if not words:
            if not considered:
                return Unclear("tui.unknown", {"text": line.strip()})
            return self._offered(f"deploy {considered} {square}")
        if len(words) == 1 and is_number(words[0]):
            number = int(words[0])
            if not 1 <= number <= len(self.hand):
                return Unclear("tui.no-number", {"number": number, "count": len(self.hand)})
            codes = [self.hand[number - 1]]
        else:
            codes = self.cards(words, self.hand)
            if not codes and len(words) == 1 and words[0] in self.speaker.units:
                codes = words  # the card exists, but is not in hand: the rules give the reason for the refusal
        if not codes:
            return Unclear("tui.unknown", {"text": line.strip()})
        if len(codes) > 1:
            choices = [f"{self.hand.index(code) + 1} {self.speaker.card(code)}" for code in codes]
            return Unclear("tui.ambiguous", {"text": line.strip(), "choices": ", ".join(choices)})
        if square:
            return self._offered(f"deploy {codes[0]} {square}")
        return Consider(codes[0]) if codes[0] in self.hand else Unclear("tui.unknown", {"text": line.strip()})

    # --- everything else --------------------------------------------------------------------------------------

    def _other(self, words: list[str], line: str) -> Meaning:
        """`c3` for `recall c3`, `d2 d5` for `shoot d2 d5`; one square is enough if only one option has it."""
        whole = " ".join([IMPLIED[self.phase], *words])
        if notation.find(whole, self.options) >= 0:
            return self._offered(whole)
        fitting = [index for index, option in enumerate(self.options) if set(words) <= set(option.split())]
        if len(fitting) == 1:
            return Answer(fitting[0])
        if fitting:
            choices = [self.options[index] for index in fitting]
            return Unclear("tui.ambiguous", {"text": line.strip(), "choices": ", ".join(choices)})
        if len(words) == VERBS[IMPLIED[self.phase]][1] and all(self.is_square(word) for word in words):
            return Refused(whole)
        return Unclear("tui.unknown", {"text": line.strip()})

    def _numbered(self, number: int, among: Sequence[str]) -> Meaning:
        if not 1 <= number <= len(among):
            return Unclear("tui.no-number", {"number": number, "count": len(among)})
        return Answer(number - 1)

    def _offered(self, text: str) -> Meaning:
        index = notation.find(text, self.options)
        return Answer(index) if index >= 0 else Refused(text)
