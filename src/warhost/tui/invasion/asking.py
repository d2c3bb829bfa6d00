"""One question of Invasion to one person: the table, the hand with its costs, and lines that may be short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from ...engine import notation
from ...engine.errors import BadNotation
from ...invasion.duel import LIBRARY
from ...invasion.state import InvasionState
from ...text.invasion_cards import card_lines
from ...text.invasion_speaker import InvasionSpeaker
from ...text.speaker import Players
from ..conversation import Conversation, Leave
from ..glyphs import FAINT, GOOD
from .commands import COMMANDS
from .helppage import show_help

if TYPE_CHECKING:
    from ..session import Session
    from .screen import InvasionScreen

WINDOWS = ("Window", "Occasions")
LISTED = 40
PLAIN = ("your-capital-phase", "not-in-response")  # reasons that go without saying beside a whole hand


class InvasionAsking(Conversation):
    """Asks about Invasion.  A line that fits several options shows them numbered, and a number picks one."""

    commands = COMMANDS

    def __init__(self, session: Session, screen: InvasionScreen, seat: int) -> None:
        super().__init__(session, seat)
        self.screen: InvasionScreen = screen
        self.speaker: InvasionSpeaker = screen.speaker
        self.options: list[str] = self.view["options"]
        self.narrowed: list[int] = []  # the options that the last line fits
        self.acting = self.view["question"] in WINDOWS

    @property
    def state(self) -> InvasionState:
        return cast(InvasionState, self.session.state)

    @property
    def hand(self) -> list[dict[str, Any]]:
        return self.view["players"][self.seat]["hand"]["cards"] if self.seat >= 0 else []

    # --- the page -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        screen = self.screen
        screen.clear()
        screen.table(self.view, self.log)
        if self.over:
            screen.line()
            screen.line(self.speaker.outcome(self.view), "bold reverse")
            self.tell("tui.over.ask", style=FAINT)
        else:
            self.show_hand()
            screen.line(self.speaker.prompt(self.view), "bold")
            self._listed()
        if self.session.notice:
            screen.line(self.session.notice, "yellow")
            self.session.notice = ""

    def _listed(self) -> None:
        if self.acting:
            used = [index for index, option in enumerate(self.options) if option.startswith("use ")]
            for number, index in enumerate(used, start=len(self.hand) + 1):
                self.screen.line(f"{number:>3}  {self.speaker.action(self.options[index], self.view)}")
            self.tell("tui.invasion.ask.window", style=FAINT)
        else:
            self.list_options()
            self.tell("tui.invasion.ask.list", style=FAINT)

    def list_options(self, with_notation: bool = False) -> None:
        wanted = self.narrowed or range(len(self.options))
        for number, index in enumerate(list(wanted)[:LISTED], start=1):
            line = Text(f"{number:>3}  ", style="bold")
            line.append(self.speaker.action(self.options[index], self.view), "default")
            self.screen.line(line.append(f"   {self.options[index]}", FAINT) if with_notation else line)

    def show_hand(self) -> None:
        """The cards with what they cost; what cannot be played now says why."""
        for number, card in enumerate(self.hand, start=1):
            facts, cost = LIBRARY[card["code"]], card["cost"]
            name = f"play {facts.name}"
            playable = any(option == name or option.startswith(f"{name} >") for option in self.options)
            line = Text(f"{number:>3}  ", style="bold" if playable else FAINT)
            line.append(f"{self._price(cost):<9}", "bold" if playable else FAINT)
            line.append(self.speaker.card(card["code"]), "default" if playable else FAINT)
            if facts.hit_points:
                line.append(f"  {facts.power}/{facts.hit_points}", FAINT)
            elif facts.power:
                line.append(f"  {facts.power}", FAINT)
            if self.acting and not playable:
                reason = self._reason(name)
                line.append(f"  {self.screen.glyphs.dot} {reason}" if reason else "", FAINT)
            line.no_wrap, line.overflow = True, "ellipsis"
            self.screen.line(line)

    def _price(self, cost: dict[str, Any]) -> str:
        """The total; where loyalty or an effect changed it, what it is made of."""
        printed = "X" if cost["x"] else str(cost["changed"])
        return f"{printed}+{cost['loyalty']}" if cost["loyalty"] else printed

    def _reason(self, text: str) -> str:
        try:
            refusal = self.state.why_not(self.seat, text)
        except BadNotation:
            return ""
        return self._said(refusal) if refusal is not None and refusal.name not in PLAIN else ""

    def _said(self, refusal: Any) -> str:
        state = self.state
        card = state.duel.code(refusal.card) if 0 <= refusal.card < state.duel.cards else None
        return self.speaker.refusal(refusal.name, card, Players.of(self.view))

    def show_help(self) -> None:
        show_help(self)

    def show_card(self, code: str) -> None:
        """A card with its text."""
        facts = LIBRARY[code]
        line = Text(self.speaker.card(code), style="bold")
        self.screen.line(line.append(f"  {', '.join(facts.traits)}", FAINT))
        for each in card_lines(self.speaker.book, facts):
            self.screen.line(f"  {each}")

    # --- lines --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """An empty line passes, or ends a row of choices; it leaves when the game is over."""
        if self.over:
            raise Leave
        for idle in ("pass", "done"):
            if idle in self.options:
                self.answer(self.options.index(idle))
                return
        if len(self.options) == 1:
            self.answer(0)
        else:
            self.tell("tui.invasion.ask.list", style=FAINT)

    def answered_by(self, line: str) -> None:
        """A number, a part of an option, or notation."""
        words = notation.tidy(line).split()
        exact = notation.find(" ".join(words), self.options)
        if exact >= 0:
            self.answer(exact)
            return
        found = self._fitting(words)
        if len(found) == 1:
            self.answer(found[0])
        elif found:
            self.narrowed = found
            self.list_options()
            self.tell("tui.invasion.ask.which", style=FAINT)
        else:
            self.explain(self.meant(words))

    def _fitting(self, words: list[str]) -> list[int]:
        """The options that a line may mean; in a window a number in front is a card of the hand."""
        if words[0].isdecimal():
            number = int(words[0])
            if len(words) == 1 and (self.narrowed or not self.acting):
                among = self.narrowed or list(range(len(self.options)))
                return [among[number - 1]] if 1 <= number <= len(among) else []
        among = self.narrowed or list(range(len(self.options)))
        if self.acting and any(word.isdecimal() for word in words):
            self.narrowed = []
            at = next(at for at, word in enumerate(words) if word.isdecimal())
            number = int(words[at])
            used = [index for index, option in enumerate(self.options) if option.startswith("use ")]
            if len(self.hand) < number <= len(self.hand) + len(used):
                return [used[number - len(self.hand) - 1]]
            if not 1 <= number <= len(self.hand):
                return []
            name = LIBRARY[self.hand[number - 1]["code"]].name
            among = [
                index
                for index, option in enumerate(self.options)
                if option.startswith((f"play {name}", f"develop {name}"))
            ]
            words = words[:at] + words[at + 1 :]
            if not words and len(among) > 1:  # a card is mostly meant to be played
                played = [index for index in among if self.options[index].startswith("play ")]
                return among if len(played) != 1 else played
        found = [index for index in among if self._fits(words, index)]
        if words and not any("develop".startswith(word) for word in words):  # to develop takes the word
            found = [index for index in found if not self.options[index].startswith("develop ")] or found
        return found

    def _fits(self, words: list[str], index: int) -> bool:
        """Whether every word begins one of the option's words, in notation or as it is said."""
        said = f"{self.options[index]} {self.speaker.action(self.options[index], self.view)}".lower()
        parts = said.replace(">", " ").replace(",", " ").replace(":", " ").split()
        return all(any(part.startswith(word) for part in parts) for word in words)

    def meant(self, words: list[str]) -> str:
        """A line in notation, a number in a window standing for a card of the hand."""
        if self.acting and words and words[0].isdecimal() and 1 <= int(words[0]) <= len(self.hand):
            name = LIBRARY[self.hand[int(words[0]) - 1]["code"]].name
            aim = " ".join(words[1:])
            return f"play {name} > {aim}" if aim else f"play {name}"
        return " ".join(words)

    def explain(self, text: str) -> None:
        try:
            refusal = self.state.why_not(self.seat, text)
        except BadNotation:
            self.tell("tui.unknown", text=text)
            return
        if refusal is None:
            self.tell("tui.can", style=GOOD, action=self.speaker.action(text, self.view))
        else:
            self.tell("tui.not-now", reason=self._said(refusal), rule=refusal.rule)
