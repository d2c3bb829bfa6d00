"""Fair shuffles: a seed whose outcome nobody could choose, and its proof in a journal (commit and reveal).

The server draws a secret and shows its digest before anyone sits down.  Every place adds a contribution.  The seed is
the digest of both.  Once the game is over the secret is revealed, so that anyone can compute the seed.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from ....engine.files import parse_json

SECRET_BYTES: Final = 32
SEED_BYTES: Final = 16
DOMAIN: Final = b"warhost fair seed 1"
LONGEST_CONTRIBUTION: Final = 200


class Verdict(NamedTuple):
    """What a journal proves about its shuffles.  `detail` is one sentence."""

    kind: Literal["fair", "not-yet", "unproved", "unfair"]
    detail: str


def new_secret() -> str:
    """A server's secret for one game, in hex digits."""
    return secrets.token_hex(SECRET_BYTES)


def new_contribution() -> str:
    """A random contribution for a place without one: a bot's, or that of a player who gave none."""
    return secrets.token_hex(SEED_BYTES)


@lru_cache(maxsize=4096)
def commitment(secret: str) -> str:
    """The commitment: a digest that fixes the secret without revealing it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def fair_seed(secret: str, contributions: list[str]) -> int:
    """The seed made of the secret and the contributions in the order of the places.

    Every part is prefixed with its length, so that different contributions never give the same text.
    """
    digest = hashlib.sha256(DOMAIN)
    for part in (bytes.fromhex(secret), *(each.encode() for each in contributions)):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return int.from_bytes(digest.digest()[:SEED_BYTES], "big")


def header_line(line: str, secret: str, contributions: list[str], reveal: bool) -> str:
    """A journal's first line with the proof; includes the secret only if `reveal`."""
    data = json.loads(line)
    data["fairness"] = {"commitment": commitment(secret), "contributions": contributions}
    if reveal:
        data["fairness"]["secret"] = secret
    return json.dumps(data)


def check_journal(text: str) -> Verdict:
    """Check the proof of a journal's seed."""
    try:
        data: Any = parse_json(text.split("\n", 1)[0])
        proof, seed = data.get("fairness"), data["seed"]
    except (ValueError, KeyError, TypeError, AttributeError):
        return Verdict("unfair", "the journal has no header that could be checked")
    if proof is None:
        return Verdict("unproved", "the journal brings no proof: it was not played at a server's table")
    try:
        promised, contributions, secret = proof["commitment"], proof["contributions"], proof.get("secret")
        if secret is None:
            return Verdict("not-yet", "the secret is shown when the game is over")
        if commitment(secret) != promised:
            return Verdict("unfair", "the secret is not the one that was promised at the start")
        if fair_seed(secret, contributions) != seed:
            return Verdict("unfair", "the seed is not made of the secret and the contributions")
    except (ValueError, KeyError, TypeError, AttributeError):
        return Verdict("unfair", "the proof is damaged")
    return Verdict("fair", f"the seed is made of the promised secret and {len(contributions)} contributions")
