"""`python -m tests.suite` writes the conformance suite anew."""

from tests.suite.making import write

write()
