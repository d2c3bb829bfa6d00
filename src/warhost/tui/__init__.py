"""Terminal interface: a readable board, and a tolerant parser of typed lines."""
