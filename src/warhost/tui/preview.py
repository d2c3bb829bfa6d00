"""What an option would lead to, as far as the chooser can know: who falls on either side, and what is asked next."""

from dataclasses import dataclass
from typing import Any

from ..engine.state import State
from ..text.lords import LordsSpeaker
from .glyphs import Glyphs

AFTERWARDS = ("turn", "drew")  # what follows these no longer comes from the option alone


@dataclass(frozen=True)
class Preview:
    """Codes of the units that would fall, and what would come after."""

    kills: tuple[str, ...]
    losses: tuple[str, ...]
    then: str  # "shots" or "advance" if that is asked next, else ""
    ended: str  # "wins", "defeat" or "draws" if the game would be over, else ""
    defence: int = 0  # of the unit that was put or moved ...
    incoming: int = 0  # ... and what comes in against it, if it stands

    @property
    def quiet(self) -> bool:
        return not (self.kills or self.losses or self.then or self.ended)

    def sign(self, glyphs: Glyphs) -> str:
        """As short as a cell needs it: `+2 −1`, and on a second line how the unit would stand there: `[6] −5`."""
        parts = [f"+{len(self.kills)}"] if self.kills else []
        parts += [f"{glyphs.minus}{len(self.losses)}"] if self.losses else []
        parts += [glyphs.shot] if self.then == "shots" else []
        badge = f"[{self.defence}] {glyphs.minus}{self.incoming}" if self.incoming else ""
        return " ".join(parts) + (f"\n{badge}" if badge else "")

    def words(self, speaker: LordsSpeaker) -> str:
        """As a phrase."""
        say = speaker.book.say
        parts = []
        if self.ended:
            parts.append(say(f"tui.preview.{self.ended}"))
        if self.kills:
            parts.append(say("tui.preview.kills", cards=", ".join([speaker.card(code) for code in self.kills])))
        if self.losses:
            parts.append(say("tui.preview.losses", cards=", ".join([speaker.card(code) for code in self.losses])))
        if self.then:
            parts.append(say("tui.preview.shot" if self.then == "shots" else "tui.preview.advance"))
        return ", ".join(parts) or say("tui.preview.nothing")


def preview(state: State, index: int) -> Preview:
    """Try an option of the seat that is asked, on a copy that has nothing hidden from this seat in it."""
    seat = state.seat
    trial = state.blind(seat)
    trial.log = []
    trial.choose(index)
    view: dict[str, Any] = trial.view(seat)
    side = view["sides"][seat]
    kills: list[str] = []
    losses: list[str] = []
    ended = then = ""
    for event in trial.shown_log(seat):
        if event["kind"] in AFTERWARDS:
            break
        if event["kind"] == "eliminated":
            mine = view["sides"][event["seat"]] == side
            (losses if mine else kills).append(str(event["card"]))
    else:
        if view["outcome"] is not None:
            winners = view["outcome"][0]
            ended = "wins" if seat in winners else "defeat" if winners else "draws"
        elif view["phase"] in ("shots", "advance"):
            then = view["phase"]
    square = state.notations()[index].split()[-1]
    stands = [unit for unit in view["units"] if unit["square"] == square and unit["side"] == side]
    defence, incoming = (stands[0]["defence"], stands[0]["incoming"]) if stands else (0, 0)
    return Preview(tuple(kills), tuple(losses), then, ended, defence, incoming)
