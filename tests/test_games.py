"""The list of games does not depend on the installation, and a broken kit does not affect other games."""

import logging
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from warhost import games
from warhost.kit import BotParts, GameKit, KitPart

OWN = ("lords", "invasion", "conquest")
Install = Callable[..., None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Simulate installed packages with these kits: `install(toy="module:KIT")`."""

    def installed(*entries: tuple[str, str]) -> None:
        own = [(name, f"warhost.{name}.kit:KIT") for name in OWN]
        found = [EntryPoint(name, value, games.GROUP) for name, value in (*entries, *own)]
        monkeypatch.setattr(games, "entry_points", lambda group: found)
        forget()

    yield installed
    monkeypatch.undo()
    forget()


def forget() -> None:
    for cached in (games._entries, games._loaded, games.all_kits):
        cached.cache_clear()


def package(monkeypatch: pytest.MonkeyPatch, **contents: object) -> None:
    """A module `plugin` with these attributes."""
    module = ModuleType("plugin")
    vars(module).update(contents)
    monkeypatch.setitem(sys.modules, "plugin", module)


def test_games_are_named_by_alphabet_however_their_packages_name_them(install: Install) -> None:
    install()
    assert games.game_names() == ["conquest", "invasion", "lords"]


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("toy", "no_such_package:KIT", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("toy", "plugin:MISSING", "AttributeError: module 'plugin' has no attribute 'MISSING'"),
        ("toy", "plugin:NO_KIT", "plugin:NO_KIT is a str, not a GameKit"),
        ("toy", "plugin:OTHER", "its kit is named 'other'"),
        ("toy", "plugin:BROKEN", "ModuleNotFoundError: No module named 'plugin.rules'; 'plugin' is not a package"),
        ("lords", "plugin:KIT", "another game has this name"),
    ],
)
def test_a_broken_kit_is_reported_in_one_line_and_left_out(
    install: Install,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
    value: str,
    fault: str,
) -> None:
    kits = {
        "NO_KIT": "kit",
        "OTHER": GameKit("other", rank=9, rules="plugin:KIT", decks="plugin:KIT"),
        "BROKEN": GameKit("toy", rank=9, rules="plugin.rules:RULES", decks="plugin:KIT"),
        "KIT": GameKit("lords", rank=9, rules="plugin:KIT", decks="plugin:KIT"),
    }
    package(monkeypatch, **kits)
    install((name, value))
    with caplog.at_level(logging.WARNING):
        assert [kit.name for kit in games.all_kits()] == ["lords", "invasion", "conquest"]
    assert [record.getMessage() for record in caplog.records] == [f"The game {name!r} ({value}) is left out: {fault}"]
    assert games.find_game("lords").name == "lords"


def test_a_kit_of_another_package_is_found(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = GameKit("toy", rank=9, rules="plugin:RULES", decks="plugin:RULES")
    package(monkeypatch, KIT=kit, RULES=object())
    install(("toy", "plugin:KIT"))
    assert games.all_kits()[-1] is games.find_kit("toy") is kit


def test_a_kit_finds_a_part_by_its_key_and_has_none_that_the_game_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = GameKit("toy", rank=9, rules="plugin:R", decks="plugin:R", bots=BotParts(figures="plugin:FIGURES"))
    package(monkeypatch, R=object(), FIGURES={"hits": ("hit",)})
    figures: KitPart[dict[str, tuple[str, ...]]] = KitPart("bots.figures")
    plans: KitPart[object] = KitPart("bots.plans")
    assert kit.get(figures) == {"hits": ("hit",)}
    assert kit.get(plans) is None


def test_a_key_for_a_part_that_no_kit_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no part 'bots\.figure'"):
        KitPart("bots.figure")
