"""The subcommands in which bots play: series of games, leagues, training, and how fast it all is."""
