"""What can be agreed about a game of the Rummy family."""
