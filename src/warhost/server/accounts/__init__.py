"""User accounts: sessions, names and rate limits."""
