"""What all tables share: processes for work that takes long, where bots think, and how time passes."""
