"""What an option would lead to, as far as the chooser can know: who falls on either side, and what is asked next."""

from typing import Final

from ...engine.dataclass import dataclass
from ...engine.plain import JsonData
from ...engine.state import State

AFTERWARDS: Final = ("turn", "drew")  # what follows these no longer comes from the option alone


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


def preview(state: State, index: int) -> Preview:
    """Try an option of the seat that is asked, on a copy that has nothing hidden from this seat in it."""
    seat = state.seat
    trial = state.blind(seat)
    trial.log = []
    trial.choose(index)
    view: JsonData = trial.view(seat)
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
