"""The state of a game between two acts, and the hand to come."""
