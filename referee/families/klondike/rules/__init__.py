"""The options of Klondike, and its variants."""
