"""The parts that all resources share: requests, fields, problems, conditions, pages, streams."""
