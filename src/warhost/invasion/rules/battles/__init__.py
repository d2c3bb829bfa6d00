"""Combat: who attacks and defends, at which front, and the damage that is dealt."""
