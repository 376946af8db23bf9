"""The family on score sheets: in text, on paper, in standings."""
