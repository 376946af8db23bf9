from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.settings import Settings


def test_settings_have_defaults() -> None:
    assert Settings.from_environment({}) == Settings()
    assert Settings.from_environment({"REFEREE_PORT": "", "PORT": "1", "REFEREE_ODD": "1"}) == Settings()


def test_settings_come_from_the_environment() -> None:
    given = {"REFEREE_DATABASE": "x.db", "REFEREE_WORKERS": "2", "REFEREE_RATE_LIMIT": "off"}
    settings = Settings.from_environment(given)
    assert (settings.database, settings.workers, settings.rate_limit) == ("x.db", 2, "off")
    assert Settings.from_environment(settings.environment()) == settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", "tcp://10.0.0.1:80"),
        ("WORKERS", "-1"),
        ("THREADS", "1.5"),
        ("RATE_LIMIT", "many"),
        ("RATE_LIMIT", "0/minute"),
        ("CREATION_LIMIT", "5/fortnight"),
        ("LOG_LEVEL", "loud"),
        ("MAX_BODY_BYTES", "5"),
        ("DATABASE", "a\0b"),
    ],
)
def test_a_value_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(NotationError) as caught:
        Settings.from_environment({f"REFEREE_{name}": value})
    assert f"REFEREE_{name}" in caught.value.detail
    assert caught.value.code == "setting_must_be_valid"


def test_an_empty_value_given_directly_is_refused() -> None:
    with pytest.raises(NotationError):
        Settings(database="")
