"""What all tests have."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from subprocess import CompletedProcess
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import postgres_server
from tests.node import tools
from tests.run import CHROMIUM

# A slow machine is no failure; the same code has the same examples, so that coverage is no matter of luck.
settings.register_profile(
    "referee", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("referee")

# These hold assertions for several test files, which should say as much when they fail.
pytest.register_assert_rewrite("tests.api", "tests.families", "tests.browser", "tests.serving")

WAITING = "tests/service/"
"""Where tests wait more than they work, up to 40 seconds for nothing to happen."""

OFF = """
    AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync
    DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter
    NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning
    WebUIOmniboxAimPopup WebUIOmniboxPopup
"""
"""Features of Chromium that tests do without.

The last two draw the suggestions of an address bar that nobody sees, in a process for every context: a third
of the time of all browser tests. The others are Playwright's own, since of several lists the last counts.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits comes first, beside what works; at the end everything would wait for it."""
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))


@pytest.fixture(scope="session")
def run_on_node() -> Callable[..., CompletedProcess[str]]:
    """Runs a script of the packages that `tests/node` pins; they take the network the first time."""
    try:
        tools.install()
    except OSError as error:
        pytest.skip(f"npm cannot install what tests/node pins: {error}")
    return tools.run


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip("no Chromium: install your system's chromium package")
    args = ["--no-sandbox", f"--disable-features={','.join(OFF.split())}"]
    return {**browser_type_launch_args, "executable_path": path, "args": args}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of the socket of a PostgreSQL that runs as long as the tests do."""
    with postgres_server.running() as folder:
        if folder is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        yield folder
