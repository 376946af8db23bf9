"""Hand and Foot: teams meld ranks into books of seven, from two holdings each, with many packs."""
