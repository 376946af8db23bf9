"""`python -m tests.benchmarks`, at the top of the project."""

from tests.benchmarks.run import main

main()
