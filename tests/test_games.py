"""Games are listed alike wherever Warhost is installed."""

from importlib.metadata import EntryPoint

import pytest

from warhost import games


def test_games_are_named_by_alphabet_however_their_packages_name_them(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = [EntryPoint(name, f"warhost.{name}.kit:KIT", games.GROUP) for name in ("lords", "invasion", "conquest")]
    games._entries.cache_clear()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(games, "entry_points", lambda group: installed)
            assert games.game_names() == ["conquest", "invasion", "lords"]
    finally:
        games._entries.cache_clear()
