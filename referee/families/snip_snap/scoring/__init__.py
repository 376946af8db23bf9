"""What a deal of Snip Snap Snorem scores and costs."""
