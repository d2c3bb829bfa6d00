"""The game of a table: played, taken back, ended, left and brought back, with the standing orders of its seats."""
