"""What the referee of Snip Snap Snorem says."""
