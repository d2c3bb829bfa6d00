"""Refusals: one exception that becomes a `refused` message or an HTTP error response."""

from __future__ import annotations

from .protocol import REFUSALS, Refusal


class RequestRefused(Exception):
    """The request is refused and has changed nothing."""

    def __init__(self, refusal: Refusal, status: int = 400) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.status = status


def refuse(name: str, status: int = 400, **args: str | int) -> RequestRefused:
    """A refusal by the server, given the last part of its key."""
    key = f"refused.{name}"
    assert key in REFUSALS, key
    return RequestRefused(Refusal(key, args), status)


def retry_after(no: RequestRefused) -> dict[str, str]:
    """The Retry-After header, if a refusal has a waiting time."""
    args = no.refusal.args
    seconds = int(args.get("seconds", 0)) or 60 * int(args.get("minutes", 0))
    return {"retry-after": str(seconds)} if no.status == 429 and seconds else {}
