"""What can be agreed about a game of Authors or Go Fish."""
