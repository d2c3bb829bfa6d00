"""Preview of an option, as far as its chooser can know: the units eliminated on both sides, and the next question."""

from typing import Final

from ...engine.dataclass import dataclass
from ...engine.plain import JsonData
from ...engine.state import State

AFTERWARDS: Final = ("turn", "drew")  # events after which nothing is a consequence of the option alone


@dataclass(frozen=True)
class Preview:
    """The codes of the units that would be eliminated, and what would follow."""

    kills: tuple[str, ...]
    losses: tuple[str, ...]
    then: str  # the kind of the next question: "shots", "advance" or ""
    ended: str  # the result: "wins", "defeat", "draws", or "" if the game goes on
    defence: int = 0  # the defence of the unit that was deployed or moved
    incoming: int = 0  # the damage that enemies deal to the unit that was deployed or moved, if it survives

    @property
    def quiet(self) -> bool:
        return not (self.kills or self.losses or self.then or self.ended)


def preview(state: State, index: int) -> Preview:
    """Try an option of the asked seat on a copy without hidden information."""
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
