"""Many games between bots: played on many processors, counted, and shown as tables and pictures."""
