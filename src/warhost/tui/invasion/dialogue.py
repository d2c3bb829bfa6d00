"""Terminal questions of Invasion: the costs of cards in hand, and the meaning of their numbers."""

from __future__ import annotations

from ...invasion.library import LIBRARY
from ...text.invasion.cards import TEXTS
from ...text.invasion.speaker import InvasionSpeaker
from ...text.speaker import View
from ..duel import DuelDialogue


class InvasionDialogue(DuelDialogue):
    """Terminal dialogue of Invasion."""

    speaker: InvasionSpeaker
    library = LIBRARY
    texts = TEXTS
    declares = ("DeclareAttackers", "DeclareDefenders")
    windows = ("Window", "Occasions")
    plain = ("your-capital-phase", "not-in-response")
    examples = (("3 k", "play"), ("develop 3 q", "develop"))
    window_hint = "tui.invasion.ask.window"
    why_usage = "tui.invasion.why.usage"
    brief = "tui.invasion.brief"

    def playable(self, card: View) -> bool:
        return any(self.moves[index]["verb"] == "play" for index in self.options_of(card))

    def price(self, card: View) -> str:
        """The cost; missing loyalty follows after a plus."""
        cost = card["cost"]
        printed = "X" if cost["x"] else str(cost["changed"])
        return f"{printed}+{cost['loyalty']}" if cost["loyalty"] else printed

    def facts(self, card: View) -> str:
        facts = LIBRARY[card["code"]]
        if facts.hit_points:
            return f"{facts.power}/{facts.hit_points}"
        return str(facts.power) if facts.power else ""

    def likeliest(self, among: list[int]) -> list[int]:
        """The options meant by a card's number: usually to play it."""
        played = [index for index in among if self.moves[index]["verb"] == "play"]
        return played if len(played) == 1 else among

    def preferred(self, words: list[str], found: list[int]) -> list[int]:
        """The options meant by the words; a development needs the word "develop"."""
        if words and not any("develop".startswith(word) for word in words):
            return [index for index in found if self.moves[index]["verb"] != "develop"] or found
        return found
