"""The conformance suite: made from golden sheets and examples, and held against engines."""
