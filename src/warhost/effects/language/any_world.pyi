from typing import Any

from typing_extensions import TypeVar

from ..state.world import World

AnyWorld = TypeVar("AnyWorld", bound=World, default=Any)
