"""The certificate and the key of HTTPS, tried before anybody is served with them."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import NoReturn

from referee.errors import NotationError
from referee.settings import Settings, variable

_END = "-----END CERTIFICATE-----"
_EXPIRED, _TO_COME = 10, 9
"""The codes of OpenSSL for a certificate whose time is over, or has not begun (X509_V_ERR_…)."""


def check_pair(settings: Settings) -> None:
    """Checks the certificate and the key of these settings by a handshake in memory, where there are any.

    :raises NotationError: when a phone could not connect with them; the message names the variable.
    """
    if not settings.tls_certificate:
        return
    certificate = _text("tls_certificate", settings.tls_certificate)
    _text("tls_key", settings.tls_key)
    if _END not in certificate:
        _refuse("tls_certificate", settings.tls_certificate, "holds no certificate in PEM form")
    own = certificate[: certificate.index(_END) + len(_END)]
    _shake_hands(settings, _trusting(settings, own), _serving(settings))


def _text(name: str, path: str) -> str:
    """The text of a file that a setting names."""
    try:
        return Path(path).read_text(encoding="ascii", errors="replace")
    except OSError as error:
        _refuse(name, path, f"cannot be read: {error.strerror}")


def _refuse(name: str, path: str, fault: str) -> NoReturn:
    raise NotationError(f"{variable(name)} names {path}, which {fault}.", code="setting_must_be_valid")


class _LockedError(Exception):
    """A key asks for its password."""


def _no_password() -> str:
    raise _LockedError


def _serving(settings: Settings) -> ssl.SSLContext:
    """The side of the service, with its certificate and its key."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(settings.tls_certificate, settings.tls_key, _no_password)
    except _LockedError:
        _refuse("tls_key", settings.tls_key, "is locked by a password: openssl pkey -in … -out … unlocks it")
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            _refuse("tls_key", settings.tls_key, f"is not the key of {settings.tls_certificate}")
        _refuse("tls_key", settings.tls_key, f"holds no private key for it in PEM form ({error.reason})")
    return context


def _trusting(settings: Settings, certificate: str) -> ssl.SSLContext:
    """The side of a phone that trusts the certificate itself, whoever has issued it."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    try:
        context.load_verify_locations(cadata=certificate)
    except ssl.SSLError as error:
        fault = f"holds a certificate that cannot be read ({error.reason})"
        _refuse("tls_certificate", settings.tls_certificate, fault)
    return context


def _shake_hands(settings: Settings, phone: ssl.SSLContext, service: ssl.SSLContext) -> None:
    """Lets both sides greet each other, without a network between them."""
    to_service, to_phone = ssl.MemoryBIO(), ssl.MemoryBIO()
    sides = [
        phone.wrap_bio(to_phone, to_service),
        service.wrap_bio(to_service, to_phone, server_side=True),
    ]
    try:
        while sides:
            sides = [side for side in sides if not _has_greeted(side)]
    except ssl.SSLCertVerificationError as error:
        faults = {_EXPIRED: "has expired: have a new one made", _TO_COME: "does not count yet"}
        fault = faults.get(error.verify_code, f"phones refuse: {error.verify_message}")
        _refuse("tls_certificate", settings.tls_certificate, fault)
    except ssl.SSLError as error:
        _refuse("tls_certificate", settings.tls_certificate, f"no phone could use ({error.reason})")


def _has_greeted(side: ssl.SSLObject) -> bool:
    """Goes on with a handshake; False while it waits for the other side."""
    try:
        side.do_handshake()
    except ssl.SSLWantReadError:
        return False
    return True
