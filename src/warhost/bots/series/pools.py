"""Process pools whose workers end with their parent, even if it is killed."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import resource_tracker


def new_pool(count: int) -> ProcessPoolExecutor:
    """A pool of this many processes, started on first use.

    Python's own workers would wait forever after their parent was killed: each of them holds the other end of the
    queue.
    """
    _start_the_tracker()
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=follow_the_parent)


def follow_the_parent() -> None:
    """Make this process end with its parent, even if that was killed."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _start_the_tracker() -> None:
    """Start Python's resource tracker, which cleans up semaphores, with its warnings disabled."""
    quiet = "ignore:resource_tracker:UserWarning"
    sys.warnoptions.append(quiet)  # the tracker process is started with these options, and has no other settings
    try:
        resource_tracker.ensure_running()
    finally:
        sys.warnoptions.remove(quiet)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
