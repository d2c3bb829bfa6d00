"""Speaker of Invasion: players, events, prompts, options and refusals as text."""

from __future__ import annotations

from typing import Final

from ...engine.notation import Phrase
from ...invasion.library import LIBRARY
from ...invasion.words import GRAMMAR, PHASE_KEYS, RACE_KEYS, ZONE_NAMES
from ..duel.message_tables import BOARD, BUTTON, MORE, PRICED, THING, ZONE, Meaning, MessageChoice, MessageTables
from ..duel.speaker import DuelSpeaker
from ..speaker import Players, View, Words
from .decks import NAMES, capital_name
from .effects import effect_words

STATED: Final = (
    "cannot-attack",
    "cannot-defend",
    "cannot-be-corrupted",
    "cannot-be-restored",
    "scout",
    "limited",
    "necromancy",
)
MESSAGE_TABLES: Final = MessageTables(
    numbers={
        "phase": Meaning("phase", "phase", PHASE_KEYS),
        "skipped": Meaning("phase", "phase", PHASE_KEYS),
        "capital": Meaning("race", "race", RACE_KEYS),
    },
    more=MORE | {"entered": {"other": "on"}, "plays-into": {"other": "on"}},
    words=STATED,
    everything=0,
    places=r"section-.+|player-\d+|link",
    asked={
        "Window": [
            MessageChoice("inv.ask.capital", (BOARD, "capital", "own")),
            MessageChoice("inv.ask.response", (BOARD, "response")),
            MessageChoice("inv.ask.resolve", (BOARD, "resolve")),
            MessageChoice("invasion.prompt.Window.response", ("chain",)),
            MessageChoice("invasion.prompt.Window.first", ("capital", "own")),
        ],
        "DeclareAttackers": [MessageChoice("inv.ask.attackers", (BOARD, "attack"))],
        "DeclareDefenders": [MessageChoice("inv.ask.defenders", (BOARD, "attack"))],
    },
    undescriptive=("decline",),
    options={
        "discard": [MessageChoice("invasion.action.discard-first", ("Ordering",))],
        "use": [MessageChoice("inv.do.use", (BOARD, PRICED))],
        "pass": [
            MessageChoice("inv.do.let", (BUTTON, "response")),
            MessageChoice("inv.do.resolve", (BUTTON, "resolve")),
            MessageChoice("inv.do.capital", (BUTTON, "capital", "own")),
        ],
        "done": [
            MessageChoice("inv.do.attackers", (BUTTON, "DeclareAttackers", "whole", "declared")),
            MessageChoice("inv.do.attackers.none", (BUTTON, "DeclareAttackers", "whole")),
            MessageChoice("inv.do.defenders", (BUTTON, "DeclareDefenders", "whole", "declared")),
            MessageChoice("inv.do.defenders.none", (BUTTON, "DeclareDefenders", "whole")),
        ],
    },
    meanings={"capital": Meaning("card", "race")},
    effective=("option", "resolve"),
    priced={},
)


class InvasionSpeaker(DuelSpeaker):
    """Renders the data of an Invasion game in one language."""

    game = "invasion"
    grammar = GRAMMAR
    library = LIBRARY
    names = NAMES
    tables = MESSAGE_TABLES

    # --- names ------------------------------------------------------------------------------------------------

    def army(self, key: str) -> str:
        return capital_name(self.book, key)

    def zone(self, key: str) -> str:
        return self.book.say(f"invasion.zone.{key}")

    def place(self, place: str, players: Players) -> str:
        """The name of a player's zone, given as `1 quest`."""
        if place == "board":
            return self.book.say("invasion.place.board")
        number, _, zone = place.partition(" ")
        whose = self.whose(int(number) - 1, players)
        return self.book.say(f"invasion.place.{whose}.{zone}", number=number)

    def thing(self, name: str, players: Players) -> str:
        """Text for a thing in an event: a card by its code, a section by its place, or a link of the chain."""
        if name.startswith("section-"):
            return self.place(name.removeprefix("section-").replace("-", " "), players)
        if name.startswith("player-"):
            return self.player(int(name.removeprefix("player-")) - 1, players)
        return self.book.say("invasion.link") if name == "link" else self.card(name)

    # --- what may be done -------------------------------------------------------------------------------------

    def asked(self, view: View, about: View, words: Words) -> str:
        if view["question"] == "Window" and view["chain"]:
            last = view["chain"][-1]
            words["card"] = self.card(last["code"]) if "code" in last else self.book.say("invasion.hidden-card")
        turn = view["turn"]
        true = {"chain": bool(view["chain"]), "own": turn["active"] == view["seat"], turn["window"]: True}
        return self.book.say(self.question(view, {fact for fact in true if true[fact]}), **words)

    def option(self, phrase: Phrase, notation: str, view: View, players: Players) -> str:
        words = self.parts(phrase, players) | self.meanings(phrase)
        if phrase.verb in MESSAGE_TABLES.effective and notation in view["options"]:
            says = [move.get("says", "") for move in view["moves"]]
            key = says[view["options"].index(notation)]
            told = effect_words(self.book, key) if key else ""
            if told and phrase.verb == "option":
                return told
            if told:  # with the effect's text the option's number is redundant
                return f"{words['card'] if says.count(key) > 1 else self.named(phrase.card, players)}: {told}"
        aims = (ZONE if phrase.target in ZONE_NAMES else THING) if "target" in words else ()
        key = self.key_of(phrase.verb, {view["question"]}, aims)
        return self.book.say(key, **words) if key else notation

    def named(self, name: str, players: Players) -> str:
        """Text for a name in notation: a card, a zone, a section of a capital or a development."""
        if name in ("yourself", "opponent"):
            return self.book.say(f"invasion.{name}")
        if name in ZONE_NAMES:
            return self.zone(name)
        whose, _, zone = name.partition(" ")
        if zone in ZONE_NAMES and whose in ("own", "enemy"):
            return self.book.say(f"invasion.place.{'you' if whose == 'own' else 'foe'}.{zone}", number="")
        if zone in ZONE_NAMES and whose == "development":
            return self.book.say("invasion.development", place=self.zone(zone))
        code = LIBRARY.code_of(name)
        return self.card(code) if code is not None else name
