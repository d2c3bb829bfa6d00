"""What people at a table say to each other, and what they may do when somebody is gone."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from .words import Whole

LONGEST_SAYING: Final = 200  # signs

# What can be said by a key, so that everybody reads it in his own language.
Phrase = Literal["", "hello", "luck", "thanks", "nice", "oops", "thinking", "moment", "back", "hurry", "well-played"]
PHRASES: Final = tuple([each for each in get_args(Phrase) if each])


class Said(msgspec.Struct):
    """Something that the person at a place has said: a phrase by its key, or words of his own."""

    number: int  # grows with everything said at the table
    place: int
    phrase: str = ""
    text: str = ""  # his own words: show them as text
    at: int = 0  # seconds since 1970


class AdjournOffer(msgspec.Struct):
    """Somebody wants to go on another time; whoever is in `waiting` has to agree."""

    seat: int
    waiting: list[int]  # seats


class Say(msgspec.Struct, tag="say"):
    """Say something to everybody at the table: a phrase, or words of one's own."""

    id: Whole
    place: Whole
    phrase: Phrase = ""
    text: Annotated[str, msgspec.Meta(max_length=4 * LONGEST_SAYING)] = ""


class Mute(msgspec.Struct, tag="mute"):
    """From now on, at every table: hear nothing of the person at this place, or hear him again."""

    id: Whole
    place: Whole
    muted: bool


class ReportSaying(msgspec.Struct, tag="report-saying"):
    """Tell the people who run the server about something that was said here."""

    id: Whole
    number: Whole


class Claim(msgspec.Struct, tag="claim"):
    """The asked player has been away for too long: win, or let the computer play for him until he is back."""

    id: Whole
    seat: Whole  # one's own
    wish: Literal["win", "computer"]


class Adjourn(msgspec.Struct, tag="adjourn"):
    """Offer to go on another time, agree to it, or with `agree: false` decline or withdraw it."""

    id: Whole
    seat: Whole
    agree: bool = True


class Resume(msgspec.Struct, tag="resume"):
    """Go on with an adjourned game; everybody has to be here."""

    id: Whole
    seat: Whole
