"""What clients send and what they are answered, one module per resource.

Examples stand beside the schemas they are of: they go into the OpenAPI document, and tests run them.
"""
