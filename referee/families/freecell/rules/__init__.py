"""The options of FreeCell, its variant and its house rules."""
