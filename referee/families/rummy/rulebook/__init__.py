"""The rules as people read them."""
