"""What is told of a deal, and what it leads to."""
