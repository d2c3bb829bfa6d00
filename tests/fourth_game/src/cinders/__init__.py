"""Cinders: each of two players feeds a fire; the first fire with enough heat wins."""
