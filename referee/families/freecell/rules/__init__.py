"""The options of FreeCell, and its variant."""
