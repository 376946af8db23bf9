"""Claims of Klondike."""
