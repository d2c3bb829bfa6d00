"""Text for a card in play: a unit with its numbers, keywords and all marks."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from ...text.conquest.speaker import ConquestSpeaker
from ...text.speaker import View
from ..glyphs import BAD, FAINT, FOE, OWN, RECENT, Glyphs

MARKS: Final = {"attacking": "\u25b2", "defending": "\u25bc", "exhausted": "\u21b7"}
PLAIN_MARKS: Final = {"attacking": "A", "defending": "D", "exhausted": "z"}
COMMAND: Final = "\u2691"  # a flag, the symbol of command
PLAIN_COMMAND: Final = "c"
# Keywords that are shown because they matter in play.
SHOWN: Final = ("area-effect", "armorbane", "brutal", "flying", "mobile", "ranged", "ignores-flying", "grounded")
NUMBERED: Final = "area-effect"

InPlay = View


class CardStatus:
    """Renders the condition of cards."""

    def __init__(self, speaker: ConquestSpeaker, glyphs: Glyphs, own: int, assigned: Mapping[int, int]) -> None:
        self.speaker = speaker
        self.own = own  # seat whose cards are shown as those of the reader
        self.glyphs = glyphs
        self.assigned = assigned  # damage assigned to each card, but not dealt yet
        plain = glyphs.minus == "-"
        self.marks = PLAIN_MARKS if plain else MARKS
        self.flag = PLAIN_COMMAND if plain else COMMAND

    def name(self, card: InPlay) -> Text:
        """The name with its marks; a warlord has a star, an exhausted card is faint."""
        marks = card["marks"]
        fighting = "attacking" in marks or "defending" in marks
        side = OWN if card["controller"] == self.own else FOE
        style = RECENT if fighting else FAINT if "exhausted" in marks else f"bold {side}"
        star = self.glyphs.commander if card["kind"] == "warlord" else ""
        text = Text(star + self.speaker.card(card["code"]), style)
        for mark in marks:
            if mark in self.marks:
                text.append(f" {self.marks[mark]}", RECENT if mark != "exhausted" else FAINT)
        return text

    def numbers(self, card: InPlay) -> Text:
        """ATK and remaining HP, damage, command icons, pending damage, and resources on it."""
        parts: list[Text] = []
        if "attack" in card:
            parts.append(Text(f"{card['attack']}/{card['hit_points'] - card['damage']}", "bold"))
            if card["damage"]:
                parts[0].append(f"({self.glyphs.minus}{card['damage']})", BAD)
            if card["command"]:
                parts.append(Text(f"{self.flag}{card['command']}", "yellow"))
        if self.assigned.get(card["id"]):
            parts.append(Text(f"{self.glyphs.minus}{self.assigned[card['id']]}!", RECENT))
        if "bloodied" in card["marks"]:
            parts.append(Text(self.speaker.mark("bloodied"), BAD))
        if card.get("tokens"):
            parts.append(Text(f"{self.glyphs.recent}{card['tokens']}", "green"))
        return Text(" ").join(parts)

    def keywords(self, card: InPlay) -> str:
        found = card.get("keywords", {})
        said = [self.speaker.stat(key) + (f" {found[key]}" if key == NUMBERED else "") for key in SHOWN if key in found]
        return ", ".join(said)

    def phrase(self, card: InPlay, attached: Sequence[InPlay]) -> Text:
        """Name, numbers and keywords in one line, with the attachments in parentheses."""
        parts = [self.name(card), self.numbers(card), Text(self.keywords(card), FAINT)]
        text = Text(" ").join([part for part in parts if part])
        if attached:
            text.append(" [").append_text(Text(", ").join([self.name(each) for each in attached])).append("]")
        return text

    def cell(self, card: InPlay, attached: Sequence[InPlay], width: int) -> list[Text]:
        """The card as lines of a column: the name, below it the numbers, then the keywords."""
        numbers, keywords = Text(" ").append_text(self.numbers(card)), self.keywords(card)
        lines = [self.name(card)]
        if keywords and len(numbers) + 1 + len(keywords) <= width:
            lines.append(numbers.append(f" {keywords}", FAINT))
        else:
            lines += [numbers] if numbers.plain.strip() else []
            lines += [Text(f" {keywords}", FAINT)] if keywords else []
        lines += [Text("\u2514 " if self.flag == COMMAND else "+ ").append_text(self.name(each)) for each in attached]
        return lines


def with_attachments(cards: Sequence[InPlay], lying: Sequence[InPlay]) -> list[tuple[InPlay, list[InPlay]]]:
    """The cards that are not attached, each with its attachments, which both sides may own."""
    hosts = {card["id"] for card in lying}
    return [
        (card, [each for each in lying if each.get("host") == card["id"]])
        for card in cards
        if card.get("host") not in hosts
    ]


def in_play(view: View) -> list[InPlay]:
    """Every card in play."""
    cards = [card for player in view["players"] for card in player["hq"]]
    return [*cards, *[card for planet in view["planets"] for side in planet["sides"] for card in side]]
