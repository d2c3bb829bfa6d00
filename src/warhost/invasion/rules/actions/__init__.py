"""What players may do, when, for how much, and why not."""
