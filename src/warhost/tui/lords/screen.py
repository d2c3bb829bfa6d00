"""Terminal screen of Lords of War: the enemy, the board, the player's side, the latest events, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from ...engine.history.match import Match
from ...engine.plain import JsonData
from ...lords.state import LordsState
from ...lords.units import Unit
from ...text.lords.speaker import LordsSpeaker, Players
from ...text.speaker import Shown, View
from ..glyphs import FAINT, FOE, OWN, RECENT
from ..page import Page
from .canvas import Canvas
from .dialogue import LordsDialogue
from .face import BIG, SMALL, Face, draw_face
from .field import Emphasis, FieldView
from .recent import PLACING, hand_codes, since_last_turn

if TYPE_CHECKING:
    from ..session import Session

LOG_LINES: Final = 5
AROUND_BOARD: Final = 17  # lines that are needed for title, scores, log, hand and prompt
PIPS: Final = 20  # maximum score to win that is shown as a row of pips
WIDE: Final = 96  # minimum width in characters for pips
SILENT: Final = ("begun", "turn")  # kinds of events that the short log omits


class Screen(Page):
    """Screen of Lords of War.  It keeps no game state."""

    speaker: LordsSpeaker

    def begin(self, match: Match) -> None:
        self.speaker.learn(cast(LordsState, match.state).battle.units)

    def ask(self, session: Session, seat: int) -> None:
        LordsDialogue(session, self, seat).run()

    def replayed(self, view: View, events: Sequence[Shown]) -> None:
        recent = frozenset([event["place"] for event in events if event["kind"] in PLACING])
        fallen = frozenset([event["place"] for event in events if event["kind"] == "eliminated"])
        self.table(view, [], Emphasis({}, recent, fallen))

    def held_cards(self, view: View) -> None:
        self.hand(view, {card["code"] for card in view["hands"][view["seat"]]["cards"]})

    # --- the table --------------------------------------------------------------------------------------------

    def table(self, view: View, log: Sequence[Shown], emphasis: Emphasis, focus: str = "", news: bool = True) -> None:
        """Print title, both sides, the board and, with `news`, the short log."""
        field = FieldView(view, self.speaker, self.glyphs)
        self.line(self.title(view))
        self.line(self.score(view, 1 - field.side))
        for row in field.drawn(self.width, self.height - AROUND_BOARD, emphasis, focus):
            self.line(row)
        self.line(self.score(view, field.side))
        for sentence in self.news(view, log) if news else []:
            self.line(Text(f"  {self.glyphs.dot} {sentence}", no_wrap=True, overflow="ellipsis"))

    def title(self, view: View) -> Text:
        say, players = self.speaker.book.say, Players.of(view)
        active = view["active"]
        whose = say("tui.turn.other", player=self.speaker.player(active, players))
        if active == view["seat"]:
            whose = say("tui.turn.you")
        parts = [say("lords.title"), say("tui.turn", turn=view["turn"]), whose, say(f"lords.phase.{view['phase']}")]
        if view["extra_turns"]:
            named = [self.speaker.player(seat, players) for seat in view["extra_turns"]]
            parts.append(say("tui.extra", players=", ".join(named)))
        return Text(f" {self.glyphs.dot} ".join(parts), style="bold")

    def score(self, view: View, side: int) -> Text:
        """The line of one side: its players, and its progress towards victory."""
        say, glyphs = self.speaker.book.say, self.glyphs
        own = side == (view["sides"][view["seat"]] if view["seat"] >= 0 else 0)
        frame, style = (glyphs.own, OWN) if own else (glyphs.foe, FOE)
        alone = view["sides"].count(side) == 1  # only a single player's line has pips, because a team's may wrap
        line = Text(f"{frame.down} {self._members(view, side)}   ", f"bold {style}", no_wrap=alone, overflow="ellipsis")
        goals, taken = view["goals"], {"units": len(view["captured"][side]), "commanders": view["commanders"][side]}
        for what, full, hollow in (("units", glyphs.full, glyphs.hollow), ("commanders", glyphs.commander, glyphs.dot)):
            goal, count = goals[what], taken[what]
            if goal:
                line.append(say(f"tui.score.{what}", taken=count, goal=goal) + " ", "default")
                if alone and goal <= PIPS and self.width >= WIDE:
                    line.append(full * count + hollow * (goal - count) + "  ", style)
            elif what == "units":
                line.append(say("tui.score.units.off", taken=count) + "  ", "default")
        return line.append(f" {self._piles(view, side)}", FAINT)

    def _members(self, view: View, side: int) -> str:
        say, players = self.speaker.book.say, Players.of(view)
        names = []
        for seat in [seat for seat, each in enumerate(view["sides"]) if each == side]:
            army = self.speaker.army(players.race(seat))
            name = say("tui.you") if seat == players.reader else ""
            if not name and (len(view["sides"]) > 2 or players.reader < 0):
                name = say("tui.seat", number=seat + 1)
            words = [word for word in (name, army, self.computers.get(seat, "")) if word]
            names.append(words[0] + (f" ({', '.join(words[1:])})" if words[1:] else ""))
        return " + ".join(names)

    def _piles(self, view: View, side: int) -> str:
        """Hand and deck sizes of a side; as a sum for a team."""
        seats = [seat for seat, each in enumerate(view["sides"]) if each == side]
        hands = [len(view["hands"][seat]["cards"]) + view["hands"][seat]["hidden"] for seat in seats]
        own = {min(seat, len(view["decks"]) - 1) for seat in seats}  # in variant E a team has one deck
        say = self.speaker.book.say
        cards = say("tui.score.hand", cards="+".join([str(count) for count in hands]))
        return f"{cards} {say('tui.score.deck', cards='+'.join([str(view['decks'][deck]) for deck in sorted(own)]))}"

    def news(self, view: View, log: Sequence[Shown]) -> list[str]:
        """The events since the reader's last turn began, as sentences in order."""
        players = Players.of(view)
        told = [event for event in since_last_turn(log, view["seat"]) if event["kind"] not in SILENT]
        sentences = [self.speaker.event(event, players) for event in told]
        if len(sentences) > LOG_LINES:
            sentences = [self.glyphs.more, *sentences[-LOG_LINES + 1 :]]
        return sentences

    def known(self, view: View) -> None:
        """Print what the reader knows of other hands: recalled cards, revealed cards, and the shared general."""
        players = Players.of(view)
        if view["middle"] is not None:
            self.line("  " + self.speaker.book.say("tui.middle", card=self.speaker.card(view["middle"]["code"])), FAINT)
        for seat, hand in enumerate(view["hands"]):
            if hand["cards"] and seat != view["seat"]:
                cards = ", ".join([self.speaker.card(card["code"]) for card in hand["cards"]])
                player = self.speaker.player(seat, players)
                self.line("  " + self.speaker.book.say("tui.known", player=player, cards=cards), FAINT)

    # --- the hand ---------------------------------------------------------------------------------------------

    def hand(self, view: View, playable: set[str], considered: str = "") -> None:
        """Print the reader's cards in a row, numbered; cards without a legal square are faint."""
        cards = hand_codes(view)
        if not cards:
            return
        field = FieldView(view, self.speaker, self.glyphs)
        size = BIG if len(cards) * BIG.width <= self.width else SMALL
        per_row = max(1, self.width // size.width)
        for start in range(0, len(cards), per_row):
            row = cards[start : start + per_row]
            canvas = Canvas(len(row) * size.width, size.height + 1)
            for at, code in enumerate(row):
                number = str(start + at + 1)
                face = self._card(field, code, code in playable, code == considered)
                canvas.centred(at * size.width, 0, size.width, number, "bold" if code in playable else FAINT)
                draw_face(canvas, at * size.width, 1, size, face, self.glyphs)
            for line in canvas.lines():
                self.line(line)

    def _card(self, field: FieldView, code: str, playable: bool, considered: bool) -> Face:
        unit: Unit = self.speaker.units[code]
        more: JsonData = {"note": self.speaker.kind(unit).lower(), "note_style": "default"}
        if not playable:
            more |= {"style": FAINT, "note_style": FAINT}
        if considered:
            more |= {"bright": RECENT}
        return field.face(unit, field.side, **more)
