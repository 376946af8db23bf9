"""The cards of a deal, and reading cards."""
