"""The deal as it was read, and its lines."""
