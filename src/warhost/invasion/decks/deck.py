"""Deck building: the rules for constructed decks, and the problems of illegal ones (INV-28)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...decks import DeckList, Problem, Problems, copies_by_title, plain, read_object, refuse
from ...engine.errors import BadDeck
from ...engine.plain import JsonData
from ..card import Card
from ..library import LIBRARY, OWN, all_cards, titles
from ..words import DESTRUCTION, NEUTRAL, ORDER, RACE_KEYS
from .lists import BANNED, DUEL, FORMATS, RESTRICTED

LEAST_CARDS: Final = 50
MOST_CARDS: Final = 100
MOST_COPIES: Final = 3
SIDE: Final = {  # capital board -> its side; the last four boards have neutral cards only for that side
    **{RACE_KEYS[race]: "order" for race in ORDER},
    **{RACE_KEYS[race]: "destruction" for race in DESTRUCTION},
    "lizardmen": "order",
    "wood-elf": "order",
    "skaven": "destruction",
    "undead": "destruction",
}
# Capital boards that cannot be played yet, because their rules are unknown.
BOARDS_TO_COME: Final = ("lizardmen", "wood-elf", "skaven", "undead")
# Kinds of cards that no deck may contain: the problem, and the rule.
NO_DECK: Final = {"draft": ("draft-card", "INV-28.6"), "fulcrum": ("fulcrum", "INV-31.2")}
PROBLEMS: Final = {  # problem of a deck -> English words of an error message; `text/` has the translations
    "unknown-capital": "unknown capital {capital!r}; there are {capitals}",
    "unknown-card": "unknown card {card!r}",
    "too-few": "{count} cards, at least {least} are needed",
    "too-many": "{count} cards, at most {most} are allowed",
    "copies": "{count} copies of {name}, at most {most} are allowed",
    "deck-limit": "{count} copies of {name}, which a deck may hold only {most} of",
    "other-side": "{name} is a card of {side}: {capital} decks cannot hold it",
    "capital-side": "the capital is {capital}, but all cards of a race are of {side}",
    "side-only": "{name} is for {side} decks only",
    "capital-only": "{name} is for decks with a capital of {wanted} only",
    "not-capital": "{name} is for decks with a capital of another race than {unwanted}",
    "draft-card": "{name} is a draft card: it is never part of a deck",
    "fulcrum": "{name} is a fulcrum: it lies on the table and is never part of a deck",
    "restricted": "{name} is one of {count} restricted titles; a deck may hold one such title",
    "banned": "{name} is banned",
    "own-set": "{name} is no card of the {format} format",
    "not-playable": "{name} cannot be played here yet",
    "capital-not-playable": "a capital of {capital} cannot be played here yet",
}
NOT_YET: Final = ("not-playable", "capital-not-playable")  # problems of legal cards that are not implemented
_wrong: Final = Problems(PROBLEMS, NOT_YET, all_cards, {"capitals": ", ".join(SIDE)}).problem


class Deck(DeckList):
    """The cards of a deck as codes, and its capital board."""

    __slots__ = ("capital",)

    def __init__(self, capital: str, cards: list[str], name: str = "") -> None:
        super().__init__(cards, name or capital)
        self.capital = capital

    def written(self) -> JsonData:
        """The deck as plain data, as `read_deck` reads it."""
        named = {"name": self.name} if self.name != self.capital else {}
        return {"game": "invasion", "capital": self.capital, **named, "cards": self.counts()}


def problems(deck: Deck, form: str = DUEL) -> list[Problem]:
    """The problems of a deck: first those under the rules of a format, then cards that cannot be played here."""
    if form not in FORMATS:
        raise BadDeck(f"the format is one of {', '.join(FORMATS)}, not {form!r}")
    if deck.capital not in SIDE:
        return [_wrong("unknown-capital", "INV-28.7", args={"capital": deck.capital})]
    counts, cards = deck.counts(), all_cards()
    unknown = [_wrong("unknown-card", "INV-2.7", code) for code in counts if code not in cards]
    known = [cards[code] for code in counts if code in cards]
    return [
        *unknown,
        *_size(len(deck.cards)),
        *_sides(deck.capital, known),
        *_marks(deck.capital, known),
        *_copies(counts, known),
        *_lists(known, form),
        *_not_yet(deck.capital, known),
    ]


def problems_in(deck: Deck, form: str) -> list[Problem]:
    """The rule problems of a deck; in the format of a card set, cards of this set are legal, too."""
    return OWN.problems(deck, form, FORMATS, LIBRARY, problems, _wrong)


def _size(count: int) -> list[Problem]:
    """Problems of the number of cards (INV-28.1)."""
    if count < LEAST_CARDS:
        return [_wrong("too-few", "INV-28.1", args={"count": count, "least": LEAST_CARDS})]
    if count > MOST_CARDS:
        return [_wrong("too-many", "INV-28.1", args={"count": count, "most": MOST_CARDS})]
    return []


def _sides(capital: str, cards: list[Card]) -> list[Problem]:
    """Cards of Order and Destruction in one deck (INV-28.3), or a capital of the other side (INV-28.7).

    INV-OPEN-19: any board of the side is allowed.
    """
    raced = [card for card in cards if card.race != RACE_KEYS[NEUTRAL]]
    strangers = [card for card in raced if SIDE[card.race] != SIDE[capital]]
    if strangers and len(strangers) == len(raced):
        wrong: dict[str, str | int] = {"capital": capital, "side": SIDE[strangers[0].race]}
        return [_wrong("capital-side", "INV-28.7", args=wrong)]
    return [
        _wrong("other-side", "INV-28.3", card.code, {"side": SIDE[card.race], "capital": capital}) for card in strangers
    ]


def _marks(capital: str, cards: list[Card]) -> list[Problem]:
    """Cards whose text excludes the deck (INV-28.4, INV-15.18, INV-OPEN-17), and kinds that are never in a deck."""
    found = []
    for card in cards:
        if card.kind in NO_DECK:
            name, rule = NO_DECK[card.kind]
            found.append(_wrong(name, rule, card.code))
        for mark in card.deck_only:
            if mark in SIDE.values():
                if mark != SIDE[capital]:
                    found.append(_wrong("side-only", "INV-28.4", card.code, {"side": mark}))
            elif mark.startswith("non-"):
                if mark == f"non-{capital}":
                    found.append(_wrong("not-capital", "INV-OPEN-17", card.code, {"unwanted": capital}))
            elif mark == "undead":
                # Until the Undead board can be played, its cards may be in any Destruction deck.
                if SIDE[capital] != SIDE[mark]:
                    found.append(_wrong("side-only", "INV-OPEN-17", card.code, {"side": SIDE[mark]}))
            elif mark != capital:
                found.append(_wrong("capital-only", "INV-OPEN-17", card.code, {"wanted": mark}))
    return found


def capitals_for(card: Card) -> list[str]:
    """The capitals whose decks may contain a card; none for a card that is never in a deck."""
    if card.kind in NO_DECK:
        return []
    return [capital for capital in SIDE if not _sides(capital, [card]) and not _marks(capital, [card])]


def _copies(counts: dict[str, int], cards: list[Card]) -> list[Problem]:
    """Problems of copies by title: at most three (INV-28.2, INV-28.11), or the card's own limit (INV-28.5)."""
    found = []
    for card, count in copies_by_title(counts, cards):
        most = limit(card)
        if count > most:
            name, rule = ("copies", "INV-28.2") if most >= MOST_COPIES else ("deck-limit", "INV-28.5")
            found.append(_wrong(name, rule, card.code, {"count": count, "most": most}))
    return found


