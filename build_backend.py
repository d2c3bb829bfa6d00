"""Build backend: Hatchling's, but metadata is written without building a wheel.

Under pip, Hatchling does not offer the metadata hooks, so pip builds the whole wheel to learn the dependencies: with
WARHOST_COMPILE=1 that compiles for minutes, even for `pip install --dry-run`. The dependencies are static, so the hooks
can be used.
"""

import os

_tracker = os.environ.pop("PIP_BUILD_TRACKER", None)  # Hatchling checks for it at import
from hatchling.build import *  # noqa: E402, F403

if _tracker is not None:
    os.environ["PIP_BUILD_TRACKER"] = _tracker
