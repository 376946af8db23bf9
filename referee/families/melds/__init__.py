"""What families of melding games share: cards as they are told, totals that they can make, answers."""
