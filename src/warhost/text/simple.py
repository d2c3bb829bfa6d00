"""Texts of a simple game: one message template for each event, question and verb.

Keys: `<game>.title`, `.lead`, `.deck.<key>`, `.phase.<phase>`, `.prompt.<phase>`, `.action.<verb>` (`.at` with a
target), `.event.<kind>` (`.you` for the reader's own, `.hidden` without the card), `.outcome.<reason>`,
`.requirement.<name>`, `.problem.<name>`, `.number.<name>`, `.zone.<key>`, `.effect.<key>`.  Templates may use {player},
{card}, {other}, {target}, {number}.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..decks.problem import Problem
from ..decks.simple import SimpleCard
from .phrasebook import Phrasebook
from .speaker import SPEAKER, MakeSpeaker, Players, Shown, Speaker, View, Words

if TYPE_CHECKING:
    from ..kit import GameKit


def speaker_of(kit: GameKit) -> MakeSpeaker:
    """A factory of speakers of a simple game, by phrasebook."""

    def made(book: Phrasebook) -> SimpleSpeaker:
        return SimpleSpeaker(book, kit)

    return made


def simple_speaker(book: Phrasebook, kit: GameKit) -> SimpleSpeaker:
    """The speaker of a simple game: the subclass that its kit names, if any."""
    make = kit.get(SPEAKER)
    speaker = make(book) if make is not None else None
    assert isinstance(speaker, SimpleSpeaker), f"{kit.name} has another speaker, but no separate screens"
    return speaker


class SimpleSpeaker(Speaker):
    """Renders the data of a simple game in one language."""

    __slots__ = ("game", "kit")

    def __init__(self, book: Phrasebook, kit: GameKit) -> None:
        super().__init__(book)
        self.kit = kit
        self.game = kit.name

    def card(self, code: str) -> str:
        """The name of a card."""
        own = self.book.own_name(self.game, code)
        return own or (self.kit.cards[code].name if code in self.kit.cards else code)

    def army(self, key: str) -> str:
        return self._maybe(f"deck.{key}", key)

    def lines(self, card: SimpleCard) -> list[str]:
        """The text of a card, one sentence per line."""
        return [self.book.say(f"{self.game}.effect.{key}", number=number) for key, number in card.effects]

    def numbers(self, numbers: dict[str, int]) -> str:
        """Numbers with their names, as one text."""
        return ", ".join([f"{self._maybe(f'number.{name}', name)} {number}" for name, number in numbers.items()])

    def event(self, event: Shown, players: Players) -> str:
        key = f"{self.game}.event.{event['kind']}"
        words: Words = {"number": event.get("number", "")}
        if "seat" in event:
            words["player"] = self.player(event["seat"], players)
        for name in ("card", "other"):
            if name in event:
                words[name] = self.card(event[name])
        mine = players.reader >= 0 and event.get("seat") == players.reader
        for ending in ([".you"] if mine else []) + ([] if "card" in event else [".hidden"]):
            if self.book.has(key + ending):
                return self.book.say(key + ending, **words)
        return self.book.say(key, **words)

    def prompt(self, view: View) -> str:
        if view["outcome"] is not None:
            return self.outcome(view)
        if view["asked"] == view["seat"]:
            return self.book.say(f"{self.game}.prompt.{view['phase']}")
        return self.book.say("simple.wait", player=self.player(view["asked"], Players.of(view)))

    def action(self, notation: str, view: View) -> str:
        """Text of an option in notation; returned unchanged if it is not offered."""
        if notation not in view["options"]:
            return notation
        move = view["moves"][view["options"].index(notation)]
        words: Words = {"number": move.get("amount", "")}
        codes = {
            card["id"]: card["code"] for player in view["players"] for zone in player["zones"] for card in zone["cards"]
        }
        if "id" in move:
            words["card"] = self.card(codes.get(move["id"], "?"))
        key = f"{self.game}.action.{move['verb']}"
        if "to" in move:
            words["target"] = self.card(codes.get(move["to"]["id"], "?"))
            key += ".at"
        again = notation.rpartition(" #")[2] if " #" in notation else ""
        said = self.book.say(key, **words) if self.book.has(key) else notation
        return f"{said} ({again})" if again else said

    def refusal(self, name: str, card: str) -> str:
        """Text of a refusal."""
        return self.book.say(f"{self.game}.requirement.{name}", card=self.card(card))

    def problem(self, found: Problem) -> str:
        """Message for a problem of a deck."""
        return self.book.say(f"{self.game}.problem.{found.name}", **{"card": self.card(found.card), **found.args})

    def _maybe(self, key: str, fallback: str) -> str:
        known = f"{self.game}.{key}"
        return self.book.say(known) if self.book.has(known) else fallback
