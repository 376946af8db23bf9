"""Klondike: seven columns, a stock that is turned, and all 52 cards to bring up."""
