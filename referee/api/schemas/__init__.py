"""The documents that clients send and those that answer them, one module per resource.

Examples stand beside the schemas they are of: they go into the OpenAPI document, and tests run them.
"""
