"""Export files: all data of a server, of one club or of one person, and how another server takes them in."""
