"""Speaker of Conquest: players, events, prompts, options and refusals as text."""

from __future__ import annotations

import re
from typing import Final

from ...conquest import LIBRARY
from ...conquest.language.vocabulary import ALL_ICONS
from ...conquest.words import (
    AREA_EFFECT,
    ATTACK,
    COMMAND,
    FACTION_KEYS,
    GRAMMAR,
    HIT_POINTS,
    OUT_OF_DISCARD,
    PHASE_KEYS,
    STATS,
)
from ...engine.notation import Phrase
from ..duel.message_tables import BOARD, BUTTON, CARD, MORE, THING, Meaning, MessageChoice, MessageTables
from ..duel.speaker import DuelSpeaker
from ..speaker import Players, Shown, View, Words
from .decks import NAMES, faction_name
from .effects import effect_words

COUNTED_STATS: Final = tuple([STATS[stat] for stat in (ATTACK, HIT_POINTS, COMMAND, AREA_EFFECT)])
PLACED: Final = ("won-planet", "lost-planet", "turned-up", "shown-planet")  # events with a planet's code as "number"
AT_PLACE: Final = {  # questions whose text names a planet or headquarters
    "TakeBonus": "bonus",
    "TakeTurn": "turn",
    "RangedAttack": "ranged",
    "ChooseDefender": "defender",
    "Retreat": "retreat",
    "BattleAbility": "ability",
}
PLACES: Final = r"(planet|hq)-\d+"
MESSAGE_TABLES: Final = MessageTables(
    numbers={kind: Meaning("planet", CARD) for kind in PLACED}
    | {"phase": Meaning("phase", "phase", PHASE_KEYS), "enslaved": Meaning("faction", "faction", FACTION_KEYS)},
    more=MORE,
    words=[stat for stat in STATS if stat not in COUNTED_STATS],
    everything=ALL_ICONS,
    places=PLACES,
    asked={
        "Answers": [MessageChoice("conquest.prompt.Triggers", (BOARD, "resolve"))],
        **{question: [MessageChoice(f"con.ask.{key}", (BOARD,))] for question, key in AT_PLACE.items()},
    },
    undescriptive=("decline", "done", "take-nothing"),
    options={
        "pass": [MessageChoice("con.do.pass.deploy", (BUTTON, "DeployTurn"))],
        "stay": [MessageChoice("con.do.stay.mobile", (BUTTON, "MobileMoves")), MessageChoice("con.do.stay", (BUTTON,))],
    },
    meanings={"enslave": Meaning("card", "faction"), "bring": Meaning("card", CARD)},
    effective=("option", "use", "play", "resolve"),
    priced=dict.fromkeys(("play", "use", "strike"), "con.do.cost"),
)


class ConquestSpeaker(DuelSpeaker):
    """Renders the data of a Conquest game in one language."""

    game = "conquest"
    grammar = GRAMMAR
    library = LIBRARY
    names = NAMES
    tables = MESSAGE_TABLES

    # --- names ------------------------------------------------------------------------------------------------

    def army(self, key: str) -> str:
        return faction_name(self.book, key)

    def place(self, place: str, players: Players) -> str:
        """Text for a place such as `planet-3` or `hq-1`; a planet out of play is named by its number."""
        if place in players.places:
            return self.card(players.places[place])
        kind, _, number = place.partition("-")
        if kind == "planet":
            return self.book.say("conquest.place.planet", number=number)
        whose = self.whose(int(number) - 1, players)
        return self.book.say(f"conquest.place.hq.{whose}", number=number)

    def thing(self, name: str, players: Players) -> str:
        """Text for a thing in an event: a card by its code, a planet or headquarters by its place."""
        return self.place(name, players) if is_place(name) else self.card(name)

    def symbol(self, symbol: str) -> str:
        return self.book.say(f"conquest.symbol.{symbol}")

    # --- what happens -----------------------------------------------------------------------------------------

    def event(self, event: Shown, players: Players) -> str:
        """Text of an event, one or two sentences, including the names of planets."""
        players = Players(players.reader, players.sides, players.races, event.get("planets", {}))
        return super().event(event, players)

    # --- what may be done -------------------------------------------------------------------------------------

    def asked(self, view: View, about: View, words: Words) -> str:
        asked = self.book.say(self.question(view, set()), **words)
        if "kind" not in about:
            return asked
        happened, by = f"conquest.occurrence.{about['kind']}", self.lying(about.get("by", -1), view)
        return f"{self.book.say(happened, card=words['card'], by=by)} {asked}"

    def lying(self, number: int, view: View) -> str:
        """Text for a numbered thing on the table: a card, a planet or a headquarters."""
        for planet in view["planets"]:
            if planet["id"] == number:
                return self._planet(planet)
        lying = [card for planet in view["planets"] for side in planet["sides"] for card in side]
        lying += view["playing"]
        for player in view["players"]:
            if player["site"] == number:
                return self.place(f"hq-{player['seat'] + 1}", Players.of(view))
            lying += [*player["hq"], *player["hand"]["cards"], *player["discard"]]
        found = [self.card(card["code"]) for card in lying if card["id"] == number]
        return found[0] if found else self.book.say("conquest.no-card")

    def _planet(self, planet: View) -> str:
        if "code" in planet:
            return self.card(planet["code"])
        return self.book.say("conquest.place.planet", number=planet["position"] + 1)

    def option(self, phrase: Phrase, notation: str, view: View, players: Players) -> str:
        verb = phrase.verb
        told = self._told(verb, notation, view) if verb in MESSAGE_TABLES.effective else ""
        if told and verb == "option":
            return told
        words = self.parts(phrase, players) | self.meanings(phrase)
        if verb in ("dial", "synapse dial"):
            up = [planet for planet in view["planets"] if planet["state"] == "up"]
            words["card"] = self._planet(up[phrase.amount - 1])
        elif phrase.word == OUT_OF_DISCARD:
            words["card"] = self.book.say("conquest.place.discarded", card=words["card"])
        key = self.key_of(verb, {view["question"]}, THING if "target" in words else ())
        if not key:
            return notation
        said = self.book.say(key, **words)
        return f"{said}: {told}" if told else said

    def _told(self, verb: str, notation: str, view: View) -> str:
        """Text of an option's effect, if the card has several effects that it could be confused with."""
        if notation not in view["options"]:
            return ""
        move = view["moves"][view["options"].index(notation)]
        others = {each["says"] for each in view["moves"] if "says" in each and each.get("id") == move.get("id")}
        alone = len(others) < 2 and verb != "option"
        return "" if alone or "says" not in move else effect_words(self.book, move["says"])

    def named(self, name: str, players: Players) -> str:
        """Text for a name in notation: a card, a planet or a headquarters."""
        if name in ("own HQ", "enemy HQ"):
            return self.book.say(f"conquest.place.hq.{'you' if name == 'own HQ' else 'foe'}", number="")
        if name.startswith("reserve at "):
            planet = self.named(name.removeprefix("reserve at "), players)
            return self.book.say("conquest.place.reserve", planet=planet)
        if (code := LIBRARY.code_of(name)) is not None:
            return self.card(code)
        word, _, number = name.rpartition(" ")
        if word == "planet" and number.isdigit():
            return self.book.say("conquest.place.planet", number=number)
        return name


def is_place(name: str) -> bool:
    """True if an event names a planet or a headquarters, not a card."""
    return re.fullmatch(PLACES, name) is not None
