"""`warhost admin nodes` and `jobs`: the nodes of a cluster, and what running servers have been asked to do."""

from __future__ import annotations

from typing import Annotated

import typer

from ...server.admin.jobs import jobs as newest_jobs
from ...server.admin.tables import nodes
from ...server.protocol.admin import CancelJob, DrainNode, ResumeNode, RetireNode
from .database import act, ask, print_rows, when

group = typer.Typer(no_args_is_help=True, help="List, drain and retire the nodes of a cluster.")
jobs = typer.Typer(no_args_is_help=True, help="What running servers have been asked to do.")
NodeId = Annotated[str, typer.Argument(metavar="NODE", help="Its id, as the list shows it.")]


@group.command("list")
def list_nodes() -> None:
    """List the nodes of the cluster with the number of tables that each has."""
    rows = [(each.id, each.address, "leaving" if each.leaving else "", each.tables) for each in ask(nodes)]
    print_rows(("node", "address", "", "tables"), rows, "There are no nodes: this is a single server, or none runs.")


@group.command(epilog="Example:\n\nwarhost admin nodes drain NODE")
def drain(node: NodeId) -> None:
    """Give a node no new tables, and move its tables to other nodes where possible; the node keeps running."""
    act(DrainNode(node), f"Node {node} hands over its tables.")


@group.command(epilog="Example:\n\nwarhost admin nodes resume NODE")
def resume(node: NodeId) -> None:
    """Give a drained node new tables again."""
    act(ResumeNode(node), f"Node {node} takes tables again.")


@group.command(epilog="Example:\n\nwarhost admin nodes retire NODE")
def retire(node: NodeId) -> None:
    """Drain a node; it stops when its last game is over."""
    act(RetireNode(node), f"Node {node} stops when its last game is over.")


@jobs.command("list")
def list_jobs() -> None:
    """List the newest jobs."""
    rows = [(each.id, each.kind, each.target, each.state, when(each.created), each.result) for each in ask(newest_jobs)]
    print_rows(("job", "kind", "what", "state", "since", "result"), rows, "There are no jobs.")


@jobs.command(epilog="Example:\n\nwarhost admin jobs cancel 12")
def cancel(job: Annotated[int, typer.Argument(metavar="JOB", help="Its number.")]) -> None:
    """Cancel a job that no server has begun."""
    act(CancelJob(job), f"Job {job} is cancelled.")
