"""Cinders: two players feed a fire each; the first that blazes wins."""
