"""How the server says no: one exception that becomes a `refused` message or an HTTP answer."""

from __future__ import annotations

from .protocol import REFUSALS, Refusal


class Refuse(Exception):
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, refusal: Refusal, status: int = 400) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.status = status


def refuse(name: str, status: int = 400, **args: str | int) -> Refuse:
    """A refusal of the server's own, by the last part of its key."""
    key = f"refused.{name}"
    assert key in REFUSALS, key
    return Refuse(Refusal(key, args), status)


def retry_after(no: Refuse) -> dict[str, str]:
    """The header that says when to come again, where a refusal says how long that takes."""
    args = no.refusal.args
    seconds = int(args.get("seconds", 0)) or 60 * int(args.get("minutes", 0))
    return {"retry-after": str(seconds)} if no.status == 429 and seconds else {}
