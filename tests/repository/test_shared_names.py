"""Shared files name no game: a game is in its folders, and is found by its entry point."""

from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

from warhost.games import GROUP, find_kit

ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src" / "warhost", ROOT / "web" / "src", ROOT / "tools")
LIST = "tools/games.toml"  # the tools' list of games
BINARY = (".png", ".webp", ".woff2", ".pyc")


def names() -> list[str]:
    """The games of this package, by name and by title; others may be installed in addition."""
    own = [entry.name for entry in entry_points(group=GROUP) if entry.value.startswith("warhost.")]
    return [*own, *(find_kit(name).messages["en"][f"{name}.title"] for name in own)]


def own_file(path: Path, called: list[str]) -> bool:
    """True if a file belongs to a game: its name or that of a folder above begins with the game's name."""
    return any(part.lower().startswith(name.lower()) for part in path.parts for name in called)


def naming(folder: Path, called: list[str]) -> Iterator[str]:
    """The shared text files under a folder that name a game."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in BINARY and not own_file(path.relative_to(folder), called):
            text = path.read_text(encoding="utf-8").lower()
            if any(name.lower() in text for name in called):
                yield path.as_posix()


def test_shared_files_name_no_game() -> None:
    found = [path for folder in SOURCES for path in naming(folder, names())]
    assert [Path(path).relative_to(ROOT).as_posix() for path in found] == [LIST]


def test_a_game_name_is_found_in_any_position(tmp_path: Path) -> None:
    for path, text in {
        "cli/help.py": '"e.g. chess"',
        "view.ts": "type A = ChessView",
        "Own.svelte": "<p>Game of Kings</p>",
        "plain.py": "board = 1",
        "notes.json": "{}",
        "words.json": "chess",
        "table.css": ".chess {}",
        "chess/rules.py": "chess",
        "games/chess_pool.py": "chess",
        "ChessTable.svelte": "chess",
    }.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    found = [Path(path).relative_to(tmp_path).as_posix() for path in naming(tmp_path, ["chess", "Game of Kings"])]
    assert found == ["Own.svelte", "cli/help.py", "table.css", "view.ts", "words.json"]
