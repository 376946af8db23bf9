"""Use cases of games."""
