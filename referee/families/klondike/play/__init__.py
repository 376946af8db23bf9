"""Deals of Klondike."""
