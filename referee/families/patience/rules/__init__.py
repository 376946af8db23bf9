"""The options that games of patience share, and the laws of a layout."""
