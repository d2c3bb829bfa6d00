"""Terminal screen of a two-player card game: the events a person has read, and the windows to pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from ...engine.steps import NO_IDLE_OPTION
from ...engine.windows import PASS, STOP, Window
from ...text.speaker import Players, Shown, Speaker, View
from ..glyphs import FAINT, FOE, OWN
from ..page import Page
from .answer_queue import AnswerQueue

if TYPE_CHECKING:
    from ..session import Session
    from .dialogue import DuelDialogue


class DuelScreen(Page):
    """Screen of a card game; remembers the events that each seat has seen, and its settings for windows."""

    windows: ClassVar[Sequence[Window]]
    always: ClassVar[Sequence[str]]  # windows in which the player is asked even while skipping
    silent: ClassVar[Sequence[str]]  # event kinds that are not shown below the table
    minor: ClassVar[Sequence[str]] = ()  # event kinds that are omitted if there is too much to show
    room: ClassVar[int] = 8  # maximum number of lines of news

    def __init__(self, console: Any, speaker: Speaker, glyphs: Any, computers: Mapping[int, str]) -> None:
        super().__init__(console, speaker, glyphs, computers)
        self.read: dict[int, int] = {}  # number of log entries that each seat has seen, by seat
        self.window_settings: dict[str, str] = {}  # stop or pass by window, for windows that differ from the default
        self.skipping: dict[int, str] = {}  # name of the phase or turn in which a seat passes everything, by seat
        self.answer_queues: dict[int, AnswerQueue] = {}  # answers that the seat has given in advance, by seat
        self.held = False  # True: ask the next question in any case, because an answer was undone

    # --- overridden by each game --------------------------------------------------------------------------------

    def dialogue(self, session: Session, seat: int) -> DuelDialogue:
        raise NotImplementedError

    def stretch(self, view: View) -> str:
        """The part of the game (a phase or a turn) for which a person skips ahead."""
        return str(view["turn"]["number"])

    def table(self, view: View, log: Sequence[Shown], news: bool = True) -> None:
        raise NotImplementedError

    # --- asking -------------------------------------------------------------------------------------------------

    def ask(self, session: Session, seat: int) -> None:
        self.dialogue(session, seat).run()

    def skips(self, session: Session, seat: int) -> bool:
        """Answer for the person if their settings say so; this never depends on their cards."""
        state = session.state
        question = state.question
        if question is None or self.held:
            self.held = False
            return False
        settled = question.settled(state)
        if settled in state.options:
            session.choose(state.options.index(settled), seat, passing=True)
            return True
        key = question.window(state)
        option = question.passing(state)
        if not key or option == NO_IDLE_OPTION or option not in state.options:
            return False
        if self.window_setting(state.view(seat), key, seat) != PASS:
            return False
        session.choose(state.options.index(option), seat, passing=True)
        return True

    def window_setting(self, view: View, key: str, seat: int) -> str:
        """The setting of a window for a seat: stop or pass."""
        if key not in self.always and self.skipping.get(seat) == self.stretch(view):
            return PASS
        if key in self.window_settings:
            return self.window_settings[key]
        window = next((each for each in self.windows if each.key == key), None)
        if window is None:
            return STOP
        return window.mine if view["turn"]["active"] == seat else window.theirs

    # --- a replay -----------------------------------------------------------------------------------------------

    def replayed(self, view: View, events: Sequence[Shown]) -> None:
        self.table(view, [], news=False)

    def held_cards(self, view: View) -> None:
        cards = [self.speaker.card(card["code"]) for card in view["players"][view["seat"]]["hand"]["cards"]]
        self.line(f"  {', '.join(cards)}", FAINT)

    # --- parts of the table -------------------------------------------------------------------------------------

    def player(self, view: View, seat: int, mine: bool, plays: str) -> list[Text]:
        """A player's name, leader, resources and piles, in phrases."""
        say, player = self.speaker.book.say, view["players"][seat]
        named = self.speaker.player(seat, Players.of(view))
        if seat in self.computers:
            named += f" ({self.computers[seat]})"
        frame, style = (self.glyphs.own, OWN) if mine else (self.glyphs.foe, FOE)
        resources = say("tui.duel.resources", number=player["resources"])
        held = len(player["hand"]["cards"]) + player["hand"]["hidden"]
        piles = [say("tui.score.hand", cards=held), say("tui.score.deck", cards=player["deck"])]
        piles.append(say("tui.duel.discard", number=len(player["discard"])))
        front = Text(f"{frame.down} {named}, {plays}", f"bold {style}")
        return [front, Text(resources, "bold"), *[Text(pile, FAINT) for pile in piles]]

    def phrases(self, said: Sequence[Text], front: Text | None = None, between: str = "  ") -> list[Text]:
        """Phrases joined into lines of the screen's width, each line with the same prefix."""
        rows: list[Text] = []
        for phrase in said:
            if rows and rows[-1].cell_len + len(between) + phrase.cell_len <= self.width:
                rows[-1].append(between, FAINT).append_text(phrase)
            else:
                rows.append(Text().append_text(front or Text()).append_text(phrase))
        return rows

    def shown_events(self, events: Sequence[Shown]) -> list[Shown]:
        """The events to show."""
        return [event for event in events if event["kind"] not in self.silent]

    def news(self, view: View, log: Sequence[Shown]) -> None:
        """Print the events since the seat was last asked."""
        seat, players = view["seat"], Players.of(view)
        since = self.read.get(seat, 0)
        shown = self.shown_events(log[since if since <= len(log) else 0 :])
        self.read[seat] = len(log)
        sentences = counted([self.speaker.event(event, players) for event in shown])
        if len(sentences) > self.room:
            weighty = [event for event in shown if event["kind"] not in self.minor]
            sentences = counted([self.speaker.event(event, players) for event in weighty])
            sentences = [self.glyphs.more, *sentences[-self.room + 1 :]]
        for sentence in sentences:
            self.line(self.cut(Text(f"  {self.glyphs.dot} {sentence}"), self.width))
        self.line()


def counted(sentences: list[str]) -> list[str]:
    """The sentences, with repetitions merged into one with a count."""
    found: list[str] = []
    for sentence, again in groupby(sentences):
        times = len(list(again))
        found.append(f"{sentence} (\u00d7{times})" if times > 1 else sentence)
    return found
