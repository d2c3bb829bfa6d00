"""A game with its past: its answers, the journal on disk, and the moments worth looking at again."""
