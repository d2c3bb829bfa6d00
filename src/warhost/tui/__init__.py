"""The terminal interface: a readable board, and flexible parsing of typed lines."""
