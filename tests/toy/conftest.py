"""What the checks share with the tests of the API, and with those of the page."""

from tests.api.conftest import fresh_service, service, shared_service
from tests.browser.conftest import api, drawer, open_phone, phone, server

__all__ = [
    "api",
    "drawer",
    "fresh_service",
    "open_phone",
    "phone",
    "server",
    "service",
    "shared_service",
]
