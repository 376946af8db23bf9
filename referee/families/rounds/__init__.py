"""The floor of games that are scored by rounds with plus and minus; a family says what a round scores."""
