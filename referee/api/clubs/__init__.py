"""Clubs over HTTP."""
