"""The options of the score of a round."""
