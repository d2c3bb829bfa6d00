"""Digests of tokens, which the database stores instead of the tokens."""

from __future__ import annotations

import hashlib


def digest(token: str) -> str:
    """Digest of a token: reading the database does not give access to a session."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
