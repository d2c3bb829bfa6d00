"""Chat at a table, and what players may do when another player has left."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from .words import Whole

LONGEST_SAYING: Final = 200  # maximum characters of a chat message

# Phrases with a key, so that everyone reads them in their language.
Phrase = Literal["", "hello", "luck", "thanks", "nice", "oops", "thinking", "moment", "back", "hurry", "well-played"]
PHRASES: Final = tuple([each for each in get_args(Phrase) if each])


class ChatMessage(msgspec.Struct):
    """A chat message of the person at a place: the key of a phrase, or free text."""

    number: int  # number of the message at the table, from 1
    place: int
    phrase: str = ""
    text: str = ""  # free text of the message, not HTML-escaped
    at: int = 0  # when the message was sent, in seconds since 1970


class AdjournOffer(msgspec.Struct):
    """An offer to adjourn; everyone in `waiting` has to agree."""

    seat: int
    waiting: list[int]  # seats that have not replied yet


class SendChatMessage(msgspec.Struct, tag="say"):
    """Send a chat message to the table: a phrase, or free text."""

    id: Whole
    place: Whole
    phrase: Phrase = ""
    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_SAYING)] = ""


class Mute(msgspec.Struct, tag="mute"):
    """Mute or unmute the person at this place, at every table: their messages and offers are not shown."""

    id: Whole
    place: Whole
    muted: bool


class Block(msgspec.Struct, tag="block"):
    """Block or unblock the person at this place: they are muted, and the two meet at no new table."""

    id: Whole
    place: Whole
    blocked: bool


class OpenChat(msgspec.Struct, tag="open-chat"):
    """Let spectators of an unlisted table read the chat, or end that; only for the table's owner."""

    id: Whole
    open: bool


class ReportChatMessage(msgspec.Struct, tag="report-saying"):
    """Report a chat message to the server's administrators."""

    id: Whole
    number: Whole


class Claim(msgspec.Struct, tag="claim"):
    """Claim a win because the asked player has been away for too long, or let a bot play until they are back."""

    id: Whole
    seat: Whole  # seat of the sender
    wish: Literal["win", "computer"]


class Adjourn(msgspec.Struct, tag="adjourn"):
    """Offer to adjourn, agree to an offer, or with `agree: false` decline or withdraw it."""

    id: Whole
    seat: Whole
    agree: bool = True


class Resume(msgspec.Struct, tag="resume"):
    """Resume an adjourned game; everyone has to be present."""

    id: Whole
    seat: Whole
