"""Parallel map over the processors of this machine or a Ray cluster; results are the same, and in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from ...engine.errors import WarhostError
from ...engine.plain import JsonData
from .pools import new_pool

LOCAL: Final = "local"  # value instead of an address: a Ray cluster on this machine only
MOST_CHUNK: Final = 16  # maximum items per task: enough to keep a process busy, few enough to show progress

Item = TypeVar("Item")
Result = TypeVar("Result")


def parallel_map(
    work: Callable[[Item], Result], items: list[Item], jobs: int = 1, cluster: str = "", most: int = MOST_CHUNK
) -> Iterator[Result]:
    """Apply `work` to all items: here, in this many processes, or on the Ray cluster at an address."""
    if cluster:
        yield from _on_ray(work, items, cluster)
        return
    if jobs <= 1:
        yield from map(work, items)
        return
    chunk = max(1, min(most, len(items) // (jobs * 4)))
    try:
        with new_pool(jobs) as pool:
            yield from pool.map(work, items, chunksize=chunk)
    except BrokenProcessPool:
        raise WarhostError("a process died while it played: out of memory, or killed") from None


def _on_ray(work: Callable[[Item], Result], items: list[Item], address: str) -> Iterator[Result]:
    try:
        import ray
    except ImportError:
        raise WarhostError("--cluster needs Ray: pip install 'warhost[spread]'") from None
    if not ray.is_initialized():
        where: JsonData = {} if address == LOCAL else {"address": address}
        try:
            ray.init(logging_level="error", log_to_driver=False, include_dashboard=False, **where)
        except ConnectionError as failed:
            raise WarhostError(f"no Ray cluster answers at {address}: {failed}") from None

    def done(item: Item) -> Result:  # Ray only accepts functions, but `work` may be another callable
        return work(item)

    remote = ray.remote(done)
    for waiting in [remote.remote(item) for item in items]:
        yield ray.get(waiting)
