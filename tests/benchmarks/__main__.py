"""`python -m tests.benchmarks`, at the top of the project."""

import sys
from pathlib import Path

# As pytest does: the modules of the tests are found without a package around them.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.run import main  # only now can it be found

main()
