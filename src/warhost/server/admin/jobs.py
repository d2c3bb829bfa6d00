"""Job queue for running servers: each job is run once, by the first node that takes it."""

from __future__ import annotations

import json
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ...engine.plain import JsonData, JsonObject
from ..protocol import admin
from ..refusing import refuse
from ..schema import JOBS
from .audit import notify
from .people import MOST

KEPT_SECONDS: Final = 90 * 24 * 3600  # seconds until a finished job is deleted from the list


class Job(NamedTuple):
    """A job that this server has taken."""

    id: int
    kind: str
    body: JsonData


def add_job(connection: Connection, kind: str, body: JsonObject, node: str = "") -> int:
    """Add a job for a node, or for any node; returns its id."""
    now = int(time.time())
    connection.execute(delete(JOBS).where(JOBS.c.ended > 0, JOBS.c.ended < now - KEPT_SECONDS))
    values = {"state": "waiting", "taken_by": "", "created": now, "ended": 0, "result": ""}
    done = connection.execute(insert(JOBS).values(kind=kind, body=json.dumps(body), node=node, **values))
    notify(connection, "jobs")
    assert done.inserted_primary_key is not None
    return int(done.inserted_primary_key[0])


def take_job(connection: Connection, node: str) -> Job | None:
    """The oldest waiting job for this node or for any; two callers never get the same job."""
    free = (JOBS.c.state == "waiting") & JOBS.c.node.in_(["", node])
    wanted = select(JOBS).where(free).order_by(JOBS.c.id).limit(1).with_for_update(skip_locked=True)
    row = connection.execute(wanted).first()
    if row is None:
        return None
    connection.execute(update(JOBS).where(JOBS.c.id == row.id).values(state="running", taken_by=node))
    return Job(row.id, row.kind, json.loads(row.body))


def end_job(connection: Connection, job: int, state: str, result: str = "") -> None:
    """Store the result of a job."""
    own = (JOBS.c.id == job) & (JOBS.c.state == "running")
    connection.execute(update(JOBS).where(own).values(state=state, ended=int(time.time()), result=result[:2000]))


def free_jobs(connection: Connection, present: list[str]) -> None:
    """Return the jobs of dead nodes to the queue; jobs that only such a node could run have failed."""
    lost = (JOBS.c.state == "running") & JOBS.c.taken_by.not_in(present)
    connection.execute(update(JOBS).where(lost).values(state="waiting", taken_by=""))
    gone = (JOBS.c.state == "waiting") & JOBS.c.node.not_in(["", *present])
    ended = {"state": "failed", "ended": int(time.time()), "result": "the node is gone"}
    connection.execute(update(JOBS).where(gone).values(**ended))


def cancel(connection: Connection, job: int) -> None:
    """Cancel a job that no node has taken; refused for other jobs."""
    own = (JOBS.c.id == job) & (JOBS.c.state == "waiting")
    if not connection.execute(update(JOBS).where(own).values(state="cancelled", ended=int(time.time()))).rowcount:
        raise refuse("no-such-job", 404)


def jobs(connection: Connection, only: int = 0) -> list[admin.AdminJob]:
    """The newest jobs, or the one with an id."""
    wanted = select(JOBS).order_by(JOBS.c.id.desc()).limit(MOST)
    rows = connection.execute(wanted.where(JOBS.c.id == only) if only else wanted).all()
    return [
        admin.AdminJob(row.id, row.kind, row.state, _target(json.loads(row.body)), row.created, row.ended, row.result)
        for row in rows
    ]


def _target(body: JsonObject) -> str:
    return " ".join(str(body[name]) for name in ("table", "person", "name", "node") if body.get(name))
