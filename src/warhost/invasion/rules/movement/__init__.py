"""Cards that enter play, move, change control and leave play."""
