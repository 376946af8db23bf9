from __future__ import annotations

import time

import pytest
from limits import parse

from referee.api.foundation.rates import Windows
from tests.api.foundation.asking import codes
from tests.api.foundation.conftest import MakeApp

LIMIT = parse("3/minute")


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_a_window_ends_as_long_after_its_first_request_as_it_lasts() -> None:
    clock = Clock()
    windows = Windows(clock)
    waits = []
    for seconds in (0, 10, 20, 30, 59.5, 60, 61):
        clock.seconds = 1000.0 + seconds
        waits.append(windows.wait_s(LIMIT, "requests", "a"))
    assert waits == [0, 0, 0, 30, 0.5, 0, 0]


def test_clients_scopes_and_limits_are_counted_apart() -> None:
    windows = Windows(Clock())
    for _ in range(3):
        assert windows.wait_s(LIMIT, "requests", "a") == 0
    assert windows.wait_s(LIMIT, "requests", "b") == 0
    assert windows.wait_s(LIMIT, "creations", "a") == 0
    assert windows.wait_s(parse("3/hour"), "requests", "a") == 0
    assert windows.wait_s(LIMIT, "requests", "a") == 60


def test_windows_that_have_ended_are_forgotten() -> None:
    clock = Clock()
    windows = Windows(clock)
    for number in range(1000):
        windows.wait_s(LIMIT, "requests", str(number))
    clock.seconds += 120
    windows.wait_s(LIMIT, "requests", "a")
    assert len(windows._counts) == 1


@pytest.mark.parametrize("step_s", [-3600, 3600])
def test_a_clock_that_is_set_refuses_nobody_for_longer(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, step_s: int
) -> None:
    """By an hour, within a window of a second."""
    client = make_app(rate_limit="2/second").test_client()
    assert [client.get("/v1/tables/one").status_code for _ in range(2)] == [200, 200]
    day = time.time
    monkeypatch.setattr(time, "time", lambda: day() + step_s)
    answer = client.get("/v1/tables/one")
    if answer.status_code == 429:  # The machine may have been busy for a second.
        assert codes(answer, 429) == {"": "rate_must_be_kept"}
        assert answer.headers["Retry-After"] == "1"
    time.sleep(1.1)
    assert client.get("/v1/tables/one").status_code == 200
