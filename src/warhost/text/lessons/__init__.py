"""What the lessons say, by language: keys are `lesson.<game>.<lesson>.<phrase>`."""
