"""Class settings for mypyc, available without mypyc's own package.

`@mypyc_attr(allow_interpreted_subclasses=True)` marks a class that other packages may subclass in plain Python while
this package is compiled.  mypyc reads the decorator when it compiles; at run time it returns the class unchanged.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**settings: object) -> Callable[[type[T]], type[T]]:
        """Return a decorator that leaves a class as it is."""
        return lambda cls: cls
