"""Terminal screen of Invasion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from ...invasion.rules.actions.stops import WINDOWS
from ...text.invasion.speaker import InvasionSpeaker
from ...text.speaker import Players, Shown, View
from ..duel import DuelScreen
from ..glyphs import RECENT
from .capital import CapitalView
from .dialogue import InvasionDialogue

if TYPE_CHECKING:
    from ..session import Session


class InvasionScreen(DuelScreen):
    """Prints tables of Invasion to a console."""

    speaker: InvasionSpeaker
    windows = WINDOWS
    always = ("mulligan", "restore", "attack", "defend", "response", "occasion")
    silent = ("begun", "phase", "passed", "paid", "resolves", "triggers", "shuffled-deck", "keeps", "assigned")

    def dialogue(self, session: Session, seat: int) -> InvasionDialogue:
        return InvasionDialogue(session, self, seat)

    def table(self, view: View, log: Sequence[Shown], news: bool = True) -> None:
        """Print title, the enemy's capital, attack and chain, the player's capital and the latest events."""
        own = view["seat"] if view["seat"] >= 0 else 0
        capital = CapitalView(self.speaker, self.glyphs, min(self.width, 132))
        self.line(self.title(view))
        for seat in (1 - own, own):
            mine = seat == own
            for row in self.phrases(self._player(view, seat, mine)):
                self.line(row)
            for row in capital.lines(view["players"][seat], mine):
                self.line(row)
            if not mine:
                self.line()
                self._middle(view)
        if news:
            self.news(view, log)

    def title(self, view: View) -> Text:
        say, turn = self.speaker.book.say, view["turn"]
        whose = say("tui.turn.you")
        if turn["active"] != view["seat"]:
            whose = say("tui.turn.other", player=self.speaker.player(turn["active"], Players.of(view)))
        phase = "over" if view["outcome"] is not None else turn["phase"]
        parts = [say("invasion.title"), say("tui.turn", turn=turn["number"]), whose, self.speaker.phase(phase)]
        return Text(f" {self.glyphs.dot} ".join(parts), style="bold")

    def _player(self, view: View, seat: int, mine: bool) -> list[Text]:
        player = view["players"][seat]
        said = self.player(view, seat, mine, self.speaker.army(player["capital"]))
        if player["burning"]:
            burns = self.speaker.book.say("tui.invasion.burns", number=player["burning"], most=player["to_burn"])
            said.append(Text(burns, "bold red"))
        return said

    def _middle(self, view: View) -> None:
        """Print the current attack and the chain."""
        say, players = self.speaker.book.say, Players.of(view)
        attack = view["attack"]
        if attack is not None:
            names = {card["id"]: card["code"] for each in view["players"] for card in _in_play(each)}
            for front in attack["fronts"]:
                places = [self.speaker.place(f"{attack['defender'] + 1} {zone}", players) for zone in front["zones"]]
                sides = [
                    ", ".join([self.speaker.card(names[card]) for card in front[side] if card in names]) or "-"
                    for side in ("attackers", "defenders")
                ]
                fight = say("tui.invasion.attack", place=" + ".join(places), attackers=sides[0], defenders=sides[1])
                self.line(f"  {fight}", RECENT)
        for number, link in enumerate(view["chain"], start=1):
            card = self.speaker.card(link["code"]) if "code" in link else say("invasion.hidden-card")
            player = self.speaker.player(link["controller"], players)
            self.line(f"  {say('tui.invasion.link', number=number, card=card, player=player)}", "bold")
        if attack is not None or view["chain"]:
            self.line()


def _in_play(player: View) -> list[View]:
    cards = [*player["legend"], *[card for zone in player["zones"].values() for card in zone["cards"]]]
    return [card for card in cards if "id" in card and "code" in card]
