"""What all tests have."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from referee.words.said import Said
from tests import postgres_server
from tests.node import tools
from tests.run import CHROMIUM, LONG

# A slow machine is no failure; the same code has the same examples, so that coverage is no matter of luck.
settings.register_profile(
    "referee", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("referee")

# These hold assertions for several test files, which should say as much when they fail.
pytest.register_assert_rewrite("tests.api", "tests.families", "tests.browser", "tests.serving")

WAITING = "tests/service/"
"""Where tests wait more than they work, up to 40 seconds for nothing to happen."""

COMPILES_ONCE = "--js-flags=--liftoff-only"
"""WebAssembly is compiled once and quickly: engines of tests do not live long enough to gain by more."""
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

HERE = "MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
"""What Chromium finds: nobody but this machine.

So a page that asks for something from elsewhere fails to, which is told of; to be told of all requests, of
which a page that is loaded makes sixty, takes a tenth of its time.
"""


class Examples:
    """Looks for examples in docstrings only in modules that have any, of which most have none."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Iterator[None]:
        collectors = yield
        if file_path.suffix == ".py" and b">>>" not in file_path.read_bytes():
            return [collector for collector in collectors if type(collector) is pytest.Module]
        return collectors


def pytest_configure(config: pytest.Config) -> None:
    """Lets the plugin see the project's modules, too; no text is made of a message without a language."""
    config.pluginmanager.register(Examples())
    Said.__format__ = _unspoken  # type: ignore[method-assign]


def _unspoken(sentence: Said, _: str) -> str:
    raise AssertionError(f"a text was made of {sentence!r}, which has no words before a language is known")


def pytest_sessionstart() -> None:
    """Collects no garbage while tests are collected, all of which are needed: a third of that time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Collects garbage again, but none of what is there."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits comes first, beside what works; what takes long comes first for another process each."""
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def in_order(items: Sequence[pytest.Item], processes: int) -> list[pytest.Item]:
    """The tests as processes share them at first: each a part of the same length, in order."""
    waiting = [item for item in items if item.nodeid.startswith(WAITING)]
    long = [item for item in items if item.nodeid.startswith(LONG)]
    others = iter([item for item in items if not item.nodeid.startswith((WAITING, *LONG))])
    firsts = [waiting, *([] for _ in range(processes - 1))]
    for item in long:
        places = [place for place in LONG if item.nodeid.startswith(place)]
        firsts[-1 - LONG.index(places[0]) % max(processes - 1, 1)].append(item)
    size = len(items) // processes
    parts = [[*first, *islice(others, max(0, size - len(first)))] for first in firsts]
    return [*chain(*parts), *others]


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
    args = [
        "--no-sandbox",
        COMPILES_ONCE,
        f"--disable-features={','.join(OFF.split())}",
        f"--host-resolver-rules={HERE}",
    ]
    return {**browser_type_launch_args, "executable_path": path, "args": args}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of the socket of a PostgreSQL that runs as long as the tests do."""
    with postgres_server.running() as folder:
        if folder is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        yield folder
