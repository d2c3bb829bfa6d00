"""The server's texts for events, for client tests that compare them with the client's."""

from __future__ import annotations

import re
from typing import Any

from warhost.text.duel.speaker import DuelSpeaker
from warhost.text.speaker import Players


def event_sentences(speaker: DuelSpeaker, view: dict[str, Any], log: list[Any], places: list[str]) -> list[list[Any]]:
    """Events with their sentences: those of a log, and for each kind one with all facts and one with few.

    `places` are a place and the value that stands for a place in events that name a thing.
    """
    players = Players.of(view)
    code = next(event["card"] for event in log if "card" in event)
    events = [*log]
    for kind in _kinds(speaker):
        named = speaker.tables.numbers.get(kind)
        whole = {"kind": kind, "rule": "", "card": code, "place": places[0], "other": places[1], "trait": "Hero"}
        whole["number"] = code if named is not None and not named.keys else 1
        events += [{**whole, "seat": view["seat"]}, {**whole, "seat": 1 - view["seat"], "other": code}]
        if speaker.book.has(f"{speaker.game}.event.{kind}.hidden"):
            events.append({key: whole[key] for key in whole if key != "card"} | {"seat": 1 - view["seat"]})
    everything = -speaker.tables.everything
    gains = [f"gained-{stat}" for stat in ("hit-points", *speaker.tables.words)]
    gained = [(kind, number) for kind in gains for number in (1, -1, everything or 2)]
    events += [{"kind": kind, "rule": "", "card": code, "number": number} for kind, number in gained]
    return [[event, speaker.event(event, players)] for event in events]


def _kinds(speaker: DuelSpeaker) -> list[str]:
    """The kinds of events that have a message."""
    found = [re.fullmatch(rf"{speaker.game}\.event\.([a-z-]+)", key) for key in speaker.book.messages]
    more = {ending for each in speaker.tables.more.values() for ending in each.values()}
    return [kind[1] for kind in found if kind is not None and kind[1] not in {*more, "gained"}]
