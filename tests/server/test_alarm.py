"""The timer of tables that wait for the database."""

from __future__ import annotations

import asyncio

from warhost.server.tables.services.alarm import Alarm


def test_a_timed_out_password_check_is_reported_once_to_its_requester() -> None:
    async def waited() -> list[str]:
        alarm, told, both = Alarm(), [], asyncio.Event()

        def late(name: str) -> None:
            told.append(name)
            if len(told) == 2:
                both.set()

        alarm.begin(600.0, lambda: late("patient"))
        alarm.begin(0.01, lambda: late("second"))  # its deadline is before the one that is set
        quick = alarm.begin(0.005, lambda: late("quick"))
        alarm.begin(0.0, lambda: late("first"))
        alarm.end(quick)
        await both.wait()
        return told

    assert asyncio.run(waited()) == ["first", "second"]
