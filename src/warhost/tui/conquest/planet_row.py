"""The row of planets: side by side if the screen is wide enough, otherwise in a list."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from ...conquest.library import LIBRARY
from ...conquest.words import LINE
from ...text.speaker import View
from ..duel import DuelScreen
from ..glyphs import FAINT, FOE, GOOD, OWN
from .card_status import CardStatus, InPlay, with_attachments

LEAST: Final = 16  # minimum width in characters of a readable column
MOST: Final = 26
GONE: Final = 3
DOWN: Final = 11
GAP: Final = 1
COLOURS: Final = {"material": "red", "strongpoint": "green", "tech": "dodger_blue1"}

Planet = View


def planet_numbers(view: View) -> dict[int, int]:
    """Numbers of the planets, counted from the first one in play, like the command dials (CON-7.2)."""
    left = [planet["id"] for planet in view["planets"] if planet["state"] != "gone"]
    return {planet: number for number, planet in enumerate(left, start=1)}


def symbols_of(code: str) -> list[str]:
    """The types of a planet (CON-1.8)."""
    return list(LIBRARY[code].symbols)


class PlanetRow:
    """Draws the planets of a view with the units of both sides."""

    def __init__(self, view: View, screen: DuelScreen, standing: CardStatus) -> None:
        self.screen = screen
        self.speaker = screen.speaker
        self.glyphs = screen.glyphs
        self.standing = standing
        self.planets: list[Planet] = view["planets"]
        self.numbers = planet_numbers(view)
        self.own = view["seat"] if view["seat"] >= 0 else 0
        self.first = view["first"]
        self.battle = view["battle"]["position"] if view["battle"] is not None else -1
        self.struggling = view["turn"]["phase"] in ("deploy", "command")

    def lines(self) -> list[Text]:
        """Columns if the screen is wide enough for seven readable ones, otherwise a list."""
        if self.screen.width < LEAST * LINE + GAP * (LINE - 1):
            return self._listed()
        return self._columns(min(self.screen.width, MOST * LINE + GAP * (LINE - 1)))

    # --- texts of a planet -------------------------------------------------------------------------------------

    def _say(self, key: str, **words: object) -> str:
        return self.speaker.book.say(key, **words)

    def _heading(self, planet: Planet) -> Text:
        """Its number and name, and whether it is the first planet or the place of the battle."""
        if planet["state"] == "up":
            fought = planet["position"] == self.battle
            text = Text(f"{self.numbers[planet['id']]} ", "bold")
            text.append(self.speaker.card(planet["code"]), "black on magenta" if fought else "underline")
        elif planet["state"] == "down":
            text = Text(f"{self.numbers[planet['id']]} {self._say('tui.conquest.down')}", FAINT)
        else:
            text = Text(self.glyphs.fallen, FAINT)
        if planet["position"] == self.first:
            text.append(f" {self.glyphs.start}", "bold yellow")
        return text

    def _symbols(self, planet: Planet) -> Text:
        said = [
            Text(self._say(f"tui.conquest.symbol.{key}"), f"bold {COLOURS[key]}") for key in symbols_of(planet["code"])
        ]
        return Text(" ").join(said)

    def _bonus(self, planet: Planet) -> str:
        cards, resources = LIBRARY[planet["code"]].bonus
        return self._say("tui.conquest.bonus", cards=cards, resources=resources)

    def _command(self, planet: Planet, seat: int) -> Text:
        """A side's command total; before the struggles the likely winner is marked, a lone warlord by a star."""
        total, rival = planet["command"][seat], planet["command"][1 - seat]
        wins = self.struggling and planet["winner"] == seat
        sign = self.glyphs.commander if wins and total <= rival else self.standing.flag
        text = Text(f"{sign} {total}", GOOD if wins else FAINT if not total else "")
        return text.append(f" {self._say('tui.conquest.leads')}" if wins else "", GOOD)

    def _cards(self, planet: Planet, seat: int) -> list[tuple[InPlay, list[InPlay]]]:
        return with_attachments(planet["sides"][seat], [*planet["sides"][0], *planet["sides"][1]])

    # --- side by side ------------------------------------------------------------------------------------------

    def _columns(self, width: int) -> list[Text]:
        widths = self._widths(width)
        foe = [self._stack(planet, 1 - self.own, room) for planet, room in zip(self.planets, widths)]
        own = [self._stack(planet, self.own, room) for planet, room in zip(self.planets, widths)]
        middle = [self._place(planet) for planet in self.planets]
        height = max([len(stack) for stack in foe])
        foe = [[Text()] * (height - len(stack)) + stack for stack in foe]  # enemy's units stand next to the planets
        across = sum(widths) + GAP * (len(widths) - 1)
        rows = self._beside(foe, widths)
        rows.append(Text(self.glyphs.foe.across * across, FOE))
        rows += self._beside(middle, widths)
        rows.append(Text(self.glyphs.own.across * across, OWN))
        return rows + self._beside(own, widths)

    def _widths(self, width: int) -> list[int]:
        """The widths of the columns: revealed planets get the space that facedown ones do not need."""
        taken = {"gone": GONE, "down": DOWN}
        least = [taken[planet["state"]] if _is_bare(planet) else 0 for planet in self.planets]
        sharing = least.count(0)
        room = (width - GAP * (LINE - 1) - sum(least)) // sharing if sharing else 0
        return [each or min(room, MOST) for each in least]

    def _stack(self, planet: Planet, seat: int, width: int) -> list[Text]:
        return [
            line for card, attached in self._cards(planet, seat) for line in self.standing.cell(card, attached, width)
        ]

    def _place(self, planet: Planet) -> list[Text]:
        """The lines of one planet: the enemy's command total, the planet, the player's command total."""
        if planet["state"] != "up":
            return [Text(), self._heading(planet)]
        return [
            self._command(planet, 1 - self.own),
            self._heading(planet),
            self._symbols(planet),
            Text(self._bonus(planet)),
            self._command(planet, self.own),
        ]

    def _beside(self, columns: Sequence[Sequence[Text]], widths: Sequence[int]) -> list[Text]:
        rows = []
        for at in range(max([len(column) for column in columns])):
            row = Text(no_wrap=True, overflow="crop")
            for number, (column, width) in enumerate(zip(columns, widths)):
                cell = self.screen.cut(column[at], width).copy() if at < len(column) else Text()
                cell.truncate(width, pad=True)
                row.append_text(cell).append(" " * GAP if number < LINE - 1 else "")
            row.rstrip()
            rows.append(row)
        return rows

    # --- one below the other -----------------------------------------------------------------------------------

    def _listed(self) -> list[Text]:
        rows: list[Text] = []
        for bare, planets in groupby(self.planets, key=_is_bare):
            if bare:  # all planets without units share a line
                rows.append(Text("   ").join([self._heading(planet) for planet in planets]))
                continue
            for planet in planets:
                rows.append(self._summary(planet))
                for seat, frame, style in ((1 - self.own, self.glyphs.foe, FOE), (self.own, self.glyphs.own, OWN)):
                    said = [self.standing.phrase(card, attached) for card, attached in self._cards(planet, seat)]
                    rows += self.screen.phrases(said, Text(f"  {frame.down} ", style), f" {self.glyphs.dot} ")
        return rows

    def _summary(self, planet: Planet) -> Text:
        """A planet in one line: the enemy's command total comes first."""
        if planet["state"] != "up":
            return self._heading(planet)
        commands = Text(" : ").join([self._command(planet, seat) for seat in (1 - self.own, self.own)])
        parts = [self._heading(planet), self._symbols(planet), Text(self._bonus(planet)), commands]
        return Text("  ").join(parts)


def _is_bare(planet: Planet) -> bool:
    return planet["state"] != "up" and not any(planet["sides"])
