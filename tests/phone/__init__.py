"""Tests of the engine in the phone."""
