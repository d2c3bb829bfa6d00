"""What others see of a game: who all look at it, a simple game without screens of its own, and one seat alone."""
