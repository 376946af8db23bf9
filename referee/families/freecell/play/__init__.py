"""Deals of FreeCell."""
