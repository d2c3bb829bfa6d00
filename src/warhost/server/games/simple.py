"""Generic game adapter of a simple game, configured by its kit."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from ...bots import BOTS
from ...decks.simple import FIRSTS, FORMS, SimpleCard, SimpleDeck, SimpleDecks
from ...engine import requirements
from ...engine.errors import BadSetup
from ...engine.notation import Phrase
from ...engine.plain import JsonData, JsonObject
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...engine.views.simple_view import SimpleView
from ...text import LANGUAGES, phrasebook
from ...text.phrasebook import own_names
from ...text.simple import simple_speaker
from .. import protocol
from ..protocol.words import Value
from .adapter import SURPRISE
from .move_notation import unseen, verb_of

if TYPE_CHECKING:
    from ...kit import GameKit

PLAYERS: Final = 2


class SimpleAdapter:
    """Adapter of a simple game."""

    haste = 1.0
    head = "deck"
    describes = False

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit

    @property
    def decks(self) -> SimpleDecks:
        return cast(SimpleDecks, self.kit.decks)

    def places(self, options: JsonData) -> int:
        return self.decks.players(options)

    def check(self, deck: protocol.Deck, options: JsonData, form: str = "", ally: str = "") -> protocol.DeckReport:
        found = self.decks.problems(self._read(deck))
        name = self.kit.name
        listed = [
            protocol.DeckProblem(f"{name}.problem.{each.name}", each.rule, each.card, dict(each.args)) for each in found
        ]
        return protocol.DeckReport(listed, {}, {})

    def needs(self, deck: protocol.Deck) -> dict[str, Value]:
        return {}

    def army(self, deck: str | protocol.Deck) -> str:
        if isinstance(deck, protocol.Deck):
            return deck.army
        return deck if deck in self.decks.box else ""

    def setup(self, options: JsonData, decks: list[str | protocol.Deck], seed: int) -> JsonData:
        rng, boxed = Rng(seeded(f"decks {seed}")), self.decks.boxed()
        drawn = [boxed[rng.below(len(boxed))] if deck == SURPRISE else deck for deck in decks]
        plain = [self.decks.plain(self._read(deck)) if isinstance(deck, protocol.Deck) else deck for deck in drawn]
        return {"decks": plain, "options": options}

    def order(self, setup: JsonData, seed: int) -> list[int]:
        return self.decks.seating(setup["options"], seed)

    def seats(self, position: JsonObject) -> int:
        return PLAYERS

    def reveals_information(self, kind: str) -> bool:
        return kind in self.kit.rules.telling

    def notation_of(self, state: State, seat: int, move: protocol.MoveData) -> str:
        card, to = [self._named(state, seat, thing) for thing in (move.card, move.to)]
        return Phrase(verb_of(state, move), card=card, target=to).written()

    def _named(self, state: State, seat: int, thing: protocol.ThingData | None) -> str:
        """The name of a card that the seat can see."""
        if thing is None:
            return ""
        players = cast(SimpleView, state.view(seat))["players"]
        shown = [card for player in players for zone in player["zones"] for card in zone["cards"]]
        for card in shown:
            if card["id"] == thing.id:
                return self.kit.cards[card["code"]].name
        raise unseen()

    def refusal(self, state: State, found: requirements.Refusal) -> protocol.Refusal:
        card = self._code(state.called(found.card)) if found.card >= 0 else ""
        return protocol.Refusal(f"{self.kit.name}.requirement.{found.name}", rule=found.rule, card=card)

    def outlook(self, state: State, index: int) -> protocol.PreviewOutcome:
        return protocol.PreviewOutcome()

    def position(self, state: State) -> JsonObject | None:
        return None

    def summary(self, state: State) -> JsonObject:
        return {}

    def read_deck(self, text: str) -> protocol.Deck:
        read = self.decks.parse(text, "the deck")
        return protocol.Deck(read.key, read.name, read.cards)

    def write_deck(self, deck: protocol.Deck, form: str) -> str:
        if form not in FORMS:
            raise BadSetup(f"decks of {self.kit.name} are written as {' or '.join(FORMS)}, not as {form}")
        return self.decks.written(self._read(deck), form)

    def pool(self) -> protocol.DeckPool:
        decks = self.decks
        fits = dict.fromkeys(decks.boxed(), 0)
        cards = [
            protocol.PoolCard(each.code, each.name, "", "", dict(each.numbers), limit=decks.copies, fits=fits)
            for each in decks.cards.values()
        ]
        ready = [protocol.Deck(key, "", dict(counts)) for key, counts in decks.box.items()]
        armies = [protocol.PoolArmy(key) for key in fits]
        return protocol.DeckPool(
            self.kit.name, armies, [], cards, ready, [], list(FORMS), decks.least, decks.most, decks.copies
        )

    def info(self) -> protocol.GameInfo:
        armies = [protocol.ArmyInfo(key, dict(counts)) for key, counts in self.decks.box.items()]
        first = protocol.OptionInfo("first", "choice", FIRSTS[0], list(FIRSTS))
        rules = self.kit.rules
        return protocol.GameInfo(
            self.kit.name, rules.version, True, [PLAYERS], list(BOTS), armies, [first], rules.prefix
        )

    def cards(self) -> list[protocol.CardInfo]:
        return self._cards

    @cached_property
    def _cards(self) -> list[protocol.CardInfo]:
        return [self._card(card) for card in self.kit.cards.values()]

    def _card(self, card: SimpleCard) -> protocol.CardInfo:
        speakers = {language: simple_speaker(phrasebook(language), self.kit) for language in LANGUAGES}
        text = {language: speaker.lines(card) for language, speaker in speakers.items()}
        return protocol.CardInfo(
            card.code, card.name, own_names(self.kit.name, card.code), "", dict(card.numbers), text
        )

    def own_cards(self, state: State) -> list[protocol.CardInfo]:
        return []

    def deck_codes(self, state: State, seat: int) -> list[str]:
        return []

    def _read(self, deck: protocol.Deck) -> SimpleDeck:
        if deck.cards is None:
            return self.decks.ready(deck.army)
        return self.decks.read({"deck": deck.army, "name": deck.name, "cards": dict(deck.cards)})

    def _code(self, name: str) -> str:
        return next((code for code, card in self.kit.cards.items() if card.name == name), "")
