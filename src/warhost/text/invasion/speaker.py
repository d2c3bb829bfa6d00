"""How Warhammer: Invasion is said: who is who, what happened, what is asked, what may be done, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...decks import Problem
from ...engine.notation import split
from ...invasion.library import LIBRARY
from ...invasion.words import LONG_VERBS, PHASE_KEYS, RACE_KEYS, ZONE_NAMES
from ..phrasebook import Phrasebook
from ..speaker import Players, Shown, Speaker, View
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


class InvasionSpeaker(Speaker):
    """Says the data of a game of Invasion in one language."""

    __slots__ = ()
    game = "invasion"

    def __init__(self, book: Phrasebook) -> None:
        super().__init__(book)

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

    def phase(self, key: str) -> str:
        return self.book.say(f"invasion.phase.{key}")

    def window(self, key: str) -> str:
        return self.book.say(f"invasion.window.{key}")

    def kind(self, key: str) -> str:
        return self.book.say(f"invasion.kind.{key}")

    def mark(self, mark: str) -> str:
        return self.book.say(f"invasion.mark.{mark}")

    def stat(self, stat: str) -> str:
        return self.book.say(f"invasion.stat.{stat}")

    # --- what happens -----------------------------------------------------------------------------------------

    def event(self, event: Shown, players: Players) -> str:
        """An event, as `state.shown(event, seat)` gives it, as a sentence or two."""
        kind, seat = event["kind"], event.get("seat")
        words: dict[str, Any] = {name: event[name] for name in ("number", "other", "trait") if name in event}
        if seat is not None:
            words["player"] = self.player(seat, players)
        # What happens to a facedown card is told, and not to which.
        words["card"] = self.thing(event["card"], players) if "card" in event else self.book.say("invasion.hidden-card")
        if isinstance(event.get("other"), str):
            words["other"] = self.thing(event["other"], players)
        if "place" in event:
            words["place"] = self.place(event["place"], players)
        if kind in ("phase", "skipped"):
            words["phase"] = self.phase(PHASE_KEYS[event["number"]])
        if kind == "capital":
            words["race"] = self.army(RACE_KEYS[event["number"]])
        if kind.startswith("gained-"):
            return self._gained(kind.removeprefix("gained-"), words)
        said = " ".join([self.book.say(self._key(event, players), **words), *self._more(event, words)])
        return said[:1].upper() + said[1:].replace("!.", "!")  # some names end with a mark of their own

    def _key(self, event: Shown, players: Players) -> str:
        key = f"invasion.event.{event['kind']}"
        if "card" not in event and self.book.has(f"{key}.hidden"):
            return f"{key}.hidden"
        mine = players.reader >= 0 and event.get("seat") == players.reader
        return f"{key}.you" if mine and self.book.has(f"{key}.you") else key

    def _more(self, event: Shown, words: Mapping[str, Any]) -> list[str]:
        """What is said behind some events: the target, X, what a card lies on."""
        kind = event["kind"]
        said = []
        if kind in ("plays", "uses") and "other" in event:
            said.append(self.book.say("invasion.event.at", **words))
        if kind == "plays" and "number" in event:
            said.append(self.book.say("invasion.event.x", **words))
        if kind == "entered" and "other" in event:
            said.append(self.book.say("invasion.event.on", **words))
        return said

    def _gained(self, stat: str, words: dict[str, Any]) -> str:
        number = words.pop("number")
        key = "invasion.event.gained.word" if stat in STATED else "invasion.event.gained"
        return self.book.say(key, **words, number=f"{number:+d}".replace("-", "\u2212"), stat=self.stat(stat))

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
        if question == "Asked":
            for option in view["options"]:
                verb = split(option, LONG_VERBS)[0].replace(" ", "-")
                if verb != "decline" and self.book.has(f"{key}.{verb}"):
                    return f"{key}.{verb}"
        return key

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

    def refusal(self, name: str, card: str | None, players: Players) -> str:
        """Why an action is not offered: the requirement of that name, with the card that imposes it."""
        said = self.thing(card, players) if card is not None else self.book.say("invasion.no-card")
        return self.book.say(f"invasion.requirement.{name}", card=said)

    def problem(self, found: Problem) -> str:
        """What is wrong with a deck."""
        return deck_problem(self.book, found)
