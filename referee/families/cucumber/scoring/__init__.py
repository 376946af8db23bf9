"""What a hand costs, the limit, and the end."""
