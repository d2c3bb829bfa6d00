"""The keys that seal secrets in the database, and the file or environment variable that holds them.

Sealed data name the key, so that several keys are valid at a time: the first one seals, all of them open.
"""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes
from typing import Final

from nacl.exceptions import CryptoError
from nacl.secret import Aead

from ...engine.files import data_folder, make_folder
from ..database import Database
from ..durability import UnusableDatabase, write_private

KEYS: Final = "WARHOST_KEY"  # environment variable with the keys themselves, separated by spaces
KEY_FILE: Final = "WARHOST_KEY_FILE"  # environment variable with the path of the key file
KEY_BYTES: Final = 32
ID_BYTES: Final = 4
MARK: Final = "sealed:"  # begins all sealed data
COMMENT: Final = "# Keys of Warhost, one on each line; the first one seals.  Without them running games are lost.\n"


class BadKey(UnusableDatabase):
    """A key is missing, or is none."""


def key_id(key: bytes) -> str:
    """The id of a key, which tells nothing about it."""
    return blake2b(key, digest_size=ID_BYTES, person=b"warhost key id").hexdigest()


class KeyRing:
    """The keys of one server."""

    def __init__(self, keys: Iterable[bytes] = (), path: Path | None = None) -> None:
        """`path`: the file from which they were read; None for keys of the environment or in memory."""
        self.path = path
        self._keys: dict[str, bytes] = {}
        self.replace(keys)

    def replace(self, keys: Iterable[bytes]) -> None:
        """Use other keys from now on."""
        self._keys = {key_id(key): key for key in keys}

    @property
    def ids(self) -> list[str]:
        """The ids of the keys, the sealing one first."""
        return list(self._keys)

    @property
    def place(self) -> str:
        """Where the keys are, for messages."""
        return str(self.path) if self.path is not None else KEYS

    def seal(self, data: bytes, name: str) -> str:
        """Encrypt data that belong to a name; they cannot be opened under another one."""
        number, key = next(iter(self._keys.items()))
        return f"{MARK}{number}:{b64encode(Aead(key).encrypt(data, name.encode())).decode()}"

    def open(self, sealed: str, name: str) -> bytes:
        """The sealed data; BadKey if their key is missing, or if they were changed."""
        number, _, body = sealed.removeprefix(MARK).partition(":")
        if number not in self._keys and self.path is not None:
            self.read()  # the operator may have added it meanwhile
        if number not in self._keys:
            raise BadKey(f"the key {number} is missing in {self.place}")
        try:
            return bytes(Aead(self._keys[number]).decrypt(b64decode(body), name.encode()))
        except (CryptoError, ValueError):
            raise BadKey(f"what the key {number} has sealed for {name} was changed") from None

    def read(self) -> None:
        """Read the key file again."""
        assert self.path is not None
        try:
            text = self.path.read_text(encoding="ascii")
        except (OSError, UnicodeDecodeError) as failed:
            raise BadKey(f"cannot read the key file {self.path}: {failed}") from None
        self.replace(parsed(text, str(self.path)))

    def add_new_key(self) -> str:
        """Put a new key before the others; writes the key file, if there is one.  Returns the key's id."""
        return self._write([token_bytes(KEY_BYTES), *self._keys.values()])

    def remove(self, ids: Iterable[str]) -> None:
        """Remove keys from the key file."""
        gone = set(ids)
        self._write([key for number, key in self._keys.items() if number not in gone])

    def _write(self, keys: list[bytes]) -> str:
        if self.path is not None:
            text = COMMENT + "".join(f"{b64encode(key).decode()}\n" for key in keys)
            try:
                make_folder(self.path.parent)
                write_private(self.path, text.encode())
            except OSError as failed:
                raise BadKey(
                    f"cannot write the key file {self.path}: {failed.strerror}; name another one with {KEY_FILE}"
                ) from None
        self.replace(keys)
        return self.ids[0]


def parsed(text: str, place: str) -> list[bytes]:
    """The keys of a text: base64, separated by white space; lines with # are comments."""
    words = [word for line in text.splitlines() if not line.startswith("#") for word in line.split()]
    try:
        keys = [b64decode(word, validate=True) for word in words]
    except ValueError:
        keys = []
    if not keys or any(len(key) != KEY_BYTES for key in keys):
        raise BadKey(f"{place} does not have keys of {KEY_BYTES} bytes in base64")
    return keys


def default_key_file(database: Database) -> Path | None:
    """The key file of a database: next to a SQLite file, and for PostgreSQL in the data folder; none in memory."""
    if database.file is not None:
        return Path(f"{database.file}.key")
    if database.engine.dialect.name == "postgresql":
        return data_folder() / f"{database.engine.url.database}.key"
    return None


def found_ring(default: Path | None) -> KeyRing:
    """The keys that this server is given; without keys if the file does not exist yet.

    `default`: the key file, unless the environment names another; None for a database in memory.
    """
    text, named = os.environ.get(KEYS, ""), os.environ.get(KEY_FILE, "")
    if text:
        return KeyRing(parsed(text, KEYS))
    path = Path(named) if named else default
    if path is None:
        return KeyRing([token_bytes(KEY_BYTES)])
    ring = KeyRing(path=path)
    if path.exists():
        ring.read()
    return ring
