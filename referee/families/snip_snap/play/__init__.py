"""Deals and adjustments, read and carried out."""
