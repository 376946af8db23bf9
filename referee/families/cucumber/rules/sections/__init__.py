"""The options: a module for each section of the rules document, with everything about each of its options."""
