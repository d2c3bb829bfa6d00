"""Websocket frames by hand, for what comes and goes most: a whole message in one frame that nothing packs.

The library takes a dozen objects for each frame.  Everything else (pieces, control frames, what is packed, what is
wrong) is still its own: it is given such frames as they come.
"""

from __future__ import annotations

from secrets import token_bytes
from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine without it
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of such a frame
LAST: Final = 0x80  # the sign of a frame that ends a message, in its first byte
MASKED: Final = 0x80  # in the second: what comes from a client is
CONTROL: Final = 0x08  # kinds from here on are no part of any message
MASK: Final = 4  # bytes

Cut = tuple[bytes, bool]  # a whole message and True; or False and a frame that is none, or some of it, as it came


def text_head(size: int, masked: int = 0) -> bytes:
    """How the frame of a whole message begins that nothing packs."""
    if size < 126:
        return bytes((WHOLE_TEXT, masked | size))
    if size < 1 << 16:
        return pack(">BBH", WHOLE_TEXT, masked | 126, size)
    return pack(">BBQ", WHOLE_TEXT, masked | 127, size)


def text_frame(message: bytes) -> bytes:
    """A whole message as the server sends it.  It needs no packing where packing was agreed on."""
    return text_head(len(message)) + message


def masked_text(message: bytes) -> bytes:
    """A whole message as a client sends it."""
    mask = token_bytes(MASK)
    return b"".join((text_head(len(message), MASKED), mask, apply_mask(message, mask)))


class Frames:
    """What one side of a connection sends, cut into frames.

    `masked`: whether it is a client.  `largest`: bytes of a frame that is waited for.
    """

    def __init__(self, masked: bool, largest: int | None = None) -> None:
        self._masked = MASKED if masked else 0
        self._largest = largest
        self._unread = bytearray()
        self._rest = 0  # bytes that are still to come of a frame whose beginning the library has
        self._in_pieces = False  # whether a message has begun that has not ended

    def cut(self, came: bytes) -> list[Cut]:
        """The messages that have come whole by now, and of all else what there is: a mistake is seen at once."""
        unread = self._unread
        if unread:
            unread += came
        data: bytes | bytearray = unread or came
        found: list[Cut] = []
        at, end = min(self._rest, len(data)), len(data)
        if at:
            self._rest -= at
            found.append((bytes(data[:at]), False))
        while end - at >= 2:
            first, size = data[at], data[at + 1]
            masked, size, start = size & MASKED, size & 0x7F, at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            body = start + MASK if masked else start
            stop = body + size
            waited_for = self._largest is None or size <= self._largest
            if first == WHOLE_TEXT and masked == self._masked and not self._in_pieces and waited_for:
                if end < stop:
                    break
                message = bytes(data[body:stop])
                found.append((apply_mask(message, bytes(data[start:body])) if masked else message, True))
            else:
                if first & 0x0F < CONTROL:
                    self._in_pieces = not first & LAST
                found.append((bytes(data[at:stop]), False))
                self._rest = max(0, stop - end)
            at = min(stop, end)
        if unread:
            del unread[:at]
        else:
            unread += came[at:]
        return found
