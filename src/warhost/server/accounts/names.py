"""What a person may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..refusing import refuse

LONGEST_NAME: Final = 24


def good_name(name: str) -> str:
    """A name that can be shown: not empty, not long, nothing in it that is not to be seen."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= LONGEST_NAME or any(unicodedata.category(sign)[0] == "C" for sign in tidy):
        raise refuse("bad-name", limit=LONGEST_NAME)
    return tidy
