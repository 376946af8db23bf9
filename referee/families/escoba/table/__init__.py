"""The cards, and the reading of cards and sides."""
