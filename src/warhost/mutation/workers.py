"""Worker processes that try mutants; a hanging worker is killed, and its mutant counts as timed out."""

from __future__ import annotations

import multiprocessing
import signal
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from ..engine.errors import WarhostError
from .trial import TIMED_OUT, Verdict

STEP: Final = 0.5  # seconds between two checks whether workers are silent
MEMORY: Final = 4 << 30  # memory limit of a worker in bytes, since a mutant may allocate without end

Task = tuple[str, tuple[str, ...]]  # code of a card, and ids of its mutants
Try = Callable[[str, tuple[str, ...]], Iterator[Verdict]]


@dataclass
class Worker:
    """A worker process, its connection, and the remaining mutants of its task."""

    process: Any
    pipe: Connection
    code: str = ""
    left: list[str] = field(default_factory=list)
    heard: float = 0.0

    def send(self, task: Task) -> None:
        self.code, self.left = task[0], list(task[1])
        self.heard = time.monotonic()
        self.pipe.send(task)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def try_all(tasks: list[Task], attempt: Try, jobs: int, timeout: float) -> Iterator[Verdict]:
    """The verdicts on all tasks, as they arrive.  `attempt` is called in the worker processes.

    Workers are forked, so they share all loaded modules.
    """
    waiting = [task for task in tasks if task[1]][::-1]
    workers = [_begin(attempt) for _ in range(min(jobs, len(waiting)))]
    try:
        for worker in workers:
            worker.send(waiting.pop())
        while any(worker.left for worker in workers):
            ready = wait([worker.pipe for worker in workers if worker.left], timeout=STEP)
            for at, worker in enumerate(workers):
                if worker.left and worker.pipe in ready:
                    yield _heard(worker)
                elif worker.left and time.monotonic() - worker.heard > timeout:
                    yield Verdict(worker.code, worker.left[0], TIMED_OUT)
                    worker.end()
                    workers[at] = _begin(attempt)
                    if worker.left[1:]:
                        workers[at].send((worker.code, tuple(worker.left[1:])))
                if not workers[at].left and waiting:
                    workers[at].send(waiting.pop())
    finally:
        for worker in workers:
            worker.end()


def _heard(worker: Worker) -> Verdict:
    try:
        said = worker.pipe.recv()
    except EOFError:  # the worker was killed, or ran out of memory
        raise WarhostError(f"a worker process ended while it tried {worker.code}: {worker.left[0]}") from None
    if isinstance(said, str):
        raise WarhostError(said)
    verdict: Verdict = said
    worker.heard = time.monotonic()
    worker.left.remove(verdict.mutant)
    return verdict


def _begin(attempt: Try) -> Worker:
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe()
    process = context.Process(target=_work, args=(there, here, attempt), daemon=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # about forking with threads, which workers do not use
        process.start()
    there.close()
    return Worker(process, here)


def _work(pipe: Connection, other: Connection, attempt: Try) -> None:
    """Main loop of a worker: run tasks until the connection is closed."""
    other.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process stops its workers itself
    _limit_memory()
    while True:
        try:
            code, ids = pipe.recv()
        except EOFError:
            return
        try:
            for verdict in attempt(code, ids):
                pipe.send(verdict)
        except WarhostError as wrong:
            pipe.send(str(wrong))
            return


def _limit_memory() -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))
