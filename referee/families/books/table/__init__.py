"""The cards of a deal, and reading cards and ranks."""
