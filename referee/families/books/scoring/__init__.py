"""What a deal of Authors or Go Fish scores."""
