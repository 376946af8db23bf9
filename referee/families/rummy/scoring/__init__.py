"""What a round scores."""
