"""FreeCell: all cards are dealt open, and a few cells hold one each."""
