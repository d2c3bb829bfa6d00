"""Actions of players: when they may be taken, their costs, and the reasons why not."""
