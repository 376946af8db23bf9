"""The Escoba family: cards on the table are taken by fifteens."""
