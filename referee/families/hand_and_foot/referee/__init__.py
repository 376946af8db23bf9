"""Claims: their kinds, and the judges that answer them."""
