"""The `warhost` command, one module per subcommand."""

from .app import main

__all__ = ["main"]
