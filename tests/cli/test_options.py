"""Command line options declared in groups behave like ordinary options."""

from dataclasses import dataclass
from typing import Annotated

import typer
from typer.testing import CliRunner

from warhost.cli.options import Workers, grouped


@dataclass(frozen=True)
class Size:
    width: Annotated[int, typer.Option("--wide", min=1)]
    height: Annotated[int, typer.Option()] = 2


def run(*words: str) -> tuple[int, str]:
    app = typer.Typer(rich_markup_mode=None)

    @app.command()
    @grouped
    def draw(
        name: Annotated[str, typer.Argument()],
        *,
        size: Size,
        workers: Workers,
        loud: Annotated[bool, typer.Option("--loud")] = False,
    ) -> None:
        """Draw something."""
        typer.echo(f"{name} {size.width} {size.height} {workers.jobs} {loud}")

    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


def test_fields_of_a_group_are_options_with_their_defaults() -> None:
    assert run("tree", "--wide", "3", "--jobs", "4") == (0, "tree 3 2 4 False\n")


def test_a_field_without_a_default_is_required_and_limits_are_checked() -> None:
    assert run("tree")[0] == 2
    assert run("tree", "--wide", "0")[0] == 2


def test_help_lists_them_in_the_order_of_the_parameters() -> None:
    code, said = run("--help")
    assert code == 0
    assert "Draw something." in said
    assert said.index("--wide") < said.index("--height") < said.index("--jobs") < said.index("--loud")
