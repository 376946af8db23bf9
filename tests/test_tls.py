"""A certificate and a key that phones could not connect with are refused at the start, each in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee.cli import cli
from referee.errors import NotationError
from referee.settings import Settings
from referee.tls import check_pair

PEM = Path(__file__).parent / "certificates"
CERTIFICATE, KEY = str(PEM / "certificate.pem"), str(PEM / "key.pem")


def pair(certificate: str = CERTIFICATE, key: str = KEY) -> Settings:
    return Settings(tls_certificate=certificate, tls_key=key)


def text(name: str) -> str:
    return (PEM / name).read_text()


@pytest.mark.parametrize("settings", [Settings(), pair()], ids=["none", "good"])
def test_a_good_pair_is_taken_and_none_is_needed(settings: Settings) -> None:
    check_pair(settings)


def test_a_certificate_may_come_with_those_that_issued_it(tmp_path: Path) -> None:
    (tmp_path / "chain.pem").write_text(f"# ours\n{text('certificate.pem')}{text('expired.pem')}")
    check_pair(pair(str(tmp_path / "chain.pem")))


@pytest.mark.parametrize(
    ("certificate", "key", "variable", "fault"),
    [
        (CERTIFICATE, PEM / "other_key.pem", "KEY", f"is not the key of {CERTIFICATE}."),
        (CERTIFICATE, PEM / "encrypted_key.pem", "KEY", "is locked by a password"),
        (CERTIFICATE, CERTIFICATE, "KEY", "holds no private key for it in PEM form"),
        (CERTIFICATE, os.devnull, "KEY", "holds no private key for it in PEM form"),
        (CERTIFICATE, PEM / "missing.pem", "KEY", "cannot be read: No such file or directory."),
        (PEM / "expired.pem", KEY, "CERTIFICATE", "has expired"),
        (PEM / "to_come.pem", KEY, "CERTIFICATE", "does not count yet."),
        (KEY, KEY, "CERTIFICATE", "holds no certificate in PEM form."),
        (PEM / "missing.pem", KEY, "CERTIFICATE", "cannot be read: No such file or directory."),
        (PEM, KEY, "CERTIFICATE", "cannot be read: Is a directory."),
    ],
)
def test_a_pair_of_no_use_is_refused(certificate: Path, key: Path, variable: str, fault: str) -> None:
    with pytest.raises(NotationError) as refusal:
        check_pair(pair(str(certificate), str(key)))
    wrong = {"KEY": key, "CERTIFICATE": certificate}[variable]
    assert str(refusal.value.detail).startswith(f"REFEREE_TLS_{variable} names {wrong}, which {fault}")


@pytest.mark.parametrize(
    ("damaged", "fault"),
    [
        (text("certificate.pem").replace("MIIB", "MIIA"), "holds a certificate that cannot be read"),
        (text("certificate.pem")[:200], "holds no certificate in PEM form"),
        ("\0\xff" * 100, "holds no certificate in PEM form"),
    ],
)
def test_a_damaged_certificate_is_refused(tmp_path: Path, damaged: str, fault: str) -> None:
    (tmp_path / "certificate.pem").write_bytes(damaged.encode("latin-1"))
    with pytest.raises(NotationError, match=fault):
        check_pair(pair(str(tmp_path / "certificate.pem")))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            ["--tls-certificate", CERTIFICATE],
            "REFEREE_TLS_KEY must be given where REFEREE_TLS_CERTIFICATE is",
        ),
        (["--tls-key", KEY], "REFEREE_TLS_CERTIFICATE must be given where REFEREE_TLS_KEY is"),
        (["--tls-certificate", str(PEM / "expired.pem"), "--tls-key", KEY], "has expired"),
    ],
)
def test_nothing_is_served_with_it(tmp_path: Path, options: list[str], sentence: str) -> None:
    database = tmp_path / "referee.db"
    result = CliRunner().invoke(cli, ["serve", "--database", str(database), *options])
    assert isinstance(result.exception, NotationError)
    assert sentence in str(result.exception.detail)
    assert not database.exists()
