"""What a table sends: documents for each viewer, and only the difference to what he was last sent."""
