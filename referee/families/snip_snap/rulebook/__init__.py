"""The rules of Snip Snap Snorem in words."""
