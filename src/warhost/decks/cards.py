"""The cards of a deck as data: a list of codes, or codes with their number of copies."""

from __future__ import annotations

from typing import Final

from ..engine.errors import BadDeck

MOST_COPIES: Final = 99  # copies of one card in a deck list; a higher number is a typing error
MOST_CARDS: Final = 1_500  # cards in a deck list; no game allows so many


def counted(cards: list[str]) -> dict[str, int]:
    """The number of copies of each card, in the order of first appearance."""
    counts: dict[str, int] = {}
    for code in cards:
        counts[code] = counts.get(code, 0) + 1
    return counts


class DeckList:
    """The codes of the cards of a deck, and what it is called."""

    __slots__ = ("cards", "name")

    def __init__(self, cards: list[str], name: str) -> None:
        self.cards = cards
        self.name = name

    def counts(self) -> dict[str, int]:
        """The number of copies of each card, in the order of first appearance."""
        return counted(self.cards)


def read_cards(cards: object) -> list[str]:
    """The cards from a list or from counts."""
    if isinstance(cards, dict):
        if not all(type(count) is int and 0 < count <= MOST_COPIES for count in cards.values()):
            raise BadDeck(f"every card of a deck needs a number of copies from 1 to {MOST_COPIES}")
        check_size(sum(cards.values()))
        cards = [code for code, count in cards.items() for _ in range(count)]
    if not isinstance(cards, list) or not all(isinstance(code, str) for code in cards):
        raise BadDeck("the cards of a deck are a list of codes, or codes with their number of copies")
    check_size(len(cards))
    return cards


def check_size(cards: int) -> None:
    """Refuse a deck that is too large for any game, before its cards are looked up."""
    if cards > MOST_CARDS:
        raise BadDeck(f"a deck has at most {MOST_CARDS} cards, not {cards}")


def read_object(data: object, game: str, head: str) -> tuple[str, list[str], str]:
    """Leader, cards and name from an object; `head` is the key of the leader, such as `capital`."""
    if not isinstance(data, dict) or not isinstance(data.get(head), str):
        raise BadDeck(f"a deck is an object with {head} and cards, not {data!r:.80}")
    extra = set(data) - {"game", head, "cards", "name"}
    if extra:
        raise BadDeck(f"a deck has {head}, cards and name, not {', '.join(sorted(map(str, extra)))}")
    if data.get("game", game) != game:
        raise BadDeck(f"the deck is for another game: {data['game']!r}")
    if not isinstance(data.get("name", ""), str):
        raise BadDeck(f"the name of a deck is a text, not {data['name']!r:.80}")
    return data[head], read_cards(data.get("cards")), data.get("name", "")
