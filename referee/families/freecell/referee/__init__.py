"""Claims of FreeCell."""
