"""Base class of the speakers of the two-player card games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ...decks import Problem
from ...decks.library import Library
from ...engine.events import NO_NUMBER
from ...engine.notation import Grammar, Phrase
from ..speaker import Players, Shown, Speaker, View, Words
from .message_tables import CARD, EFFECT, GAINED, MessageTables, asked_key, effect_key, gained_key, option_key
from .names import CardNames


class DuelSpeaker(Speaker):
    """Renders the data of a two-player card game in one language; each game fills in what differs."""

    __slots__ = ()
    grammar: Grammar  # grammar with which notation is parsed
    library: Library[Any]
    names: CardNames
    tables: MessageTables

    # --- names ------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """The name of a card."""
        return self.names.card(self.book, code)

    def whose(self, seat: int, players: Players) -> str:
        """Possessive for a thing of a seat: the reader's, the opponent's, or with the seat's number."""
        if players.reader < 0:
            return "seat"
        return "you" if seat == players.reader else "foe"

    def place(self, place: str, players: Players) -> str:
        """Text for a place in an event."""
        raise NotImplementedError

    def thing(self, name: str, players: Players) -> str:
        """Text for a thing in an event: a card by its code, or a place."""
        raise NotImplementedError

    def phase(self, key: str) -> str:
        return self.book.say(f"{self.game}.phase.{key}")

    def window(self, key: str) -> str:
        return self.book.say(f"{self.game}.window.{key}")

    def kind(self, key: str) -> str:
        return self.book.say(f"{self.game}.kind.{key}")

    def mark(self, mark: str) -> str:
        return self.book.say(f"{self.game}.mark.{mark}")

    def stat(self, stat: str) -> str:
        return self.book.say(f"{self.game}.stat.{stat}")

    # --- what happens -----------------------------------------------------------------------------------------

    def event(self, event: Shown, players: Players) -> str:
        """Text of an event (from `state.shown(event, seat)`), one or two sentences."""
        seat, kind = event.get("seat"), event["kind"]
        words: Words = {name: event[name] for name in ("number", "other", "trait") if name in event}
        if seat is not None:
            words["player"] = self.player(seat, players)
        for name in ("card", "other"):
            if isinstance(event.get(name), str):
                words[name] = self.thing(event[name], players)
        if "place" in event:
            words["place"] = self.place(event["place"], players)
        if "card" not in event:
            words["card"] = self.book.say(f"{self.game}.hidden-card")
        if (named := self.tables.numbers.get(kind)) is not None:
            number = event["number"]
            key = f"{self.game}.{named.of}.{named.keys[number] if named.keys else ''}"
            words[named.argument] = self.card(str(number)) if named.of == CARD else self.book.say(key)
        if kind.startswith(GAINED):
            return self._gained(kind.removeprefix(GAINED), words)
        said = " ".join([self.book.say(self._key(event, players), **words), *self._more(event, words)])
        return said[:1].upper() + said[1:].replace("!.", "!")  # names that end with an exclamation mark need no period

    def _more(self, event: Shown, words: Words) -> list[str]:
        """Further sentences of some events: the target, or the value of X."""
        wanted = self.tables.more.get(event["kind"], {})
        return [self.book.say(f"{self.game}.event.{key}", **words) for name, key in wanted.items() if name in event]

    def _key(self, event: Shown, players: Players) -> str:
        other, mine = event.get("other"), players.reader >= 0 and event.get("seat") == players.reader
        endings = {
            "hidden": "card" not in event,
            "on": isinstance(other, str) and re.fullmatch(self.tables.places, other) is None,
            "you": mine,
        }
        key = f"{self.game}.event.{event['kind']}"
        found = [f"{key}.{ending}" for ending, fits in endings.items() if fits and self.book.has(f"{key}.{ending}")]
        return found[0] if found else key

    def _gained(self, stat: str, words: Words) -> str:
        number = words.pop("number")
        signed = f"{number:+d}".replace("-", "\u2212")
        key = f"{self.game}.event.{gained_key(self.tables, stat, number)}"
        return self.book.say(key, **words, number=signed, stat=self.stat(stat))

    # --- what may be done -------------------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        """The prompt for the reader of a view, or the name of the player who must decide."""
        if view["outcome"] is not None:
            return self.book.say(f"{self.game}.prompt.over")
        turn = view["turn"]
        if view["asked"] != view["seat"]:
            player = self.player(view["asked"], Players.of(view))
            return self.book.say(f"{self.game}.prompt.wait", player=player, phase=self.phase(turn["phase"]))
        about = view["about"] or {}
        words = {
            "window": self.window(turn["window"]),
            "card": self.card(about["card"]) if "card" in about else self.lying(about.get("id", -1), view),
            "number": about.get("left", 0),
        }
        return self.asked(view, about, words)

    def question(self, view: View, facts: set[str]) -> str:
        """The message key of a question; `facts` are the conditions that are true of it."""
        if view["question"] == EFFECT:
            return effect_key(self.game, self.tables, [move["verb"] for move in view["moves"]], self.book.has)
        return asked_key(self.game, self.tables, view["question"], facts)

    def lying(self, number: int, view: View) -> str:
        """Text for a numbered thing on the table."""
        return self.book.say(f"{self.game}.no-card")

    def asked(self, view: View, about: View, words: Words) -> str:
        """The prompt for the reader; `about` is the subject of the question, `words` are its arguments."""
        raise NotImplementedError

    def action(self, notation: str, view: View) -> str:
        """Text of an option in notation; if the card has several effects, the text of the effect."""
        return self.option(self.read(notation), notation, view, Players.of(view))

    def key_of(self, verb: str, facts: set[str], aims: Sequence[str]) -> str:
        """The message key of an option, "" if there is none; `aims` are the suffixes for its target."""
        return option_key(self.game, self.tables, verb.replace(" ", "-"), facts, aims, self.book.has)

    def meanings(self, phrase: Phrase) -> Words:
        """Arguments for the word of an option, rendered by its meaning."""
        named = self.tables.meanings.get(phrase.verb)
        if named is None or named.of == CARD:
            return {}  # the option's notation already contains the card's name
        key = f"{self.game}.{named.of}.{phrase.word}"
        return {named.argument: self.book.say(key) if self.book.has(key) else phrase.word}

    def option(self, phrase: Phrase, notation: str, view: View, players: Players) -> str:
        """Text of a parsed option."""
        raise NotImplementedError

    def problem(self, found: Problem) -> str:
        """Message for a problem of a deck."""
        return self.names.problem(self.book, found)

    def read(self, notation: str) -> Phrase:
        """Parse an option in notation."""
        return self.grammar.read(notation, self.is_title)

    def is_title(self, name: str) -> bool:
        """True if a card has this name."""
        return self.library.code_of(name) is not None

    def named(self, name: str, players: Players) -> str:
        """Text for a name in notation: a card or a place."""
        raise NotImplementedError

    def without_aim(self, notation: str) -> str:
        """An option's notation without its target."""
        phrase = self.read(notation)
        return Phrase(phrase.verb, phrase.amount, phrase.card, phrase.which, phrase.word).written()

    def parts(self, phrase: Phrase, players: Players) -> Words:
        """Arguments for the parts of an option: {number}, {card} and {target}."""
        words: Words = {}
        if phrase.amount != NO_NUMBER:
            words["number"] = str(phrase.amount)
        if phrase.card:
            which = f" ({phrase.which})" if phrase.which else ""  # says which of several Actions of the card is meant
            words["card"] = f"{self.named(phrase.card, players)}{which}{_again(phrase.number)}"
        elif phrase.word:
            words["card"] = self.named(phrase.word, players) + _again(phrase.copy)
        if phrase.target:
            words["target" if "card" in words else "card"] = self.named(phrase.target, players) + _again(phrase.copy)
        return words

    def refusal(self, name: str, card: str | None, players: Players) -> str:
        """Text of a refusal: the requirement with this name, and the card that imposes it."""
        said = self.thing(card, players) if card is not None else self.book.say(f"{self.game}.no-card")
        return self.book.say(f"{self.game}.requirement.{name}", card=said)


def _again(number: int) -> str:
    """Suffix that distinguishes equal cards, such as "(2)"."""
    return f" (#{number})" if number > 1 else ""
