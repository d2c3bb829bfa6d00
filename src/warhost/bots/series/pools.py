"""Processes for work beside one's own, which end with whoever has started them, however he ends."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import resource_tracker


def new_pool(count: int) -> ProcessPoolExecutor:
    """So many processes, started with the first work for them.

    Python's own wait for more work for ever once their starter was killed: each of them holds the other end of the line
    on which it comes.
    """
    _start_the_tracker()
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=follow_the_parent)


def follow_the_parent() -> None:
    """End with whoever started this process, also when he was killed and could not say so."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _start_the_tracker() -> None:
    """Python's helper that clears up semaphores when their owner was killed.  It shall do so without a complaint."""
    quiet = "ignore:resource_tracker:UserWarning"
    sys.warnoptions.append(quiet)  # it is started with the options in here, and knows no others
    try:
        resource_tracker.ensure_running()
    finally:
        sys.warnoptions.remove(quiet)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
