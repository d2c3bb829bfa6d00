"""`warhost admin clean`: deletes what has been unused for longer than the settings say."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from ...server.admin.jobs import add_job
from ...server.admin.options import settings
from ...server.admin.retention import JOB, preview
from .database import ask, opened, print_rows, wait_for_job

group = typer.Typer()


@group.command(epilog="Examples:\n\nwarhost admin clean --dry-run\n\nwarhost admin settings set keep-guests 90")
def clean(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
) -> None:
    """Delete unused guests, sessions, reports, games of guests and analyses now; servers do so once a day."""
    if dry_run:
        days, counts = ask(settings), ask(preview, int(time.time()))
        rows = [(name.removeprefix("keep-"), days[name], count) for name, count in counts.items()]
        print_rows(("what", "unused for days", "would be deleted"), rows, "Everything is kept for ever.")
        return
    with opened() as store:
        wait_for_job(store, store.run_change(add_job, JOB, {}), "Unused data is deleted.")
