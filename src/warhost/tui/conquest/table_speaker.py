"""Renders the log and the prompts of Conquest in the terminal, with the names of revealed planets."""

from collections.abc import Sequence

from ...text.conquest.speaker import PLACED, ConquestSpeaker
from ...text.phrasebook import Phrasebook
from ...text.speaker import Players, Shown, View


class TableSpeaker(ConquestSpeaker):
    """Shows the name of a revealed planet; events contain only its position."""

    __slots__ = ("planets",)

    def __init__(self, book: Phrasebook) -> None:
        super().__init__(book)
        self.planets: dict[str, str] = {}  # code of the planet at each position, which never changes

    def learn(self, view: View, log: Sequence[Shown]) -> None:
        """Store the revealed planets in a view and in its log."""
        self.planets |= {f"planet-{each['position'] + 1}": each["code"] for each in view["planets"] if "code" in each}
        for event in log:
            self._hear(event)

    def event(self, event: Shown, players: Players) -> str:
        self._hear(event)
        return super().event(event, players)

    def _hear(self, event: Shown) -> None:
        if event["kind"] in PLACED and "place" in event:
            self.planets[event["place"]] = event["number"]

    def place(self, place: str, players: Players) -> str:
        if place in self.planets:
            return self.card(self.planets[place])
        return super().place(place, players)
