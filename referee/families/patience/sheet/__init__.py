"""A game of patience on paper, as text, and in standings."""
