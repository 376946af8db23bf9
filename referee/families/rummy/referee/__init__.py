"""What the referee answers."""
