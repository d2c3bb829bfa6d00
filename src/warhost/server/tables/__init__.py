"""Tables: games under way, those who sit there, and what they are sent."""
