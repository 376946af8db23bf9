"""The cost of a hand, the limit, and the end of a game."""
