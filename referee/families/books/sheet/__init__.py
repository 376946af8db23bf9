"""A game of Authors or Go Fish on the score sheet, on paper and as text."""
