"""Game adapter of Lords of War."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, Final, cast

from ...bots import BOTS
from ...engine import requirements
from ...engine.errors import BadSetup
from ...engine.notation import Phrase
from ...engine.plain import JsonData, JsonObject
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...lords.armies import ARMIES, UNITS
from ...lords.decks.deck import army_rule, problems, ranks, read_deck
from ...lords.decks.files import FORMATS, parse, written
from ...lords.game import LORDS
from ...lords.positions.report import position_of, summary
from ...lords.rules.options import ARMY_RULES, FIRSTS, GOALS, LEVELS, LONGEST, TIE_BREAKS, Options, read_options
from ...lords.rules.preview import preview
from ...lords.setup import seating
from ...lords.state import LordsState
from ...lords.units import DIRECTIONS, Unit
from ...text import LANGUAGES, phrasebook
from ...text.lords.cards import card_sentences
from ...text.phrasebook import own_names
from .. import protocol
from ..protocol.words import Value
from .adapter import SURPRISE
from .move_notation import verb_of

TELLING: Final = ("drew", "revealed")  # event kinds that reveal a card that had been hidden from a player
CHOICES: Final[dict[str, tuple[int | str, ...]]] = {
    "players": tuple(GOALS),
    "armies": ARMY_RULES,
    "level": LEVELS,
    "tie_break": TIE_BREAKS,
    "first": FIRSTS,
}
LEAST: Final = {"columns": 3, "rows": 2, "hand": 1, "quiet_turns": 1}
MOST: Final = {"columns": LONGEST, "rows": LONGEST}


class LordsAdapter:
    """Adapter of Lords of War."""

    haste = 1.0
    head = "army"
    describes = True

    def places(self, options: JsonData) -> int:
        return read_options(options).players

    def check(self, deck: protocol.Deck, options: JsonData, form: str = "", ally: str = "") -> protocol.DeckReport:
        chosen = read_options(options)
        read = read_deck(_plain(deck))
        found = problems(read, chosen.armies, chosen.max_copies)
        known = [code for code in read.cards if code in UNITS]
        wanted = ranks(ARMIES[deck.army].deck()) if deck.army in ARMIES else {}
        listed = [
            protocol.DeckProblem(f"lords.deck.{each.name}", each.rule, each.card, dict(each.args)) for each in found
        ]
        return protocol.DeckReport(listed, ranks(known), wanted, needs=self.needs(deck))

    def needs(self, deck: protocol.Deck) -> dict[str, Value]:
        """The variant that allows a custom army (C or D)."""
        rule = army_rule(read_deck(_plain(deck)))
        return {} if rule == ARMY_RULES[0] else {"armies": rule}

    def read_deck(self, text: str) -> protocol.Deck:
        read = parse(text)
        own = read.name if read.army not in ARMIES or read.name != ARMIES[read.army].name else ""
        return protocol.Deck(read.army, own, read.counts())

    def write_deck(self, deck: protocol.Deck, form: str) -> str:
        if form not in FORMATS:
            raise BadSetup(f"decks of Lords of War are written as {' or '.join(FORMATS)}, not as {form}")
        return written(read_deck(_plain(deck)), form)

    def pool(self) -> protocol.DeckPool:
        """The deck-building pool; every army may hire the units of all others (LOW-15.D1)."""
        ready = [
            protocol.Deck(key, "", {unit.code: unit.copies for unit in army.units}) for key, army in ARMIES.items()
        ]
        size = max([len(army.deck()) for army in ARMIES.values()])
        cards = [
            protocol.PoolCard(
                unit.code, unit.name, unit.army, unit.rank, facts(unit), limit=size, fits=dict.fromkeys(ARMIES, 0)
            )
            for unit in UNITS.values()
        ]
        return protocol.DeckPool(
            "lords", [protocol.PoolArmy(key) for key in ARMIES], [], cards, ready, [], list(FORMATS), size, size, size
        )

    def army(self, deck: str | protocol.Deck) -> str:
        if isinstance(deck, protocol.Deck):
            return deck.army
        return deck if deck in ARMIES else ""

    def setup(self, options: JsonData, decks: list[str | protocol.Deck], seed: int) -> JsonData:
        """The setup of a game.  In variant E each team has one deck: that of its first player (LOW-15.E1)."""
        rng = Rng(seeded(f"armies {seed}"))
        drawn = [list(ARMIES)[rng.below(len(ARMIES))] if deck == SURPRISE else deck for deck in decks]
        return {"decks": [_plain(deck) for deck in drawn[: read_options(options).decks]], "options": options}

    def order(self, setup: JsonData, seed: int) -> list[int]:
        options = read_options(setup["options"])
        return seating(options, seed) if options.players == options.decks else list(range(options.players))

    def seats(self, position: JsonObject) -> int:
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise BadSetup("options are named with their values")
        return read_options(options).players

    def reveals_information(self, kind: str) -> bool:
        return kind in TELLING

    def notation_of(self, state: State, seat: int, move: protocol.MoveData) -> str:
        card, to = [_name(thing) for thing in (move.card, move.to)]
        return Phrase(verb_of(state, move), card=card, preposition="", target=to).written()

    def refusal(self, state: State, found: requirements.Refusal) -> protocol.Refusal:
        battle = cast(LordsState, state).battle
        return protocol.Refusal(
            f"lords.requirement.{found.name}",
            rule=found.rule,
            card=battle.code(found.card) if found.card >= 0 else "",
            place=battle.board.name(found.place) if found.place >= 0 else "",
        )

    def outlook(self, state: State, index: int) -> protocol.PreviewOutcome:
        seen = preview(state, index)
        return protocol.PreviewOutcome(
            list(seen.kills), list(seen.losses), seen.then, seen.ended, seen.defence, seen.incoming
        )

    def position(self, state: State) -> JsonObject | None:
        return position_of(cast(LordsState, state))

    def summary(self, state: State) -> JsonObject:
        return summary(cast(LordsState, state))

    def info(self) -> protocol.GameInfo:
        armies = [
            protocol.ArmyInfo(key, {unit.code: unit.copies for unit in army.units}) for key, army in ARMIES.items()
        ]
        options = [_option(field.name, field.default) for field in fields(Options)]
        return protocol.GameInfo("lords", LORDS.version, True, list(GOALS), list(BOTS), armies, options, LORDS.prefix)

    def cards(self) -> list[protocol.CardInfo]:
        return _cards()

    def own_cards(self, state: State) -> list[protocol.CardInfo]:
        return [_card(unit) for unit in cast(LordsState, state).battle.extra.values()]

    def deck_codes(self, state: State, seat: int) -> list[str]:
        return []


def _name(thing: protocol.ThingData | None) -> str:
    """The square or the code by which a move names a thing."""
    return thing.square or thing.code if thing is not None else ""


@cache
def _cards() -> list[protocol.CardInfo]:
    return [_card(unit) for unit in UNITS.values()]


def _card(unit: Unit) -> protocol.CardInfo:
    """A card with its texts; a card of a scenario has the translated name of the official card with its name."""
    books = [phrasebook(language) for language in LANGUAGES]
    code = next((each.code for each in UNITS.values() if each.name == unit.name), unit.code)
    names = own_names("lords", code)
    sentences = {book.language: card_sentences(book, unit) for book in books}
    return protocol.CardInfo(unit.code, unit.name, names, unit.army, facts(unit), sentences)


def facts(unit: Unit) -> JsonObject:
    """The printed facts of a card, with its arrows relative to its own forward direction."""
    shot = unit.ranged
    return {
        "rank": unit.rank,
        "class": unit.kind,
        "defence": unit.defence,
        "arrows": {way: value for way, value in zip(DIRECTIONS, unit.arrows, strict=True) if value},
        "moves": [way for way, path in zip(DIRECTIONS, unit.moves, strict=True) if path],
        "ranged": {"value": shot.value, "squares": [list(each) for each in shot.squares]} if shot is not None else None,
        "copies": unit.copies,
        "commander": unit.commander,
        "support": unit.support,
    }


def _option(name: str, default: Any) -> protocol.OptionInfo:
    if name in CHOICES:
        return protocol.OptionInfo(name, "choice", default, list(CHOICES[name]))
    if isinstance(default, bool):
        return protocol.OptionInfo(name, "bool", default)
    return protocol.OptionInfo(name, "number", default, least=LEAST.get(name, 0), most=MOST.get(name, 0))


def _plain(deck: str | protocol.Deck) -> str | JsonObject:
    """A deck in the form of a setup."""
    if isinstance(deck, str):
        return deck
    plain: JsonObject = {"army": deck.army}
    if deck.name:
        plain["name"] = deck.name
    if deck.cards is not None:
        plain["cards"] = deck.cards
    return plain


ADAPTER: Final = LordsAdapter()
