"""The table of Invasion on the screen, and which windows pass by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from ...engine.steps import NO_IDLE_OPTION
from ...engine.windows import PASS, STOP
from ...text.invasion_speaker import InvasionSpeaker
from ...text.speaker import Players
from ..glyphs import FAINT, FOE, OWN, RECENT
from ..page import Page, Shown, View
from .capital import CapitalView

if TYPE_CHECKING:
    from ..session import Session

NEWS: Final = 8
SILENT: Final = ("begun", "phase", "passed", "paid", "resolves", "triggers", "shuffled-deck", "keeps", "assigned")
ALWAYS: Final = ("mulligan", "restore", "attack", "defend", "response", "occasion")  # asked even while skipping ahead


class InvasionScreen(Page):
    """Prints tables of Invasion to a console; remembers what a person has read, and where he wants to be asked."""

    speaker: InvasionSpeaker

    def __init__(self, console: Any, speaker: InvasionSpeaker, glyphs: Any, computers: Mapping[int, str]) -> None:
        super().__init__(console, speaker, glyphs, computers)
        self.read: dict[int, int] = {}  # how much of the log each seat has been shown
        self.wishes: dict[str, str] = {}  # window: stop or pass, where it differs from the usual
        self.skipping: dict[int, int] = {}  # seats that let everything pass in this turn, by the turn's number
        self.held = False  # ask whatever comes next: something has just been taken back

    def ask(self, session: Session, seat: int) -> None:
        from .asking import InvasionAsking

        InvasionAsking(session, self, seat).run()

    def skips(self, session: Session, seat: int) -> bool:
        """Pass in the person's place where he need not be asked; nothing of that depends on his cards."""
        state = session.state
        question = state.question
        if question is None or self.held:
            self.held = False
            return False
        key = question.window(state)
        option = question.passing(state)
        if not key or option == NO_IDLE_OPTION or option not in state.options:
            return False
        if self.wish(state.view(seat), key, seat) != PASS:
            return False
        session.choose(state.options.index(option), seat, passing=True)
        return True

    def wish(self, view: View, key: str, seat: int) -> str:
        """Whether a seat is asked in a window."""
        turn = view["turn"]
        if key not in ALWAYS and self.skipping.get(seat) == turn["number"]:
            return PASS
        if key in self.wishes:
            return self.wishes[key]
        from ...invasion.stops import WINDOWS

        window = next((each for each in WINDOWS if each.key == key), None)
        if window is None:
            return STOP
        return window.mine if turn["active"] == seat else window.theirs

    def replayed(self, view: View, events: Sequence[Shown]) -> None:
        self.table(view, [], news=False)

    def held_cards(self, view: View) -> None:
        cards = [self.speaker.card(card["code"]) for card in view["players"][view["seat"]]["hand"]["cards"]]
        self.line(f"  {', '.join(cards)}", FAINT)

    # --- the table ----------------------------------------------------------------------------------------------

    def table(self, view: View, log: Sequence[Shown], news: bool = True) -> None:
        """Title, the enemy's capital, attack and chain, one's own capital, what happened."""
        own = view["seat"] if view["seat"] >= 0 else 0
        capital = CapitalView(self.speaker, self.glyphs, min(self.width, 132))
        self.line(self.title(view))
        for seat in (1 - own, own):
            mine = seat == own
            self.line(self._player(view, seat, mine))
            for row in capital.lines(view["players"][seat], mine):
                self.line(row)
            if not mine:
                self.line()
                self._middle(view)
        if news:
            self._news(view, log)

    def title(self, view: View) -> Text:
        say, turn = self.speaker.book.say, view["turn"]
        whose = say("tui.turn.you")
        if turn["active"] != view["seat"]:
            whose = say("tui.turn.other", player=self.speaker.player(turn["active"], Players.of(view)))
        phase = "over" if view["outcome"] is not None else turn["phase"]
        parts = [say("invasion.title"), say("tui.turn", turn=turn["number"]), whose, self.speaker.phase(phase)]
        return Text(f" {self.glyphs.dot} ".join(parts), style="bold")

    def _player(self, view: View, seat: int, mine: bool) -> Text:
        say, player = self.speaker.book.say, view["players"][seat]
        named = self.speaker.player(seat, Players.of(view))
        if seat in self.computers:
            named += f" ({self.computers[seat]})"
        frame, style = (self.glyphs.own, OWN) if mine else (self.glyphs.foe, FOE)
        text = Text(f"{frame.down} {named}, {self.speaker.army(player['capital'])}  ", f"bold {style}")
        text.append(say("tui.invasion.resources", number=player["resources"]), "bold")
        held = len(player["hand"]["cards"]) + player["hand"]["hidden"]
        piles = [say("tui.score.hand", cards=held), say("tui.score.deck", cards=player["deck"])]
        piles.append(say("tui.invasion.discard", number=len(player["discard"])))
        text.append(f"  {'  '.join(piles)}", FAINT)
        if player["burning"]:
            text.append(f"  {say('tui.invasion.burns', number=player['burning'])}", "bold red")
        return text

    def _middle(self, view: View) -> None:
        """The attack that is going on, and the chain."""
        say, players = self.speaker.book.say, Players.of(view)
        attack = view["attack"]
        if attack is not None:
            place = self.speaker.place(f"{attack['defender'] + 1} {attack['zone']}", players)
            names = {card["id"]: card["code"] for each in view["players"] for card in _in_play(each)}
            sides = [
                ", ".join([self.speaker.card(names[card]) for card in attack[side] if card in names])
                for side in ("attackers", "defenders")
            ]
            fight = say("tui.invasion.attack", place=place, attackers=sides[0] or "-", defenders=sides[1] or "-")
            self.line(f"  {fight}", RECENT)
        for number, link in enumerate(view["chain"], start=1):
            card = self.speaker.card(link["code"]) if "code" in link else say("invasion.hidden-card")
            player = self.speaker.player(link["controller"], players)
            self.line(f"  {say('tui.invasion.link', number=number, card=card, player=player)}", "bold")
        if attack is not None or view["chain"]:
            self.line()

    def _news(self, view: View, log: Sequence[Shown]) -> None:
        seat, players = view["seat"], Players.of(view)
        since = self.read.get(seat, 0)
        told = [event for event in log[since if since <= len(log) else 0 :] if event["kind"] not in SILENT]
        self.read[seat] = len(log)
        sentences = _counted([self.speaker.event(event, players) for event in told])
        if len(sentences) > NEWS:
            sentences = [self.glyphs.more, *sentences[-NEWS + 1 :]]
        for sentence in sentences:
            self.line(Text(f"  {self.glyphs.dot} {sentence}", no_wrap=True, overflow="ellipsis"))
        self.line()


def _counted(sentences: list[str]) -> list[str]:
    """What is said several times in a row is said once, with how often."""
    found: list[str] = []
    for sentence, again in groupby(sentences):
        times = len(list(again))
        found.append(f"{sentence} (\u00d7{times})" if times > 1 else sentence)
    return found


def _in_play(player: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    cards = [*player["legend"], *[card for zone in player["zones"].values() for card in zone["cards"]]]
    return [card for card in cards if "id" in card and "code" in card]
