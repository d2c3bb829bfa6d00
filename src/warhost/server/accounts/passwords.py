"""Passwords: strength check, hashing and verification."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from ...games import all_kits, game_names
from ...kit import GameKit
from ..refusing import refuse
from .names import folded

HASHER: Final = PasswordHasher()  # hashes with argon2id
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 256
FEWEST_SIGNS: Final = 5  # minimum number of different characters
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "йцукенгшщзхъ",
    "фывапролджэ",
)
# Common passwords that the rules below would accept, without their trailing digits.
COMMON: Final = """
    password passwort passw0rd haslo haslohaslo parol parolparol iloveyou sunshine princess football baseball superman
    trustno starwars whatever welcome letmein dragon monkey shadow master computer internet changeme administrator
    kochanie misiaczek polska zaq12wsx 1qaz2wsx q1w2e3r4 qazwsxedc spartak warhammer warhammer40k warhost
""".split()  # noqa: SIM905


@cache
def common_passwords() -> frozenset[str]:
    """The common passwords, and the names and titles of the games, whole and word by word."""
    called = [*game_names(), *(title for kit in all_kits() for title in _titles(kit))]
    return frozenset(COMMON).union("".join(filter(str.isalnum, folded(each))) for each in called)


def _titles(kit: GameKit) -> list[str]:
    """A game's title in every language, whole and word by word."""
    titles = [texts.get(f"{kit.name}.title", "") for texts in kit.messages.values()]
    return [part for title in titles if title for part in (title, *title.split())]


def check_password(password: str, name: str) -> None:
    """Refuse a weak password: too short, common, a row of keys, the user's name, or few different characters."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise refuse("short-password", least=SHORTEST_PASSWORD)
    plain, own = "".join(folded(password).split()), "".join(folded(name).split())
    rest = plain.replace(own, "") if len(own) > 2 else plain
    for row in ROWS:
        for begin in (row[at : at + 4] for at in range(len(row) - 3)):
            rest = rest.replace(begin, "").replace(begin[::-1], "")
    if (
        plain in common_passwords()
        or plain.rstrip("0123456789!.?") in common_passwords()
        or len(set(plain)) < FEWEST_SIGNS
        or len(rest) < 3
    ):
        raise refuse("weak-password")


async def password_hash(password: str) -> str:
    """The Argon2 hash of a password."""
    return await asyncio.to_thread(HASHER.hash, password)


async def password_matches(kept: str, password: str) -> bool:
    """True if a password matches a stored hash."""
    try:
        return await asyncio.to_thread(HASHER.verify, kept, password[:LONGEST_PASSWORD])
    except (VerificationError, InvalidHashError):
        return False


def _unmatchable_hash() -> str:
    """A hash that no password matches, so that a login with an unknown name takes as long as with a known one."""
    cost = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    salt, kept = [_plain(secrets.token_bytes(length)) for length in (HASHER.salt_len, HASHER.hash_len)]
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${kept}"


def _plain(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")


NO_ACCOUNT: Final = _unmatchable_hash()
