"""A capital on the screen: three zones side by side, each with its section, its cards and its developments."""

from typing import Final

from rich.text import Text

from ...invasion.words import ZONE_NAMES
from ...text.invasion.speaker import InvasionSpeaker
from ...text.speaker import View
from ..glyphs import BAD, FAINT, FOE, GOOD, OWN, RECENT, Glyphs

ZONE_GAP: Final = 2
MARKS: Final = {"attacking": "\u25b2", "defending": "\u25bc", "corrupted": "\u2717"}
PLAIN_MARKS: Final = {"attacking": "A", "defending": "D", "corrupted": "x"}
BAR: Final = 8

Zone = View
InPlay = View


class CapitalView:
    """Draws one player's zones as lines of text."""

    def __init__(self, speaker: InvasionSpeaker, glyphs: Glyphs, width: int) -> None:
        self.speaker = speaker
        self.glyphs = glyphs
        self.column = (width - 2 * ZONE_GAP) // len(ZONE_NAMES)
        self.marks = MARKS if glyphs.minus != "-" else PLAIN_MARKS

    def lines(self, player: View, own: bool) -> list[Text]:
        """The three zones as columns; for the viewer's capital the sections are above the cards too."""
        columns = [self._zone(zone, player["zones"][zone], own) for zone in ZONE_NAMES]
        height = max(len(column) for column in columns)
        rows = []
        for at in range(height):
            row = Text()
            for number, column in enumerate(columns):
                cell = column[at].copy() if at < len(column) else Text()
                cell.truncate(self.column, overflow="ellipsis", pad=True)
                row.append_text(cell)
                row.append(" " * ZONE_GAP if number < len(columns) - 1 else "")
            row.rstrip()
            rows.append(row)
        return rows

    def _zone(self, key: str, zone: Zone, own: bool) -> list[Text]:
        lines = [*self._section(key, zone, own)]
        cards = list(zone["cards"])
        developments = [card for card in cards if card.get("development")]
        lying = {card["id"] for card in cards if "id" in card}
        for card in cards:
            host = card.get("host", card.get("quest"))
            if card.get("development") or (host is not None and host in lying):
                continue
            lines.append(self._card(card))
            lines += [self._card(on, "\u2514 ") for on in cards if _lies_on(on) == card.get("id") and "id" in card]
        if developments:
            seen = [self.speaker.card(card["code"]) for card in developments if "code" in card and own]
            said = self.speaker.book.say("tui.invasion.developments", number=len(developments))
            units = [f"{card['power']}/{card['remaining']}" for card in developments if "hit_points" in card]
            said += f" ({', '.join(units)})" if units else ""
            lines.append(Text(f"{said}: {', '.join(seen)}" if seen else said, style=FAINT))
        return lines

    def _section(self, key: str, zone: Zone, own: bool) -> list[Text]:
        """The zone's name and power; the section's damage as a bar."""
        section, say = zone["section"], self.speaker.book.say
        name = self.speaker.zone(key)
        head = Text(name[:1].upper() + name[1:], style=f"bold {OWN if own else FOE}")
        head.append(f"  {say('tui.invasion.power', number=zone['power'])}", "default")
        if zone["attacked"] or zone["targeted"]:
            head.append(f" {self.marks['attacking']}", BAD)
        if section["burning"]:
            return [head, Text(say("tui.invasion.burning"), style="bold white on red")]
        left = section["hit_points"] - section["damage"]
        full = max(0, -(-left * BAR // section["hit_points"]))
        bar = Text(self.glyphs.full * full, style=GOOD if left > section["hit_points"] // 2 else BAD)
        bar.append(self.glyphs.hollow * (BAR - full), FAINT)
        bar.append(f" {left}/{section['hit_points']}", "default")
        if section["assigned"]:
            bar.append(f" {self.glyphs.minus}{section['assigned']}", RECENT)
        return [head, bar]

    def _card(self, card: InPlay, front: str = "") -> Text:
        """Power and remaining hit points, the name, and all marks of the card."""
        text = Text(front)
        if "hit_points" in card:
            text.append(f"{card['power']}/{card['remaining']}", "bold")
        elif card.get("power"):
            text.append(f"{card['power']}", "bold")
        if card.get("damage"):
            text.append(f"({self.glyphs.minus}{card['damage']})", BAD)
        text.append(" " if text.plain != front else "")
        marks = card.get("marks", [])
        style = RECENT if "attacking" in marks or "defending" in marks else FAINT if "corrupted" in marks else ""
        text.append(self.speaker.card(card["code"]), style)
        for mark in marks:
            if mark in self.marks:
                text.append(f" {self.marks[mark]}", RECENT)
        if "beneath" in card:
            under = len(card["beneath"]["cards"]) + card["beneath"]["hidden"]
            text.append(f" {self.speaker.book.say('tui.invasion.experience', count=under)}", GOOD)
        if card.get("tokens"):
            text.append(f" {self.glyphs.recent}{card['tokens']}", GOOD)
        if card.get("assigned"):
            text.append(f" {self.glyphs.minus}{card['assigned']}", RECENT)
        return text


def _lies_on(card: InPlay) -> int | None:
    found = card.get("host", card.get("quest"))
    return int(found) if found is not None else None
