"""Terminal dialogue of Lords of War: the page, the typed lines, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text

from ...engine.errors import BadNotation
from ...lords.rules.preview import Preview, preview
from ...lords.state import LordsState
from ...text.lords.speaker import LordsSpeaker
from ..dialogue import Dialogue, Leave
from ..glyphs import BAD, FAINT, GOOD
from .commands import COMMANDS
from .field import Emphasis
from .help_page import legend, show_help
from .preview import sign, words
from .reading import Answer, Consider, Reader, Refused, Unclear
from .recent import latest_square, recent_squares

if TYPE_CHECKING:
    from ..session import Session
    from .screen import Screen

FIRST_TURNS = 4  # number of turns in which the symbols are explained
LISTED = 8  # maximum number of squares whose previews are listed below the board


class LordsDialogue(Dialogue):
    """Terminal dialogue of Lords of War."""

    commands = COMMANDS

    def __init__(self, session: Session, screen: Screen, seat: int) -> None:
        super().__init__(session, seat)
        self.screen: Screen = screen
        self.speaker: LordsSpeaker = screen.speaker
        self.reader = Reader(self.view, self.speaker)
        self.considered = ""  # code of the card whose possible squares are shown
        self.focus = latest_square(self.log) if self.reader.board.endless else ""  # square in the centre
        self._previews: dict[int, Preview] = {}

    @property
    def state(self) -> LordsState:
        return cast(LordsState, self.session.state)

    def answered_by(self, line: str) -> None:
        self._meant(self.reader.read(line, self.considered))

    def show_help(self) -> None:
        show_help(self.screen.console, self.speaker, self.screen.glyphs)

    def explain(self, text: str) -> None:
        """Print why an action is not offered, with its rule."""
        state = self.state
        try:
            refusal = state.why_not(self.seat, text)
        except BadNotation:
            self.tell("tui.unknown", text=text)
            return
        if refusal is None:
            self.tell("tui.can", style=GOOD, action=self.speaker.action(text, self.view))
            return
        battle = state.battle
        card = battle.code(refusal.card) if refusal.card >= 0 else None
        place = battle.board.name(refusal.place) if refusal.place >= 0 else None
        self.tell("tui.not-now", reason=self.speaker.refusal(refusal.name, card, place), rule=refusal.rule)

    def consider(self, code: str) -> None:
        """Show the legal squares of a card."""
        if not self._squares(code):
            self.tell("tui.nowhere", card=self.speaker.card(code), number=self.reader.hand.index(code) + 1)
            return
        self.considered = code
        self.page()

    # --- the page ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        screen, view = self.screen, self.view
        screen.clear()
        screen.table(view, self.log, self._emphasis(), self.focus, news=not self.considered)
        if self.over:
            self._result()
        else:
            screen.known(view)
            if view["turn"] <= FIRST_TURNS and not self.considered:
                screen.line(legend(self.speaker, screen.glyphs), FAINT)
            self._question()
        if self.session.notice:
            screen.line(self.session.notice, "yellow")
            self.session.notice = ""

    def list_options(self, with_notation: bool = False) -> None:
        """Print the numbered options; deployments grouped by card, each with its squares."""
        if self.view["phase"] == "deploy":
            for code in dict.fromkeys(self.reader.hand):
                line = Text(f"{self.reader.hand.index(code) + 1:>3}  {self.speaker.card(code)}: ", style="bold")
                line.append(" ".join(self._squares(code)) or self.screen.glyphs.dot, "default")
                self.screen.line(line.append(f"   deploy {code} ...", FAINT) if with_notation else line)
            return
        for index, option in enumerate(self.view["options"]):
            line = Text(f"{index + 1:>3}  ", style="bold")
            line.append(self.speaker.action(option, self.view), "default")
            if with_notation:
                line.append(f"   {option}", FAINT)
            elif self.view["phase"] != "reinforce" and not self.preview(index).quiet:
                line.append_text(self._outlook(self.preview(index)))
            self.screen.line(line)

    def preview(self, index: int) -> Preview:
        if index not in self._previews:
            self._previews[index] = preview(self.state, index)
        return self._previews[index]

    def show_hand(self) -> None:
        playable = {option.split()[1] for option in self.view["options"] if option.startswith("deploy ")}
        if self.view["phase"] != "deploy":
            playable = set(self.reader.hand)
        self.screen.hand(self.view, playable, self.considered)

    def _question(self) -> None:
        phase = self.view["phase"]
        if self.considered:
            self._squares_listed()
        if phase not in ("shots", "advance"):
            self.show_hand()
        if phase == "deploy":
            self._ask_for_card()
            return
        self.screen.line(self.speaker.prompt(self.view), "bold")
        self.list_options()
        self._hint("tui.ask.list")

    def _ask_for_card(self) -> None:
        if not self.considered:
            self.screen.line(self.speaker.prompt(self.view), "bold")
            self._hint("tui.ask.deploy")
            return
        squares, card = list(self._squares(self.considered)), self.speaker.card(self.considered)
        if len(squares) == 1:
            self.tell("tui.ask.one-square", style="bold", card=card, square=squares[0])
        else:
            self.tell("tui.ask.square", style="bold", card=card, squares=" ".join(squares))

    def _hint(self, key: str) -> None:
        self.screen.line(f"{self.say(key)} {self.screen.glyphs.dot} {self.say('tui.ask.more')}", FAINT)

    def _result(self) -> None:
        self.screen.line()
        self.screen.line(self.speaker.outcome(self.view), "bold reverse")
        self.tell("tui.over.ask", style=FAINT)

    def _squares(self, code: str) -> dict[str, int]:
        """The legal squares of a card, each with its option."""
        found = {}
        for index, option in enumerate(self.view["options"]):
            words = option.split()
            if words[0] == "deploy" and words[1] == code:
                found[words[2]] = index
        return found

    def _squares_listed(self) -> None:
        """Print the outcome on each legal square, most captures first."""
        previews = {square: self.preview(index) for square, index in self._squares(self.considered).items()}
        eventful = [square for square, outlook in previews.items() if not outlook.quiet]
        eventful.sort(key=lambda square: len(previews[square].losses) - len(previews[square].kills))
        for square in eventful[:LISTED]:
            line = Text(f"  {square:<4}", style="bold")
            self.screen.line(line.append_text(self._outlook(previews[square])))
        if len(eventful) < len(previews):
            key = "tui.preview.elsewhere" if eventful else "tui.preview.nothing"
            self.screen.line(f"  {self.say(key)}", FAINT)

    def _outlook(self, outlook: Preview) -> Text:
        style = GOOD if len(outlook.kills) > len(outlook.losses) else BAD if outlook.losses else ""
        return Text(f"  {self.screen.glyphs.arrows[2]} {words(outlook, self.speaker)}", style=style)

    def _emphasis(self) -> Emphasis:
        recent, fallen = recent_squares(self.log, self.seat)
        glyphs, phase = self.screen.glyphs, self.view["phase"]
        legal: dict[str, str] = {}
        if self.considered:
            squares = self._squares(self.considered)
            legal = {square: sign(self.preview(index), glyphs) for square, index in squares.items()}
        elif phase in ("moves", "advance"):
            for index, option in enumerate(self.view["options"]):
                if option != "stay":
                    legal[option.split()[2]] = sign(self.preview(index), glyphs)
        elif phase in ("shots", "reinforce"):
            mark = glyphs.shot if phase == "shots" else glyphs.recall
            targets = [option.split()[-1] for option in self.view["options"] if " " in option]
            legal = dict.fromkeys(targets, mark)
        return Emphasis(legal, recent, fallen)

    # --- lines ------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Process an empty line: confirms a single option, leaves a finished game, otherwise asks again."""
        squares = list(self._squares(self.considered).values()) if self.considered else []
        if self.over:
            raise Leave
        if len(squares) == 1:
            self.answer(squares[0])
        else:
            self._hint("tui.ask.deploy" if self.view["phase"] == "deploy" else "tui.ask.list")

    def _meant(self, meaning: Answer | Consider | Refused | Unclear) -> None:
        if isinstance(meaning, Answer):
            self.answer(meaning.index)
        elif isinstance(meaning, Consider):
            self.consider(meaning.code)
        elif isinstance(meaning, Refused):
            self.explain(meaning.notation)
        else:
            self.screen.line(self.say(meaning.key, **meaning.words), "yellow")
