"""The settlement of a hand, who goes out, and the end of a game."""
