"""The rule books of games of patience."""