def limit(card: Card) -> int:
    """The number of copies of a title that a deck may contain; one printing decides for all (INV-2.18, INV-2.19)."""
    cards = all_cards()
    own = [cards[code].deck_limit for code in titles()[plain(card.name)] if cards[code].deck_limit]
    return min(own) if own else MOST_COPIES


def listed_as(card: Card, form: str) -> str:
    """`restricted`, `banned` or "": the status of a card's title in a format (INV-28.10)."""
    return _by_title(form).get(plain(card.name), "")


@lru_cache(maxsize=len(FORMATS))
def _by_title(form: str) -> dict[str, str]:
    return {
        **{plain(title): "restricted" for title in RESTRICTED[form]},
        **{plain(title): "banned" for title in BANNED[form]},
    }


def _lists(cards: list[Card], form: str) -> list[Problem]:
    """Problems with restricted titles (at most one, INV-28.8) and banned ones (INV-28.9)."""
    restricted: dict[str, str] = {}
    found = []
    banned: set[str] = set()
    for card in cards:
        title, state = plain(card.name), listed_as(card, form)
        if state == "restricted":
            restricted.setdefault(title, card.code)
        elif state == "banned" and title not in banned:
            banned.add(title)
            found.append(_wrong("banned", "INV-28.9", card.code))
    if len(restricted) > 1:
        for code in restricted.values():
            found.append(_wrong("restricted", "INV-28.8", code, {"count": len(restricted)}))
    return found


def _not_yet(capital: str, cards: list[Card]) -> list[Problem]:
    """Legal cards and capitals that cannot be played here yet."""
    found = (
        [_wrong("capital-not-playable", "INV-28.13", args={"capital": capital})] if capital in BOARDS_TO_COME else []
    )
    waiting = [card.code for card in cards if not card.playable and card.kind not in NO_DECK]
    return found + [_wrong("not-playable", "", code) for code in waiting]


def read_deck(data: object) -> Deck:
    """A deck from a setup: an object with `capital`, `cards` and an optional `name`."""
    return Deck(*read_object(data, "invasion", "capital"))


def checked(deck: Deck, form: str = DUEL) -> Deck:
    """The deck; raises BadDeck if it is illegal or has cards that cannot be played."""
    refuse(deck.name, problems(deck, form))
    return deck
