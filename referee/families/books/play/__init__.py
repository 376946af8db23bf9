"""Deals, read and carried out."""
