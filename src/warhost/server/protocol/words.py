"""Texts and numbers that people send, none larger than it needs to be."""

from typing import Annotated

import msgspec

from ...engine.plain import JsonData

Short = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=256)]
Notes = Annotated[str, msgspec.Meta(max_length=2000)]
Secret = Annotated[str, msgspec.Meta(max_length=256)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what every client can count to
Value = bool | Whole | Line  # of an option: nothing that has something in it

# What a game shows and what has happened in it: written by the game, and named for those who generate types from this.
View = Annotated[JsonData, msgspec.Meta(extra_json_schema={"$ref": "GameView"})]
Shown = Annotated[JsonData, msgspec.Meta(extra_json_schema={"$ref": "ShownEvent"})]
Facts = Annotated[JsonData, msgspec.Meta(extra_json_schema={"$ref": "CardFacts"})]
