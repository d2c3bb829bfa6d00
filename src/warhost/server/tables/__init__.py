"""Tables: running games, their players and viewers, and the documents sent to them."""
