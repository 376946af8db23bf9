"""What all tests have."""

from __future__ import annotations

from collections.abc import Callable
from subprocess import CompletedProcess

import pytest
from hypothesis import settings

from tests.node import tools

# A slow machine is no failure; the same code has the same examples, so that coverage is no matter of luck.
settings.register_profile("referee", deadline=None, derandomize=True)
settings.load_profile("referee")


@pytest.fixture(scope="session")
def run_on_node() -> Callable[..., CompletedProcess[str]]:
    """Runs a script of the packages that `tests/node` pins; they take the network the first time."""
    try:
        tools.install()
    except OSError as error:
        pytest.skip(f"npm cannot install what tests/node pins: {error}")
    return tools.run
