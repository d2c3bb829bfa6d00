"""Series of games between bots: playing in parallel, statistics, tables and charts."""
