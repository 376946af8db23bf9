"""The tables of a SQLite store, step by step."""
