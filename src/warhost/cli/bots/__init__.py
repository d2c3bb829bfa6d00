"""Subcommands in which bots play: series of games, leagues, training and benchmarks."""
