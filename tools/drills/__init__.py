"""Drills of an operator: the cluster of `deploy` on this machine, with people at its tables while something happens."""
