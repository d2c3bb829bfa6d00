"""Fast path for the most frequent WebSocket frames: uncompressed messages in a single frame.

The library creates a dozen objects for each frame.  It still handles everything else (fragments, control frames,
compressed and invalid frames), which it gets unchanged.
"""

from __future__ import annotations

from secrets import token_bytes
from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the websockets package without its C extension
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # first byte of a frame that is a whole uncompressed text message
LAST: Final = 0x80  # bit of a frame's first byte: the frame is the last one of its message
MASKED: Final = 0x80  # bit of a frame's second byte: its content is masked, as in all frames of clients
CONTROL: Final = 0x08  # opcodes from this one on are control frames
MASK: Final = 4  # length of a frame's mask in bytes

Cut = tuple[bytes, bool]  # a whole message and True, or other bytes and False


def text_head(size: int, masked: int = 0) -> bytes:
    """The header of a frame with a whole uncompressed message."""
    if size < 126:
        return bytes((WHOLE_TEXT, masked | size))
    if size < 1 << 16:
        return pack(">BBH", WHOLE_TEXT, masked | 126, size)
    return pack(">BBQ", WHOLE_TEXT, masked | 127, size)


def text_frame(message: bytes) -> bytes:
    """A whole message as a server frame.  Compression is optional even where it was negotiated."""
    return text_head(len(message)) + message


def masked_text(message: bytes) -> bytes:
    """A whole message as a client frame."""
    mask = token_bytes(MASK)
    return b"".join((text_head(len(message), MASKED), mask, apply_mask(message, mask)))


class Frames:
    """Splits what a server sends, which is not masked, into messages and other frames."""

    def __init__(self) -> None:
        self._unread = bytearray()
        self._rest = 0  # bytes still to come of a frame whose beginning was passed to the library
        self._in_pieces = False  # True between the first and the last fragment of a message

    def cut(self, came: bytes) -> list[Cut]:
        """The complete messages, and all other bytes at once, so that the library finds errors early."""
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
            stop = start + size + (MASK if masked else 0)
            if first == WHOLE_TEXT and not masked and not self._in_pieces:
                if end < stop:
                    break
                found.append((bytes(data[start:stop]), True))
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
