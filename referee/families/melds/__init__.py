"""The parts that families of melding games share: the reading of cards, the totals they make, answers."""
