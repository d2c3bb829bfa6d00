"""Cards that enter play, move, change sides, and leave play."""
