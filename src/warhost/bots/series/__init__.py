"""Series of games between bots: played on many processors, counted, and shown as tables and charts."""
