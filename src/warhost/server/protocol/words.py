"""Texts and numbers that people send, none larger than it needs to be."""

from typing import Annotated

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=256)]
Secret = Annotated[str, msgspec.Meta(max_length=256)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what every client can count to
Value = bool | Whole | Short  # of an option: nothing that has something in it
