"""Deck building: standard, personal and mercenary armies, and the problems of illegal decks (LOW-1.2, LOW-15.C-D)."""

from typing import Final

from ...decks import DeckList, Problem, Problems, read_cards, refuse
from ...engine.errors import BadDeck
from ..armies import ARMIES, UNITS
from ..rules.options import OFF, Options
from ..units import GENERAL, RANKS

PROBLEMS: Final = {  # problem of a deck -> English words of an error message; `text/` has the translations
    "unknown-army": "unknown army {army!r}; there are {armies}",
    "unknown-card": "unknown card {card!r}",
    "not-the-box": "{count} {card} instead of the {wanted} of the standard deck",
    "rank-count": "{count} cards of rank {rank} instead of {wanted}",
    "other-race": "{card} is of another race: only a mercenary army may hold it",
    "copies": "{count} copies of {card}; agreed are at most {most}",
}
_wrong: Final = Problems(PROBLEMS, (), lambda: UNITS, {"armies": ", ".join(ARMIES)}).problem


class Deck(DeckList):
    """The cards of a deck as codes, and the army it belongs to."""

    __slots__ = ("army",)

    def __init__(self, army: str, cards: list[str], name: str = "") -> None:
        super().__init__(cards, name or (ARMIES[army].name if army in ARMIES else army))
        self.army = army


def ranks(cards: list[str]) -> dict[str, int]:
    """The number of cards of each rank."""
    return {rank: sum(UNITS[code].rank == rank for code in cards) for rank in RANKS}


def standard(army: str) -> Deck:
    """The boxed deck of an army."""
    if army not in ARMIES:
        raise BadDeck(f"unknown army {army!r}; there are {', '.join(ARMIES)}")
    return Deck(army, ARMIES[army].deck())


def problems(deck: Deck, kind: str, max_copies: int = OFF) -> list[Problem]:
    """All reasons why a deck is not a standard, personal or mercenary army."""
    if deck.army not in ARMIES:
        return [_wrong("unknown-army", "LOW-3.1", args={"army": deck.army})]
    box = ARMIES[deck.army].deck()
    if kind == "standard" and deck.cards == box:
        return []
    unknown = [code for code in deck.counts() if code not in UNITS]
    if unknown:
        return [_wrong("unknown-card", "LOW-1.1", code) for code in unknown]
    if kind == "standard":
        return _not_the_box(deck.counts(), Deck(deck.army, box).counts())
    found = []
    wanted, held = ranks(box), ranks(deck.cards)
    for rank in RANKS:
        if held[rank] != wanted[rank]:
            rule = "LOW-15.D3" if rank == GENERAL else "LOW-15.C2"
            numbers: dict[str, str | int] = {"rank": rank, "count": held[rank], "wanted": wanted[rank]}
            found.append(_wrong("rank-count", rule, args=numbers))
    for code, count in deck.counts().items():
        if kind == "personal" and UNITS[code].army != deck.army:
            found.append(_wrong("other-race", "LOW-15.C1", code))
        if max_copies and count > max_copies:
            found.append(_wrong("copies", "LOW-15.C2", code, {"count": count, "most": max_copies}))
    return found


def army_rule(deck: Deck) -> str:
    """The strictest army rule that allows the deck: standard, personal or mercenary (variants C and D)."""
    if deck.army in ARMIES and sorted(deck.cards) == sorted(ARMIES[deck.army].deck()):
        return "standard"
    mixed = [code for code in deck.cards if code in UNITS and UNITS[code].army != deck.army]
    return "mercenary" if mixed else "personal"


def _not_the_box(held: dict[str, int], wanted: dict[str, int]) -> list[Problem]:
    """The cards in which a deck differs from the boxed deck."""
    return [
        _wrong("not-the-box", "LOW-1.2", code, {"count": held.get(code, 0), "wanted": wanted.get(code, 0)})
        for code in {**wanted, **held}
        if held.get(code, 0) != wanted.get(code, 0)
    ]


def read_deck(data: object) -> Deck:
    """A deck from a setup: the key of an army, or an object with `army`, `cards` and an optional `name`."""
    if isinstance(data, str):
        return standard(data)
    if not isinstance(data, dict) or not isinstance(data.get("army"), str):
        raise BadDeck(f"a deck is an army's name or an object with army and cards, not {data!r}")
    extra = set(data) - {"army", "cards", "name"}
    if extra:
        raise BadDeck(f"a deck has army, cards and name, not {', '.join(sorted(map(str, extra)))}")
    cards = data.get("cards")
    if cards is None:
        return standard(data["army"])
    return Deck(data["army"], read_cards(cards), str(data.get("name", "")))


def checked(deck: Deck, options: Options) -> Deck:
    """The deck; raises BadDeck if these options do not allow it."""
    refuse(deck.name, problems(deck, options.armies, options.max_copies))
    return deck
