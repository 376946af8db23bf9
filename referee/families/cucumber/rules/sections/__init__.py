"""The options: a module for each section of the rules document, with what is told of every option in it."""
