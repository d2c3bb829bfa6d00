"""A game's history: its answers, the journal on disk, and the moments worth replaying."""
