"""Terminal questions of Conquest: costs of cards in hand, and planets by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from ...conquest.library import LIBRARY
from ...conquest.words import UNIT
from ...engine.notation import is_number
from ...text.conquest.cards import TEXTS, card_keywords
from ...text.conquest.effects import effect_words
from ...text.speaker import View
from ..duel import DuelDialogue
from ..glyphs import FAINT
from .card_status import in_play
from .planet_row import planet_numbers
from .table_speaker import TableSpeaker

if TYPE_CHECKING:
    from ..session import Session
    from .screen import ConquestScreen


FIRST_ROUND: Final = 1  # number of rounds in which the symbols are explained


class ConquestDialogue(DuelDialogue):
    """Terminal questions of Conquest.  After a card's number, the number of a planet is its destination."""

    screen: ConquestScreen
    speaker: TableSpeaker
    library = LIBRARY
    texts = TEXTS
    declares = ("Retreat",)
    windows = ("DeployTurn", "ActionWindow")
    plain = ("deploy-turn-or-ambush",)
    examples = (("3 4", "deploy"), ("3 nazdreg", "aim"))
    why_usage = "tui.conquest.why.usage"
    brief = "tui.conquest.brief"
    price_room = 4

    def __init__(self, session: Session, screen: ConquestScreen, seat: int) -> None:
        super().__init__(session, screen, seat)
        deploying = self.view["question"] == "DeployTurn"
        self.window_hint = "tui.conquest.ask.deploy" if deploying else "tui.conquest.ask.window"
        self.standing = screen.standing(self.view)
        self.sites = planet_numbers(self.view)

    # --- the hand -----------------------------------------------------------------------------------------------

    def wanted(self, card: View) -> str:
        facts = LIBRARY[card["code"]]
        verb = "play" if facts.kind == "event" else "deploy"
        return f"{verb} {facts.name}"

    def price(self, card: View) -> str:
        return "X" if card["x"] else str(card["cost"])

    def facts(self, card: View) -> str:
        """ATK/HP and command icons of a unit, the kind of another card, and its shields."""
        facts = LIBRARY[card["code"]]
        said = self.speaker.kind(facts.kind).lower()
        if facts.kind_bit & UNIT:
            said = f"{facts.attack}/{facts.hit_points}"
            said += f" {self.standing.flag}{facts.command}" if facts.command else ""
        keywords = ", ".join(card_keywords(self.speaker.book, facts))
        return f"{said:<10} {self._shields(card):<{len(self._shields({'shields': 1}))}} {keywords}".rstrip()

    def _shields(self, card: View) -> str:
        return self.say("tui.conquest.shields", number=card["shields"]) if card["shields"] else ""

    def mention(self, card: View) -> str:
        """A card with its shields, which matter in the opponent's turns."""
        shields = self._shields(card)
        return super().mention(card) + (f" ({shields})" if shields else "")

    def show_hand(self) -> None:
        """Print the hand, in the first round with a legend."""
        if self.acting and self.view["turn"]["number"] <= FIRST_ROUND:
            self._signs()
        super().show_hand()

    def show_help(self) -> None:
        super().show_help()
        self.screen.line()
        self._signs()

    def _signs(self) -> None:
        glyphs, standing = self.screen.glyphs, self.standing
        signs = {"flag": standing.flag, "star": glyphs.commander, "first": glyphs.start, "minus": glyphs.minus}
        self.tell("tui.conquest.signs", style=FAINT, exhausted=standing.marks["exhausted"], **signs)

    def prompt(self) -> str:
        """The prompt, followed by the planet's name unless the text contains it."""
        about, said = self.view["about"] or {}, super().prompt()
        planet = next((each for each in self.view["planets"] if each["id"] == about.get("id")), None)
        if planet is None or "code" not in planet or self.view["question"] not in ("TakeBonus", "BattleAbility"):
            return said
        name = self.speaker.card(planet["code"])
        if self.view["question"] == "TakeBonus":
            return f"{name} ({self.screen.bonus(planet['bonus'])}): {said}"
        return "\n".join([f"{name}: {said}", *self.card_lines(planet["code"])])

    # --- lines --------------------------------------------------------------------------------------------------

    def numbers(self) -> dict[int, int]:
        """Planet numbers by option, if each option leads to a different planet."""
        usual = super().numbers()
        bound = {index: self._bound(index) for index in usual}
        if all(bound.values()) and len(set(bound.values())) == len(bound):
            return bound
        return usual

    def _bound(self, index: int) -> int:
        """The number of the planet that an option leads to, or 0."""
        move = self.moves[index]
        target: int = move["to"]["id"] if "to" in move else move.get("id", -1)
        return self.sites.get(target, 0)

    def remark(self, index: int) -> Text:
        """A note after an option; for a unit its condition, which distinguishes copies."""
        move = self.moves[index]
        if self.view["question"] == "Answers" and "says" in move:
            return Text(f"  {effect_words(self.speaker.book, move['says'])}", FAINT)
        if move["verb"] == "shield":
            return Text(f"  {self.say('tui.conquest.shields', number=move['amount'])}", FAINT)
        found = self._standing_at(index)
        if found is None or "attack" not in found:
            return Text()
        keywords = self.standing.keywords(found)
        return Text("  ").append_text(self.standing.numbers(found)).append(f" {keywords}" if keywords else "", FAINT)

    def certain(self, words: list[str], index: int) -> bool:
        """False if a bare number would attach a card to an enemy's card, as the only possibility."""
        if not self.acting or len(words) > 1 or "to" not in self.moves[index]:
            return True
        target = self._standing_at(index)
        return target is None or target["controller"] == self.seat

    def _standing_at(self, index: int) -> View | None:
        """The card in play that an option names."""
        move = self.moves[index]
        number = move["to"]["id"] if "to" in move else move.get("id", -1)
        return next((card for card in in_play(self.view) if card["id"] == number), None)

    def fits(self, words: list[str], index: int) -> bool:
        """True if the words match an option; a number matches a planet."""
        numbers = [int(word) for word in words if is_number(word)]
        if self.acting and numbers:
            words = [word for word in words if not is_number(word)]
            return numbers == [self._bound(index)] and super().fits(words, index)
        return super().fits(words, index)

    def aim(self, words: list[str]) -> str:
        """The name of a planet, given its number."""
        if len(words) == 1 and is_number(words[0]):
            number = int(words[0])
            planet = next((each for each in self.view["planets"] if self.sites.get(each["id"]) == number), None)
            if planet is not None:
                return LIBRARY[planet["code"]].name if "code" in planet else f"planet {planet['position'] + 1}"
        return super().aim(words)
