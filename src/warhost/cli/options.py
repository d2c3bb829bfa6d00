"""Groups of command line options: a command takes a dataclass, and each of its fields is an option of the command.

```python
@dataclass(frozen=True)
class Workers:
    jobs: Annotated[int, typer.Option(help="Processes to share the work.")] = 1

@app.command()
@grouped
def simulate(game: GameName, *, workers: Workers) -> None: ...   # warhost simulate GAME --jobs 2
```
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, get_type_hints

import typer


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """Decorator that replaces each dataclass parameter of a command by the dataclass's fields, for Typer."""
    parameters: list[Parameter] = []
    groups: dict[str, type[Any]] = {}
    hints = get_type_hints(command, include_extras=True)
    for given in signature(command).parameters.values():
        kind = hints[given.name]
        if isinstance(kind, type) and is_dataclass(kind):
            groups[given.name] = kind
            parameters += _options(kind)
        else:
            parameters.append(given.replace(annotation=kind, kind=Parameter.KEYWORD_ONLY))

    @wraps(command)
    def run(**values: Any) -> None:
        for name, kind in groups.items():
            values[name] = kind(**{field.name: values.pop(field.name) for field in fields(kind)})
        command(**values)

    del vars(run)["__wrapped__"]  # without this, Typer reads the signature of the wrapped function
    vars(run)["__signature__"] = Signature(parameters)
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


def _options(group: type[Any]) -> list[Parameter]:
    """The fields of a group as parameters."""
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.default is MISSING else field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]


@dataclass(frozen=True)
class Workers:
    """Options: the processes that play the games of a series; they do not affect the result."""

    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work; the result is the same.")] = 1
    cluster: Annotated[str, typer.Option(help="A Ray cluster to play on: its address, or 'local'.")] = ""
