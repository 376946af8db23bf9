from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from referee.api.foundation.measuring import Measured
from referee.errors import OutcomeError, RulesError, StorageError, TurnError
from referee.meter import FOLDER, OUTCOMES, SILENT
from referee.store.plans import OutdatedError
from tests.metrics import Told

metrics = pytest.importorskip("referee.metrics")


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (None, "kept"),
        (OutdatedError("Somebody was quicker."), "retried"),
        (StorageError("Away."), "refused"),
        (TurnError("No turn."), "refused"),
        (RulesError("Not so."), "refused"),
        (OutcomeError("Who knows."), "unknown"),
        (KeyboardInterrupt(), "refused"),
    ],
)
def test_how_a_transaction_ends_is_counted(error: BaseException | None, outcome: str) -> None:
    meter = metrics.Metrics()
    with suppress(Exception, KeyboardInterrupt), Measured(meter):
        if error is not None:
            raise error
    told = Told(meter.exposition()[1].decode())
    ended = {one: told.of("referee_store_transactions_total", outcome=one) for one in OUTCOMES}
    assert ended == dict.fromkeys(OUTCOMES, 0) | {outcome: 1}
    assert told.of("referee_store_transaction_seconds_count") == 1
    assert told.of("referee_store_retries_total", reason="outdated") == (outcome == "retried")


def test_where_nobody_counts_it_goes_through_all_the_same() -> None:
    with pytest.raises(StorageError), Measured(SILENT):
        raise StorageError("Away.")
    assert SILENT.exposition() is None


def test_a_process_that_has_just_begun_has_counted_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "counter_4194305.db").touch()
    monkeypatch.setenv(FOLDER, str(tmp_path))
    meter = metrics.Metrics()
    assert meter.exposition()[1] == b""
    (tmp_path / "counter_4194305.db").unlink()
    tmp_path.rmdir()
    with pytest.raises(StorageError, match="is gone"):
        meter.exposition()
