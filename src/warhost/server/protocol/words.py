"""Constrained types for texts and numbers in requests, with length and range limits."""

from typing import Annotated

import msgspec

from ...engine.plain import JsonData

Short = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=256)]
Notes = Annotated[str, msgspec.Meta(max_length=2000)]
Secret = Annotated[str, msgspec.Meta(max_length=256)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # range of integers that JavaScript can represent
Value = bool | Whole | Line  # value of an option; never a list or an object

# View and log of a game, which the game defines; the reference names its type for the generated client types.
View = Annotated[JsonData, msgspec.Meta(extra_json_schema={"$ref": "GameView"})]
Shown = Annotated[JsonData, msgspec.Meta(extra_json_schema={"$ref": "ShownEvent"})]
Facts = Annotated[JsonData, msgspec.Meta(extra_json_schema={"$ref": "CardFacts"})]
