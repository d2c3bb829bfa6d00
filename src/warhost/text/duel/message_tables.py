"""Tables that select the message and the arguments for an event, question or option of a card game.

The speakers read these tables, and `warhost.server.typescript` writes them for the client, so that both choose the same
message.  An event is `<game>.event.<kind>`, with one or more of the suffixes `.hidden` (the card is not known), `.on`
(its object is a card, not a place) and `.you` (the reader did it), in this order, if there is such a message.  A
question is `<game>.prompt.<question>`, or its entry in `asked`; a question of an effect ends with the verb of an
answer.  An option is its verb's entry in `options`, or `<game>.action.<verb>`, with `.to` (the target is a zone) or
`.at` (any other target).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

CARD: Final = "card"
GAINED: Final = "gained-"  # prefix for the name of a number or keyword that a card gains


class Meaning(NamedTuple):
    """What an event's number means: a card code, or the index of a key with messages `<game>.<of>.<key>`."""

    argument: str
    of: str
    keys: Sequence[str] = ()


class MessageChoice(NamedTuple):
    """A message of a question or option that is used if all conditions in `when` are true."""

    key: str
    when: Sequence[str]


BOARD: Final = "board"  # condition: true in the client, where the reader sees the table as well
BUTTON: Final = "button"  # condition: true for an option that is a separate button, without a card to click on
PRICED: Final = "priced"  # condition: true for an option that costs something and has no target
EFFECT: Final = "Asked"  # name of the question that an effect asks


class MessageTables(NamedTuple):
    """Message tables of a game's events, questions and options."""

    numbers: Mapping[str, Meaning]  # by kind of event: how its number is named
    more: Mapping[str, Mapping[str, str]]  # by kind of event: suffix of a second message, by the argument it needs
    words: Sequence[str]  # things that a card can gain without a number, such as keywords
    everything: int  # a loss of at least this much means everything; 0 if there is no such loss
    places: str  # regular expression for the names of places in the arguments of events
    asked: Mapping[str, Sequence[MessageChoice]]  # by question: the first entry whose conditions hold is used
    undescriptive: Sequence[str]  # verbs of answers from which the text of an effect's question is not derived
    options: Mapping[str, Sequence[MessageChoice]]  # by verb: the first entry whose conditions hold is used
    meanings: Mapping[str, Meaning]  # by verb of an option: how the word after the verb is named
    effective: Sequence[str]  # verbs of options that are described by the text of their effect
    priced: Mapping[str, str]  # by verb of an option with a cost and without target: the message around its text


MORE: Final = {"plays": {"other": "at", "number": "x"}, "uses": {"other": "at"}}


def gained_key(tables: MessageTables, stat: str, number: int) -> str:
    """The key suffix of the message for something gained."""
    if tables.everything and number <= -tables.everything:
        return "gained.none"
    return "gained.word" if stat in tables.words else "gained"


def asked_key(game: str, tables: MessageTables, question: str, facts: set[str]) -> str:
    """The message key of a question; `facts` are the conditions that are true of it."""
    fits = [each.key for each in tables.asked.get(question, ()) if facts.issuperset(each.when)]
    return fits[0] if fits else f"{game}.prompt.{question}"


def effect_key(game: str, tables: MessageTables, verbs: Iterable[str], knows: Callable[[str], bool]) -> str:
    """The message key of an effect's question, from the verbs of its answers."""
    key = f"{game}.prompt.{EFFECT}"
    found = [f"{key}.{verb}" for verb in verbs if verb not in tables.undescriptive and knows(f"{key}.{verb}")]
    return found[0] if found else key


def option_key(
    game: str, tables: MessageTables, verb: str, facts: set[str], aims: Sequence[str], knows: Callable[[str], bool]
) -> str:
    """The message key of an option; `facts` are the conditions that are true of it, `aims` its target suffixes.

    Without a special message for these facts it is the first existing key with or without a suffix, or "".
    """
    fits = [each.key for each in tables.options.get(verb, ()) if facts.issuperset(each.when)]
    key = f"{game}.action.{verb}"
    return next((each for each in (*fits, *[f"{key}.{aim}" for aim in aims], key) if knows(each)), "")


ZONE: Final = ("to", "at")  # key suffixes, in order of preference: for a zone as the target, and for any other target
THING: Final = ("at", "to")
