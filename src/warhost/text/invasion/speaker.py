"""How Warhammer: Invasion is said: who is who, what happened, what is asked, what may be done, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...decks import Problem
from ...engine.notation import split
from ...invasion.library import LIBRARY
from ...invasion.words import LONG_VERBS, PHASE_KEYS, RACE_KEYS, ZONE_NAMES
from ..duel.speaker import DuelSpeaker
from ..speaker import Players, Shown, View
from .decks import capital_name, card_name, deck_problem
from .effects import effect_words

EFFECTIVE: Final = ("option", "resolve")  # said by what the effect does
NUMBERED: Final = ("assign", "x", "reveal", "move", "shift", "option", "pay")  # a number comes next
STATED: Final = (
    "cannot-attack",
    "cannot-defend",
    "cannot-be-corrupted",
    "cannot-be-restored",
    "scout",
    "limited",
    "necromancy",
)


class InvasionSpeaker(DuelSpeaker):
    """Says the data of a game of Invasion in one language."""

    __slots__ = ()
    game = "invasion"
    long_verbs = LONG_VERBS
    untold = ("decline",)

    # --- names ------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """The name of a card."""
        return card_name(self.book, code)

    def army(self, key: str) -> str:
        return capital_name(self.book, key)

    def zone(self, key: str) -> str:
        return self.book.say(f"invasion.zone.{key}")

    def place(self, place: str, players: Players) -> str:
        """A zone of a player, given as `1 quest`, in words."""
        if place == "board":
            return self.book.say("invasion.place.board")
        number, _, zone = place.partition(" ")
        whose = "seat"
        if players.reader >= 0:
            whose = "you" if int(number) - 1 == players.reader else "foe"
        return self.book.say(f"invasion.place.{whose}.{zone}", number=number)

    def thing(self, name: str, players: Players) -> str:
        """A card by its code, a section by its place, a link of the chain, as events name them."""
        if name.startswith("section-"):
            return self.place(name.removeprefix("section-").replace("-", " "), players)
        if name.startswith("player-"):
            return self.player(int(name.removeprefix("player-")) - 1, players)
        return self.book.say("invasion.link") if name == "link" else self.card(name)

    # --- what happens -----------------------------------------------------------------------------------------

    def own_words(self, event: Shown) -> dict[str, Any]:
        """What happens to a facedown card is told, and not to which."""
        words: dict[str, Any] = {} if "card" in event else {"card": self.book.say("invasion.hidden-card")}
        if event["kind"] in ("phase", "skipped"):
            words["phase"] = self.phase(PHASE_KEYS[event["number"]])
        if event["kind"] == "capital":
            words["race"] = self.army(RACE_KEYS[event["number"]])
        return words

    def more(self, event: Shown, words: Mapping[str, Any]) -> list[str]:
        """Also what a card lies on."""
        said = super().more(event, words)
        if event["kind"] == "entered" and "other" in event:
            said.append(self.book.say("invasion.event.on", **words))
        return said

    def gained_key(self, stat: str, number: int) -> str:
        return "invasion.event.gained.word" if stat in STATED else "invasion.event.gained"

    # --- what may be done -------------------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        """What the reader of a view is asked, or whom the game waits for."""
        if view["outcome"] is not None:
            return self.book.say("invasion.prompt.over")
        turn = view["turn"]
        if view["asked"] != view["seat"]:
            player = self.player(view["asked"], Players.of(view))
            return self.book.say("invasion.prompt.wait", player=player, phase=self.phase(turn["phase"]))
        about = view["about"] or {}
        words = {
            "window": self.window(turn["window"]),
            "card": self.card(about["card"]) if "card" in about else self.book.say("invasion.no-card"),
            "number": about.get("left", 0),
        }
        if view["question"] == "Window" and view["chain"]:
            last = view["chain"][-1]
            words["card"] = self.card(last["code"]) if "code" in last else self.book.say("invasion.hidden-card")
        return self.book.say(self._asked(view), **words)

    def _asked(self, view: View) -> str:
        """The key of a question; what an effect asks is told by what may be answered."""
        question, key = view["question"], f"invasion.prompt.{view['question']}"
        if question == "Window":
            if view["chain"]:
                return f"{key}.response"
            own = view["turn"]["active"] == view["seat"] and view["turn"]["window"] == "capital"
            return f"{key}.first" if own else key
        return self.asked_by_effect(view, key) if question == "Asked" else key

    def action(self, notation: str, view: View) -> str:
        """An option, given in notation, in words; where a card does several things, in those of the effect."""
        verb, rest = split(notation, LONG_VERBS)
        if verb in EFFECTIVE and notation in view["options"]:
            says = [move.get("says", "") for move in view["moves"]]
            key = says[view["options"].index(notation)]
            told = effect_words(self.book, key) if key else ""
            name = rest if says.count(key) > 1 else rest.partition(" #")[0]  # the number tells one effect from itself
            if told:
                return told if verb == "option" else f"{self.named(name, Players.of(view))}: {told}"
        words: dict[str, Any] = {}
        if verb in NUMBERED:
            number, _, rest = rest.partition(" ")
            words["number"] = number
            rest = rest.removeprefix("for ")
        name, _, aim = rest.partition(" > ")
        players = Players.of(view)
        if name:
            words["card"] = self.army(name) if verb == "capital" else self.named(name, players)
        key = f"invasion.action.{verb.replace(' ', '-')}"
        if verb == "discard" and view["question"] == "Ordering":
            key += "-first"
        if aim:
            words["target"] = self.named(aim, players)
            key += ".to" if aim.partition(" #")[0] in ZONE_NAMES else ".at"
        return self.book.say(key, **words) if self.book.has(key) else notation

    def named(self, name: str, players: Players) -> str:
        """What notation calls by a name: a card, a zone, a section of a capital, a development."""
        plain, mark, count = name.partition(" #")
        again = f" ({mark.strip()}{count})" if mark else ""
        if plain in ("yourself", "opponent"):
            return self.book.say(f"invasion.{plain}")
        if plain in ZONE_NAMES:
            return self.zone(plain) + again
        whose, _, zone = plain.partition(" ")
        if zone in ZONE_NAMES and whose in ("own", "enemy"):
            return self.book.say(f"invasion.place.{'you' if whose == 'own' else 'foe'}.{zone}", number="") + again
        if zone in ZONE_NAMES and whose == "development":
            return self.book.say("invasion.development", place=self.zone(zone)) + again
        if (code := LIBRARY.code_of(plain)) is not None:
            return self.card(code) + again
        card, _, number = plain.rpartition(" ")
        code = LIBRARY.code_of(card)
        if code is not None and number.isdigit():  # one of several Actions
            return f"{self.card(code)} ({number}){again}"
        return name

    def problem(self, found: Problem) -> str:
        """What is wrong with a deck."""
        return deck_problem(self.book, found)
