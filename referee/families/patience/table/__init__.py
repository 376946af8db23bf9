"""Cards, layouts and moves: reading them, and trying what they lead to."""
