"""The options of Klondike, its variants and its house rules."""
