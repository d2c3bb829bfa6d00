"""What a seat may know: hidden cards taken out of its sight, and the parts of a view that both games show alike."""
