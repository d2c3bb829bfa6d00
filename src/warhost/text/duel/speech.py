"""Which message says an event, a question or an option of a card game, and with which arguments, as data.

The speakers read these tables, and `warhost.server.typescript` writes them for the client, so that both choose the
same message.  A message is `<game>.event.<kind>`, with one of the endings `.hidden` (the card is not known), `.on` (it
is done to a card, not at a place) and `.you` (the reader did it), in this order, where there is such a message.
A question is `<game>.prompt.<question>`, or what `asked` has for it; what an effect asks ends with the verb of an
answer.  An option is what `options` has for its verb, or `<game>.action.<verb>`, with `.to` (a zone is aimed at) or
`.at` (something else is).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

CARD: Final = "card"
GAINED: Final = "gained-"  # before the name of a number or keyword that a card gains


class Named(NamedTuple):
    """What the number of an event stands for: a card code, or the index of a key with messages `<game>.<of>.<key>`."""

    argument: str
    of: str
    keys: Sequence[str] = ()


class Asking(NamedTuple):
    """A message of a question or option, for use where everything in `when` is true."""

    key: str
    when: Sequence[str]


BOARD: Final = "board"  # true in the client: the reader sees the table as well
BUTTON: Final = "button"  # true of an option in the client that is a separate button, without a card to click on
PRICED: Final = "priced"  # true of an option that costs something and is aimed at nothing
EFFECT: Final = "Asked"  # the question of an effect


class Speech(NamedTuple):
    """The events, questions and options of a game in words."""

    numbers: Mapping[str, Named]  # by kind of event
    more: Mapping[str, Mapping[str, str]]  # by kind, the ending of a further message by the argument it needs
    words: Sequence[str]  # what is gained without a number
    everything: int  # a loss of this much means all there is; 0 if there is no such loss
    places: str  # a regular expression: what an event names besides cards
    asked: Mapping[str, Sequence[Asking]]  # by question: the first that fits is used
    untold: Sequence[str]  # verbs of answers that do not tell what an effect asks
    options: Mapping[str, Sequence[Asking]]  # by verb: the first that fits is used; a question is true of its options
    meant: Mapping[str, Named]  # by verb: what the word of an option stands for
    effective: Sequence[str]  # verbs of options that are described by their effect
    priced: Mapping[str, str]  # by verb: a message around an option that costs something and is aimed at nothing


MORE: Final = {"plays": {"other": "at", "number": "x"}, "uses": {"other": "at"}}


def gained_key(speech: Speech, stat: str, number: int) -> str:
    """The ending of the message that says that something is gained."""
    if speech.everything and number <= -speech.everything:
        return "gained.none"
    return "gained.word" if stat in speech.words else "gained"


def asked_key(game: str, speech: Speech, question: str, facts: set[str]) -> str:
    """The message of a question; `facts` is what is true of it."""
    fits = [each.key for each in speech.asked.get(question, ()) if facts.issuperset(each.when)]
    return fits[0] if fits else f"{game}.prompt.{question}"


def effect_key(game: str, speech: Speech, verbs: Iterable[str], knows: Callable[[str], bool]) -> str:
    """The message of an effect's question: it depends on the verbs of the answers."""
    key = f"{game}.prompt.{EFFECT}"
    found = [f"{key}.{verb}" for verb in verbs if verb not in speech.untold and knows(f"{key}.{verb}")]
    return found[0] if found else key


def option_key(
    game: str, speech: Speech, verb: str, facts: set[str], aims: Sequence[str], knows: Callable[[str], bool]
) -> str:
    """The message of an option; `facts` is what is true of it, `aims` are the endings for what it is aimed at.

    Without an own message for these facts it is the first that there is with an ending or without, or "".
    """
    fits = [each.key for each in speech.options.get(verb, ()) if facts.issuperset(each.when)]
    key = f"{game}.action.{verb}"
    return next((each for each in (*fits, *[f"{key}.{aim}" for aim in aims], key) if knows(each)), "")


ZONE: Final = ("to", "at")  # the endings where a zone is aimed at, and something else
THING: Final = ("at", "to")
