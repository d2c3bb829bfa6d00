"""Game adapter of Warhammer: Invasion."""

from __future__ import annotations

from typing import Final, cast

from ...decks import Problem
from ...decks.families import Families
from ...effects.state.world import World
from ...engine import requirements
from ...engine.moves import BARE_CARD, BARE_TARGET, MoveFormat
from ...engine.plain import JsonObject
from ...engine.state import State
from ...invasion import INVASION, LIBRARY
from ...invasion.card import COST_X, Card
from ...invasion.decks.constructed import READY
from ...invasion.decks.deck import SIDE, Deck, problems, problems_in, read_deck
from ...invasion.decks.drafts import SIDES
from ...invasion.decks.kit import DECKS
from ...invasion.decks.loyalty import families
from ...invasion.decks.starters import STARTERS
from ...invasion.duel import read_options
from ...invasion.library import ALL_SETS, CORE, OWN, RANDOM_SETS, all_cards, card_sets, official
from ...invasion.positions.report import position_of, summary
from ...invasion.rules.battles.assigning import AssignDamage
from ...invasion.state import InvasionState
from ...invasion.words import FACEDOWN, SEATS, STATS, ZONE_NAMES
from ...text.invasion.cards import card_lines
from ...text.invasion.effects import effect_words, told_apart
from ..protocol import Deck as SentDeck
from ..protocol import OptionInfo, Refusal
from .duel import CardSource, CardTextSource, DuelAdapter
from .invasion_pool import invasion_pool

BOXES: Final = {each.cycle: each.cycle_name for each in card_sets().values()}
PACKS: Final = {each.key: each.name for each in card_sets().values() if each.key not in BOXES}


class InvasionAdapter(DuelAdapter[Deck, Card]):
    """Adapter of Warhammer: Invasion."""

    rules = INVASION
    head = "capital"
    told = ("drew", "revealed", "searches", "shuffled", "turned-faceup", "ambushed", "pack")
    options = [  # noqa: RUF012
        OptionInfo("first", "choice", "random", ["random", "1", "2"]),
        OptionInfo("restore_units_only", "bool", False),
        OptionInfo("draft", "several", CORE, [ALL_SETS, RANDOM_SETS, *BOXES], list(PACKS), BOXES | PACKS),
    ]
    decks = DECKS
    ready = READY

    def boxed(self) -> dict[str, dict[str, int]]:
        """The preconstructed decks, and the piles from which decks are drafted."""
        return super().boxed() | {side: {} for side in SIDES}

    def leader(self, deck: Deck) -> str:
        return deck.capital

    def default_deck_name(self, leader: str) -> str:
        return leader

    def emblem(self, leader: str) -> str:
        return leader if leader in SIDE or leader in SIDES else ""

    def face(self, deck: Deck) -> str:
        """The code of a legend, else of the unit with the highest cost, preferably a unique one."""
        cards = [official()[code] for code in deck.counts()]
        people = [card for card in cards if card.kind in ("legend", "unit")]
        return max(people, key=lambda card: (card.kind == "legend", card.cost or 0, card.unique, card.code)).code

    def random_choices(self, decks: list[str | SentDeck]) -> list[str]:
        """The starter decks for a random choice; opposite a drafting player, the other draft piles (INV-30.1)."""
        drafted = [deck for deck in decks if isinstance(deck, str) and deck in SIDES]
        return [side for side in SIDES if side not in drafted] if drafted else list(STARTERS)

    def problems(self, deck: Deck, form: str) -> list[Problem]:
        return problems_in(deck, form) if form else problems(deck)

    def families(self, deck: Deck, ally: str) -> Families:
        return families(deck)

    def family(self, card: Card) -> str:
        return card.race

    def refusal(self, state: State, found: requirements.Refusal) -> Refusal:
        s = cast(InvasionState, state)
        card, place = "", found.place
        if 0 <= found.card < s.duel.cards and not s.marks[found.card] & FACEDOWN:
            card = s.duel.code(found.card)
        elif s.duel.cards <= found.card < s.duel.objects:
            place = s.place[found.card]
        where = f"{place % SEATS + 1} {ZONE_NAMES[place // SEATS]}" if 0 <= place < SEATS * len(ZONE_NAMES) else ""
        return Refusal(f"invasion.requirement.{found.name}", rule=found.rule, card=card, place=where)

    def manner(self, s: World, seat: int, verb: str, card: int, target: int) -> MoveFormat:
        """Omit the owner of a zone that is attacked or damaged in combat, or into which a card is played."""
        state, bits = cast(InvasionState, s), 0
        duel, sections = state.duel, range(state.duel.cards, state.duel.objects)
        if card in sections and (verb == "attack" or isinstance(state.question, AssignDamage)):
            bits |= BARE_CARD
        if target in sections and 0 <= card < duel.cards:
            side = 1 - seat if verb == "play" and duel.enemy[card] else seat
            goes = verb == "develop" or (verb == "play" and not duel.play[card].slots)
            bits |= BARE_TARGET if goes and state.place[target] % SEATS == side else 0
        return MoveFormat(bits)

    def deck_codes(self, state: State, seat: int) -> list[str]:
        """The card codes of a seat's own deck; empty in a draft, because the drafter does not know the packs yet."""
        s = cast(InvasionState, state)
        return [] if s.draft else sorted(set(s.duel.decks[seat]))

    def facts(self, card: Card) -> JsonObject:
        """The printed facts of a card."""
        return {
            "kind": card.kind,
            "cost": card.cost if card.cost != COST_X else None,
            "loyalty": card.loyalty,
            "power": card.power,
            "hit_points": card.hit_points,
            "traits": list(card.traits),
            "unique": card.unique,
            "zone_only": "quest" if card.kind == "quest" else card.zone_only,
            "keywords": {STATS[stat]: number for stat, number in card.stats},
            "powers": list(card.powers) if card.powers is not None else None,
            "deck_only": " ".join(card.deck_only),
            "attachment": card.attachment,
            "copies": card.copies,
        }


CARD_SOURCE: Final = CardSource(read_deck, read_options, all_cards, LIBRARY, invasion_pool, OWN.sets)
WORDS: Final = CardTextSource(card_lines, told_apart, effect_words)
ADAPTER: Final = InvasionAdapter(CARD_SOURCE, WORDS, position_of, summary)
