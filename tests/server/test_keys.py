"""Every message key of the server has a text in every language, in its own catalogues or in the client's."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from warhost.bots import BOTS
from warhost.conquest.decks.starters import STARTERS as LEARNING
from warhost.conquest.rules.actions.stops import WINDOWS as CONQUEST_WINDOWS
from warhost.invasion.decks.drafts import SIDES
from warhost.invasion.decks.starters import STARTERS
from warhost.invasion.rules.actions.stops import WINDOWS
from warhost.lords import ARMIES, LORDS
from warhost.server.games.adapter import adapters
from warhost.server.protocol import REFUSALS, STOPS
from warhost.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "src" / "warhost" / "server").rglob("*.py") if path.name != "refusals.py"]
SETUP = {"decks": ["orcs", "elves"], "options": {}}


def named() -> set[str]:
    """The keys in the server's sources."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    short = re.findall(r'\brefuse\(\s*"([a-z-]+)"', text)
    return {*re.findall(r'"((?:refused|stopped)\.[a-z-]+)"', text), *[f"refused.{name}" for name in short]}


def said(language: str) -> dict[str, str]:
    """The messages of a language, the server's and the client's."""
    folder = ROOT / "src" / "warhost" / "text" / "messages" / language
    client: dict[str, str] = {}
    for path in folder.rglob("*.json"):
        client |= json.loads(path.read_text(encoding="utf-8"))
    return {**client, **LANGUAGES[language]}


def keys() -> set[str]:
    """All message keys that the server may send."""
    found = {*REFUSALS, *STOPS} | {f"bot.{name}{part}" for name in BOTS for part in ("", ".line")}
    for window in LORDS.start(SETUP, 1).windows():
        found |= {f"lords.window.{window.key}", f"lords.phase.{window.phase}"}
    found |= {f"invasion.window.{window.key}" for window in WINDOWS}
    found |= {f"lords.army.{army}" for army in ARMIES} | {f"invasion.race.{race}" for race in STARTERS}
    found |= {f"invasion.side.{side}" for side in SIDES} | {f"conquest.faction.{faction}" for faction in LEARNING}
    for window in CONQUEST_WINDOWS:
        found |= {f"conquest.window.{window.key}", f"conquest.phase.{window.phase}"}
    for adapter in adapters().values():
        found |= {f"option.{option.name}" for option in adapter.info().options if option.name != "players"}
    return found


def test_every_key_the_sources_name_is_explained_and_every_explained_one_is_named() -> None:
    assert "refused.stale" in named()
    assert "stopped.damaged" in named()
    assert sorted(named() ^ {*REFUSALS, *STOPS}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_phrase(language: str) -> None:
    phrases = said(language)
    assert len(phrases) > 300
    assert sorted(key for key in keys() if not phrases.get(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_fill_in_nothing_that_is_not_sent(language: str) -> None:
    """The arguments of a refusal are documented in its explanation as `args.name`."""
    phrases = said(language)
    for key, about in {**REFUSALS, **STOPS}.items():
        sent = set(re.findall(r"args\.(\w+)", about))
        assert set(re.findall(r"\{(\w+)\}", phrases.get(key, ""))) <= sent, key
