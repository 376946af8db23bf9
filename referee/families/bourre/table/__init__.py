"""Where a game stands, and what comes next."""
