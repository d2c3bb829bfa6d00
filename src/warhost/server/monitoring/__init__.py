"""What an operator's monitoring reads: log lines, the answers to probes, and metrics."""
