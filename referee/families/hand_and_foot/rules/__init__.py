"""What can be agreed about a game of Hand and Foot."""
