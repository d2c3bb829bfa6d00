"""Which message says an event of a card game, and with which arguments, as data.

The speakers read these tables, and `warhost.server.typescript` writes them for the client, so that both choose the
same message.  A message is `<game>.event.<kind>`, with one of the endings `.hidden` (the card is not known), `.on` (it
is done to a card, not at a place) and `.you` (the reader did it), in this order, where there is such a message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

CARD: Final = "card"
GAINED: Final = "gained-"  # before the name of a number or keyword that a card gains


class Named(NamedTuple):
    """What the number of an event stands for: a card code, or the index of a key with messages `<game>.<of>.<key>`."""

    argument: str
    of: str
    keys: Sequence[str] = ()


class Speech(NamedTuple):
    """The events of a game in words."""

    numbers: Mapping[str, Named]  # by kind of event
    more: Mapping[str, Mapping[str, str]]  # by kind, the ending of a further message by the argument it needs
    words: Sequence[str]  # what is gained without a number
    everything: int  # a loss of this much means all there is; 0 if there is no such loss
    places: str  # a regular expression: what an event names besides cards


MORE: Final = {"plays": {"other": "at", "number": "x"}, "uses": {"other": "at"}}


def gained_key(speech: Speech, stat: str, number: int) -> str:
    """The ending of the message that says that something is gained."""
    if speech.everything and number <= -speech.everything:
        return "gained.none"
    return "gained.word" if stat in speech.words else "gained"
