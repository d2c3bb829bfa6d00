"""Cluster of several nodes: which of them has a table, requests between them, and shared counters."""
