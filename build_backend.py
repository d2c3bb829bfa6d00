"""The build backend: Hatchling's, with metadata that is written without building a wheel.

Hatchling leaves its metadata hooks out under pip, which then builds the whole wheel to learn the dependencies: with
WARHOST_COMPILE=1 that compiles for minutes, even for `pip install --dry-run`.  The dependencies are static, so the
hooks can be trusted.
"""

import os

_tracker = os.environ.pop("PIP_BUILD_TRACKER", None)  # Hatchling looks for it while it is imported
from hatchling.build import *  # noqa: E402, F403

if _tracker is not None:
    os.environ["PIP_BUILD_TRACKER"] = _tracker
