"""What constant texts of this game say: data that its rules look up and follow.  Nothing in here knows the rules."""
