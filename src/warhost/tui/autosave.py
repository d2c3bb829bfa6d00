"""Autosave: a running game is written to disk after every answer."""

import time
from pathlib import Path

from ..engine.errors import BadJournal, WarhostError
from ..engine.files import data_folder, make_folder
from ..engine.history.journal import Journal
from ..engine.history.match import Match


class Autosave:
    """Writes the journal of one match to its file.  A default file may fail; the game continues without it."""

    def __init__(self, path: Path, asked_for: bool) -> None:
        self.path = path
        self.asked_for = asked_for
        self.problem = ""

    def keep(self, match: Match) -> None:
        """Write the match in its current state."""
        try:
            make_folder(self.path.parent)
            written(match, self.path)
            self.problem = ""
        except OSError as failed:
            self._fail(f"cannot make the folder {self.path.parent}: {failed.strerror}")
        except BadJournal as failed:
            self._fail(str(failed))

    def _fail(self, problem: str) -> None:
        if self.asked_for:
            raise BadJournal(problem)
        self.problem = problem


def written(match: Match, path: Path) -> None:
    """Write a match's journal to a file."""
    Journal(match.header, match.answers).write(path)


def new_autosave(game: str, path: Path | None) -> Autosave:
    """An autosave for a new game: the given file, which must be new, or one in the user's data folder."""
    if path is not None:
        if path.exists():
            raise WarhostError(f"{path} exists already: go on with it by --resume {path}, or name another file")
        return Autosave(path, asked_for=True)
    folder = data_folder() / "games"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, copies = folder / f"{stem}.jsonl", 1
    while path.exists():
        copies += 1
        path = folder / f"{stem}-{copies}.jsonl"
    return Autosave(path, asked_for=False)
