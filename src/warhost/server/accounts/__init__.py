"""People: sessions, names and limits."""
