"""What all resources share: requests, fields, problems, conditions, pages, streams."""
