"""Terminal interface of a simple game: its zones as lines, its options as a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from rich.console import Console
from rich.text import Text

from ..decks.files import read_file
from ..decks.simple import SimpleDecks
from ..engine import notation
from ..engine.errors import BadNotation, WarhostError
from ..engine.notation import is_number
from ..engine.plain import JsonData
from ..engine.rng import Rng, seeded
from ..text import Phrasebook
from ..text.simple import SimpleSpeaker, simple_speaker
from ..text.speaker import Players, Shown, View
from .dialogue import Command, Dialogue, Leave
from .glyphs import FAINT, FOE, OWN, Glyphs
from .page import Page
from .seats import DUEL, HUMAN
from .shared_commands import SHARED

if TYPE_CHECKING:
    from ..kit import GameKit
    from .session import Session

SURPRISE: Final = ("surprise", "random")
NEWS: Final = 8  # maximum number of lines of news


class SimpleTerminal:
    """Terminal interface of a simple game."""

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit

    def screen(self, console: Console, book: Phrasebook, glyphs: Glyphs) -> SimpleScreen:
        return SimpleScreen(console, simple_speaker(book, self.kit), glyphs, {})

    def chosen_decks(
        self,
        named: Sequence[str],
        seats: Sequence[str],
        options: JsonData,
        seed: int,
        screen: Page,
        ask: Callable[[str], str],
    ) -> list[Any]:
        """The decks by key or from deck files, asked for if not named; random decks use the seed."""
        kit = cast(SimpleDecks, self.kit.decks)
        rng, boxed = Rng(seeded(f"decks {seed}")), kit.boxed()
        if len(named) > DUEL:
            raise WarhostError(f"--decks names {len(named)} decks, but the game needs {DUEL}")
        decks = [*named, *[_asked(at, seats, screen, ask, boxed) for at in range(len(named), DUEL)]]
        drawn = [boxed[rng.below(len(boxed))] if deck in SURPRISE else deck for deck in decks]
        return [self._read(deck) if deck not in boxed and Path(deck).is_file() else deck for deck in drawn]

    def _read(self, deck: str) -> JsonData:
        kit = cast(SimpleDecks, self.kit.decks)
        return kit.plain(kit.parse(read_file(Path(deck)), deck))


def _asked(at: int, seats: Sequence[str], screen: Page, ask: Callable[[str], str], boxed: Sequence[str]) -> str:
    say = screen.speaker.book.say
    question = say("tui.duel.deck.seat", number=at + 1)
    if seats.count(HUMAN) == 1:
        question = say("tui.duel.deck.ask" if seats[at] == HUMAN else "tui.duel.deck.foe")
    screen.line(question, "bold")
    keys = [*boxed, SURPRISE[0]]
    for number, key in enumerate(keys, start=1):
        screen.line(f" {number}  {say('tui.army.surprise') if key in SURPRISE else screen.speaker.army(key)}")
    while True:
        typed = ask(say("tui.input")).strip().lower()
        if typed in keys:
            return typed
        if is_number(typed) and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        screen.line(say("tui.army.again", count=len(keys)), "yellow")


class SimpleScreen(Page):
    """Screen of a simple game."""

    speaker: SimpleSpeaker

    def __init__(self, console: Console, speaker: SimpleSpeaker, glyphs: Glyphs, computers: Mapping[int, str]) -> None:
        super().__init__(console, speaker, glyphs, computers)
        self.read: dict[int, int] = {}  # number of log entries that each seat has seen, by seat

    def ask(self, session: Session, seat: int) -> None:
        SimpleDialogue(session, seat).run()

    def table(self, view: View, log: Sequence[Shown]) -> None:
        players = Players.of(view)
        for player in view["players"]:
            mine = player["seat"] == max(0, view["seat"])
            named = self.speaker.player(player["seat"], players)
            if player["seat"] in self.computers:
                named += f" ({self.computers[player['seat']]})"
            head = Text(f"{named}: ", f"bold {OWN if mine else FOE}")
            self.line(head.append(self.speaker.numbers(player["numbers"]), "default"))
            for zone in player["zones"]:
                self.line(self.cut(self._zone(zone), self.width))
        self._news(view, log, players)

    def replayed(self, view: View, events: Sequence[Shown]) -> None:
        self.table(view, events)

    def held_cards(self, view: View) -> None:
        """Do nothing: the hand is a zone of the table."""

    def _zone(self, zone: View) -> Text:
        cards = [self.speaker.card(card["code"]) for card in zone["cards"]]
        hidden = [f"({zone['hidden']})"] if zone["hidden"] else []
        name = self.speaker.book.say(f"{self.speaker.game}.zone.{zone['key']}")
        return Text(f"  {name}: ", FAINT).append(", ".join([*cards, *hidden]) or "-", "default")

    def _news(self, view: View, log: Sequence[Shown], players: Players) -> None:
        since = self.read.get(view["seat"], 0)
        self.read[view["seat"]] = len(log)
        for event in log[since:][-NEWS:]:
            self.line(self.cut(Text(f"  {self.glyphs.dot} {self.speaker.event(event, players)}"), self.width))


class SimpleDialogue(Dialogue):
    """Terminal dialogue of a simple game: the options as a list, answered by number or in notation."""

    speaker: SimpleSpeaker
    screen: SimpleScreen
    commands: ClassVar[Mapping[str, Command]]

    def draw(self) -> None:
        self.screen.clear()
        self.screen.table(self.view, self.log)
        self.screen.line(self.speaker.prompt(self.view), "bold")
        if self.over:
            self.tell("tui.over.ask", style=FAINT)
        else:
            self.list_options()
        if self.session.notice:
            self.screen.line(self.session.notice, "yellow")
            self.session.notice = ""

    def list_options(self, with_notation: bool = False) -> None:
        for number, option in enumerate(self.view["options"], start=1):
            line = Text(f"{number:>3}  ", "bold").append(self.speaker.action(option, self.view), "default")
            self.screen.line(line.append(f"   {option}", FAINT) if with_notation else line)

    def answered_by(self, line: str) -> None:
        options, text = self.view["options"], line.strip()
        index = int(text) - 1 if is_number(text) else notation.find(text, options)
        if 0 <= index < len(options):
            self.answer(index)
        elif is_number(text):
            self.tell("tui.no-number", number=text, count=len(options))
        else:
            self.explain(text)

    def enter(self) -> None:
        if self.over:
            raise Leave
        self.list_options()

    def explain(self, text: str) -> None:
        try:
            refusal = self.session.state.why_not(self.seat, text)
        except BadNotation:
            self.tell("tui.unknown", text=text)
            return
        if refusal is None:
            self.tell("tui.can", action=text)
        else:
            self.tell("tui.not-now", reason=self.speaker.refusal(refusal.name, text), rule=refusal.rule)

    def show_hand(self) -> None:
        self.page()

    def show_help(self) -> None:
        self.screen.line(", ".join([self.say(f"tui.command.{name}") for name in self.commands]), FAINT)


def why(dialogue: SimpleDialogue, rest: str) -> None:
    """Print why an action is not offered: `why play Spark`."""
    dialogue.explain(rest)


def inspect(dialogue: SimpleDialogue, rest: str) -> None:
    """Print a card with its text: `inspect spark`."""
    wanted, speaker = rest.strip().lower(), dialogue.speaker
    for code, card in speaker.kit.cards.items():
        if wanted and (wanted in card.name.lower() or wanted in speaker.card(code).lower()):
            dialogue.screen.line(Text(f"{speaker.card(code)}  ", "bold").append(speaker.numbers(card.numbers), FAINT))
            for line in speaker.lines(card):
                dialogue.screen.line(f"  {line}")


SimpleDialogue.commands = {**SHARED, "why": why, "inspect": inspect}
