"""Score sheets on paper: rendered from a game's documents as CSV, as a chart, and as a page to print.

Nothing here reads a store, a clock or a request: the same game gives the same text.
"""
