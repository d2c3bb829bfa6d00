"""Three card games with their rules enforced: engine, bots, server, terminal and command line."""

__version__ = "1.0.0rc1"
