"""The cards, and what is kept of a table."""
