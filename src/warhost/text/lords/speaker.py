"""Speaker of Lords of War: players, events, options and refusals as text."""

from collections.abc import Iterable, Mapping

from ...decks import Problem
from ...lords.armies import UNITS
from ...lords.units import Unit
from ..phrasebook import Phrasebook
from ..speaker import Players, Shown, Speaker, View, Words


class LordsSpeaker(Speaker):
    """Renders the data of a Lords of War game in one language."""

    __slots__ = ("units",)
    game = "lords"

    def __init__(self, book: Phrasebook, units: Mapping[str, Unit] = UNITS) -> None:
        super().__init__(book)
        self.units = units

    def learn(self, units: Iterable[Unit]) -> None:
        """Add the cards of a game, because a scenario may define its own."""
        self.units = {**self.units, **{unit.code: unit for unit in units}}

    # --- names ------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """The name of a card."""
        own = self.book.own_name("lords", code)
        if own is not None:
            return own
        return self.units[code].name if code in self.units else code

    def army(self, key: str) -> str:
        known = f"lords.army.{key}"
        return self.book.say(known) if self.book.has(known) else key

    # --- what happens -----------------------------------------------------------------------------------------

    def event(self, event: Shown, players: Players) -> str:
        """Text of an event (from `state.shown(event, seat)`), one sentence."""
        key = f"lords.event.{event['kind']}"
        words: Words = {}
        seat = event.get("seat")
        if seat is not None:
            words["player"] = self.player(seat, players)
        for name in ("card", "other"):
            if name in event:
                words[name] = self.card(event[name])
        for name in ("place", "number"):
            if name in event:
                words[name] = event[name]
        if "card" in event:
            words["defence"] = self.units[event["card"]].defence if event["card"] in self.units else "?"
        return self.book.say(key + self._variant(event, players), **words)

    def _variant(self, event: Shown, players: Players) -> str:
        kind, seat = event["kind"], event.get("seat")
        if kind == "ended":
            if seat is None:
                return ".draw"
            return ".you" if players.reads_for(seat) else ""
        if seat is not None and seat == players.reader:
            return ".you"
        return ".hidden" if kind == "drew" and "card" not in event else ""

    # --- what may be done -------------------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        """The prompt for the reader of a view, or the name of the player who must decide."""
        phase, asked = view["phase"], view["asked"]
        if phase == "over" or asked == view["seat"]:
            return self.book.say(f"lords.prompt.{phase}")
        words = {"player": self.player(asked, Players.of(view)), "phase": self.book.say(f"lords.phase.{phase}")}
        return self.book.say("lords.prompt.wait", **words)

    def action(self, notation: str, view: View) -> str:
        """Text of an option in notation."""
        verb, *rest = notation.split()
        words: Words = {}
        if verb == "deploy":
            words = {"card": self.card(rest[0]), "place": rest[1]}
        elif rest:
            standing = {unit["square"]: unit["code"] for unit in view["units"]}
            words = {"card": self.card(standing.get(rest[0], "?")), "place": rest[0], "target": rest[-1]}
            if verb == "shoot":
                template = self.units[standing[rest[0]]].ranged
                words["other"] = self.card(standing[rest[1]])
                words["number"] = template.value if template is not None else 0
        return self.book.say(f"lords.action.{verb}", **words)

    def refusal(self, name: str, card: str | None, place: str | None) -> str:
        """Text of a refusal: the requirement with this name, and the card and square that impose it."""
        words = {"card": self.card(card) if card is not None else "?", "place": place if place is not None else "?"}
        return self.book.say(f"lords.requirement.{name}", **words)

    def problem(self, found: Problem) -> str:
        """Message for a problem of a deck."""
        words: dict[str, object] = {**found.args, "card": self.card(found.card)}
        if "rank" in words:
            words["rank"] = self.book.say(f"lords.rank.{words['rank']}")
        return self.book.say(f"lords.deck.{found.name}", **words)

    def mark(self, mark: str) -> str:
        return self.book.say(f"lords.mark.{mark}")

    def rank(self, unit: Unit) -> str:
        return self.book.say(f"lords.rank.{unit.rank}")

    def kind(self, unit: Unit) -> str:
        """The unit's class."""
        return self.book.say(f"lords.class.{unit.kind}")


__all__ = ["LordsSpeaker", "Players", "Shown", "View"]
