"""Messages from client to server on the websocket.

`id` is the client's number for the message, and is repeated in the reply.  `moment` is the last one the client has
received.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .chat import Adjourn, Block, Claim, Mute, OpenChat, ReportChatMessage, Resume, SendChatMessage
from .move_data import MoveData
from .orders import Orders
from .words import Line, Whole

MOST_AT_ONCE = 100
Answers = Annotated[list[Line], msgspec.Meta(max_length=MOST_AT_ONCE)]


class Answer(msgspec.Struct, tag="answer", omit_defaults=True):
    """Answer the question of this moment, in notation.

    `then`: answers to the questions of the same stage or window that follow, as long as no other player does more than
    pass, and each is offered.
    """

    id: Whole
    moment: Whole
    seat: Whole
    option: str
    then: Answers = []


class Draft(msgspec.Struct, tag="draft"):
    """Ask for the next question of the current stage after these answers, which are not given yet."""

    id: Whole
    moment: Whole
    seat: Whole
    answers: Answers


class Resign(msgspec.Struct, tag="resign"):
    """Resign; possible at any moment."""

    id: Whole
    seat: Whole


class Undo(msgspec.Struct, tag="undo"):
    """Undo the seat's last answer and all that followed; the other players are asked if they have to agree."""

    id: Whole
    moment: Whole
    seat: Whole


class UndoReply(msgspec.Struct, tag="undo-reply"):
    """Agree to an undo offer or decline it; the player who made the offer withdraws it with `agree: false`."""

    id: Whole
    moment: Whole
    seat: Whole
    agree: bool


class GiveOrders(msgspec.Struct, tag="orders"):
    """Replace the seat's standing orders."""

    id: Whole
    seat: Whole
    orders: Orders


class WhyNot(msgspec.Struct, tag="why-not"):
    """Ask why an action is not offered to the seat; the action is in notation or data."""

    id: Whole
    moment: Whole
    seat: Whole
    action: str | MoveData


class Preview(msgspec.Struct, tag="preview"):
    """Ask for the outcome of every option that begins with a prefix; an empty prefix means all options."""

    id: Whole
    moment: Whole
    seat: Whole
    prefix: str | MoveData


Pace = Literal["fast", "normal", "slow"]


class RulesReply(msgspec.Struct, tag="rules-reply"):
    """Continue under the changed rules, for all seats of the sender; or end the game without a winner."""

    id: Whole
    seat: Whole
    agree: bool


class SetPace(msgspec.Struct, tag="pace"):
    """Set the speed of the computer players for this connection; the slowest setting at the table wins."""

    id: Whole
    pace: Pace


class Ping(msgspec.Struct, tag="ping"):
    """Ask whether the server responds; it replies with `Pong`."""

    id: Whole


Talking = (
    SendChatMessage | Mute | Block | ReportChatMessage
)  # intents that are allowed at every table, even if no game is running
Asking = Draft | WhyNot | Preview  # intents that only ask
Wish = Answer | Asking | Resign | Undo | UndoReply | GiveOrders | Claim | Adjourn | Resume | RulesReply | OpenChat
Intent = Wish | Talking | SetPace | Ping
