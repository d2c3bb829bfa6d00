"""What a client says on the websocket.

`id` is the client's own number for the message, and comes back with the reply.  `moment` is the one the client saw.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .meant import MeantMove
from .orders import Orders
from .talk import Adjourn, Claim, Mute, ReportSaying, Resume, Say
from .words import Whole


class Answer(msgspec.Struct, tag="answer"):
    """Answer the question of this moment, in notation."""

    id: Whole
    moment: Whole
    seat: Whole
    option: str


class Resign(msgspec.Struct, tag="resign"):
    """Give up, at any moment."""

    id: Whole
    seat: Whole


class Undo(msgspec.Struct, tag="undo"):
    """Take back the seat's last answer and all that followed; where it is not free, the others are asked."""

    id: Whole
    moment: Whole
    seat: Whole


class UndoReply(msgspec.Struct, tag="undo-reply"):
    """Agree to an undo offer or not; whoever made it withdraws it with `agree: false`."""

    id: Whole
    moment: Whole
    seat: Whole
    agree: bool


class GiveOrders(msgspec.Struct, tag="orders"):
    """From now on the table shall do this in the seat's place; it replaces what was ordered before."""

    id: Whole
    seat: Whole
    orders: Orders


class WhyNot(msgspec.Struct, tag="why-not"):
    """Why is this action not offered to the seat?  In notation, or as data."""

    id: Whole
    moment: Whole
    seat: Whole
    action: str | MeantMove


class Preview(msgspec.Struct, tag="preview"):
    """What would every option bring that begins with these words, or so?  An empty prefix means all of them."""

    id: Whole
    moment: Whole
    seat: Whole
    prefix: str | MeantMove


Pace = Literal["fast", "normal", "slow"]


class RulesReply(msgspec.Struct, tag="rules-reply"):
    """Go on under the changed rules, for all seats of the sender; or end the game without a winner."""

    id: Whole
    seat: Whole
    agree: bool


class SetPace(msgspec.Struct, tag="pace"):
    """So fast shall the computer's players answer, while this connection stands; who wants it slower has his way."""

    id: Whole
    pace: Pace


class Ping(msgspec.Struct, tag="ping"):
    """Is anybody there?"""

    id: Whole


Talking = Say | Mute | ReportSaying  # possible at every table, whether or not a game runs
Wish = Answer | Resign | Undo | UndoReply | GiveOrders | WhyNot | Preview | Claim | Adjourn | Resume | RulesReply
Intent = Wish | Talking | SetPace | Ping
