"""What a hand costs and pays, who goes out, and the end."""
