"""Terminal screen of Conquest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from ...conquest.rules.actions.stops import WINDOWS
from ...engine.state import SPECTATOR
from ...text.speaker import Players, Shown, View
from ..duel import DuelScreen
from ..glyphs import BAD, FAINT, FOE, GOOD, OWN, RECENT
from .card_status import CardStatus, in_play, with_attachments
from .dialogue import ConquestDialogue
from .planet_row import COLOURS, PlanetRow
from .table_speaker import TableSpeaker

if TYPE_CHECKING:
    from ...engine.history.match import Match
    from ..session import Session

DIALLED: Final = ("command", "combat")  # phases in which the command dials matter
NEAR: Final = 1  # a hint is shown if this many planets are missing for victory


class ConquestScreen(DuelScreen):
    """Prints tables of Conquest to a console."""

    speaker: TableSpeaker
    windows = WINDOWS
    always = ("mulligan", "interrupt", "reaction", "mobile", "shield", "retreat", "battle-ability")
    silent = (
        "begun", "phase", "paid", "shuffled", "keeps", "assigned", "attacks", "exhausted", "readied", "came-home",
        "combat-round-over",
    )  # fmt: skip
    minor = (
        "drew", "earned", "initiative", "round", "first-planet", "committed", "prevented", "shields", "damaged",
        "taken", "searched", "passed", "retreated", "routed", "discarded",
    )  # fmt: skip
    room = 12

    def begin(self, match: Match) -> None:
        self.speaker.learn(cast(View, match.state.view(SPECTATOR)), [])

    def dialogue(self, session: Session, seat: int) -> ConquestDialogue:
        return ConquestDialogue(session, self, seat)

    def stretch(self, view: View) -> str:
        """The current phase, the unit of skipping: a whole round would skip deploy turns."""
        return f"{view['turn']['number']} {view['turn']['phase']}"

    def shown_events(self, events: Sequence[Shown]) -> list[Shown]:
        """The events to show, without entering play of a card whose deployment is shown."""
        worth = super().shown_events(events)
        deployed = [event.get("card") if event["kind"] == "deploys" else None for event in worth]
        return [
            event
            for before, event in zip([None, *deployed], worth)
            if event["kind"] != "entered" or before is None or before != event.get("card")
        ]

    # --- the table ----------------------------------------------------------------------------------------------

    def table(self, view: View, log: Sequence[Shown], news: bool = True) -> None:
        """Print title, enemy, the row of planets, the player's side, the battle and the latest events."""
        self.speaker.learn(view, log)
        own = view["seat"] if view["seat"] >= 0 else 0
        standing = self.standing(view)
        self.line(self.title(view))
        self._side(view, 1 - own, standing, mine=False)
        for row in PlanetRow(view, self, standing).lines():
            self.line(row)
        self._side(view, own, standing, mine=True)
        for said in self.going_on(view):
            self.line(f"  {said}", RECENT)
        self.line()
        if news:
            self.news(view, log)

    def bonus(self, bonus: Sequence[int]) -> str:
        """Cards and resources for winning a command struggle."""
        return self.speaker.book.say("tui.conquest.bonus", cards=bonus[0], resources=bonus[1])

    def standing(self, view: View) -> CardStatus:
        damage: dict[int, int] = {}
        for hit in (view["damage"] or {}).get("hits", []):
            damage[hit["id"]] = damage.get(hit["id"], 0) + hit["amount"]
        return CardStatus(self.speaker, self.glyphs, max(0, view["seat"]), damage)

    def title(self, view: View) -> Text:
        say, turn = self.speaker.book.say, view["turn"]
        phase = "over" if view["outcome"] is not None else turn["phase"]
        parts = [say("conquest.title"), say("tui.conquest.round", number=turn["number"]), self.speaker.phase(phase)]
        return Text(f" {self.glyphs.dot} ".join(parts), style="bold")

    def _side(self, view: View, seat: int, standing: CardStatus, mine: bool) -> None:
        """Print a player's lines, with the headquarters next to the planets."""
        who = self.phrases(self._player(view, seat, mine))
        aims = self.phrases(self._victory(view, seat), Text("  "), "   ")
        front = Text(f"  {self.speaker.book.say('tui.conquest.hq')}: ", OWN if mine else FOE)
        at_home = self.phrases(self._at_home(view, seat, standing), front, f" {self.glyphs.dot} ")
        for line in [*at_home, *aims, *who] if mine else [*who, *aims, *at_home]:
            self.line(line)

    def _player(self, view: View, seat: int, mine: bool) -> list[Text]:
        """A player's line with initiative and dial: set, or its planet once it may be seen (CON-7.1)."""
        say, player = self.speaker.book.say, view["players"][seat]
        said = self.player(view, seat, mine, self.speaker.army(player["faction"]))
        if view["turn"]["active"] == seat:
            said.append(Text(say("tui.conquest.initiative"), "bold yellow"))
        if view["turn"]["phase"] not in DIALLED:
            return said
        if player["dial"] is not None:
            place = self.speaker.place(f"planet-{player['dial'] + 1}", Players.of(view))
            said.append(Text(say("tui.conquest.dial", place=place)))
        elif player["dialled"]:
            said.append(Text(say("tui.conquest.dial.secret"), FAINT))
        return said

    def _victory(self, view: View, seat: int) -> list[Text]:
        """The warlord's health, the planets won, and the number missing for victory (CON-4.1)."""
        say, player = self.speaker.book.say, view["players"][seat]
        said = []
        for card in in_play(view):
            if card["kind"] == "warlord" and card["controller"] == seat:
                left = card["hit_points"] - card["damage"]
                state = say("tui.conquest.warlord.bloodied" if player["bloodied"] else "tui.conquest.warlord.hale")
                text = Text(f"{self.glyphs.commander} {self.speaker.card(card['code'])} ", "bold")
                text.append(f"{left}/{card['hit_points']} ", BAD if card["damage"] else GOOD)
                said.append(text.append(state, BAD if player["bloodied"] else FAINT))
        won = [self.speaker.card(code) for code in player["display"]]
        said.append(Text(say("tui.conquest.captured", planets=", ".join(won) or "-")))
        missing = Text(say("tui.conquest.missing"))
        for key, number in player["missing"].items():
            style = f"bold {COLOURS[key]}" + (" reverse" if number <= NEAR else "")
            missing.append(" ").append(f"{say(f'tui.conquest.symbol.{key}')} {number}", style)
        return [*said, missing]

    def _at_home(self, view: View, seat: int, standing: CardStatus) -> list[Text]:
        lying = [card for player in view["players"] for card in player["hq"]]
        cards = with_attachments(view["players"][seat]["hq"], lying)
        return [standing.phrase(card, attached) for card, attached in cards] or [Text("-", FAINT)]

    # --- what is going on ---------------------------------------------------------------------------------------

    def going_on(self, view: View) -> list[str]:
        """The battle, pending damage, and the card that is being deployed or played."""
        say, players = self.speaker.book.say, Players.of(view)
        said = []
        battle, damage, deployed = view["battle"], view["damage"], view["deploying"]
        if battle is not None:
            place = self.speaker.place(f"planet-{battle['position'] + 1}", players)
            player = self.speaker.player(battle["initiative"], players)
            line = say("tui.conquest.battle", place=place, round=battle["round"], player=player)
            if battle["attacker"] is not None and battle["defender"] is not None:
                sides = {side: self.named(view, battle[side]) for side in ("attacker", "defender")}
                line = f"{line} {say('tui.conquest.attack', **sides)}"
            elif battle["attacker"] is not None:
                line = f"{line} {say('tui.conquest.attacker', attacker=self.named(view, battle['attacker']))}"
            said.append(line)
        if damage is not None:
            hits = [f"{self.named(view, hit['id'])} {self.glyphs.minus}{hit['amount']}" for hit in damage["hits"]]
            said.append(say("tui.conquest.assigned", hits=", ".join(hits)))
        if deployed is not None:
            cost = deployed["cost"] - deployed["less"]
            said.append(say("tui.conquest.deploying", card=self.speaker.card(deployed["code"]), cost=max(0, cost)))
        played = view["playing"] if deployed is None else []
        for key, cards in (("tui.conquest.playing", played), ("tui.conquest.looked", view["looked"])):
            names = [self.speaker.card(card["code"]) for card in cards]
            if names:
                said.append(say(key, cards=", ".join(names)))
        return said

    def named(self, view: View, number: int) -> str:
        """The name of the card with this id."""
        for card in in_play(view):
            if card["id"] == number:
                return self.speaker.card(card["code"])
        return self.speaker.book.say("conquest.hidden-card")
