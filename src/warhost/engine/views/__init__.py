"""Views of a game: the parts shared by all viewers, the view of a simple game, and the perspective of one seat."""
