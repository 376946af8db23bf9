"""What can be agreed about a game of Snip Snap Snorem."""
