"""Cluster of several server nodes: ownership of tables, forwarding of requests, and shared limits."""
