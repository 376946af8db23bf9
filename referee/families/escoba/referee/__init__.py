"""The referee: fifteens, whole rounds, the setenta, what is left."""
