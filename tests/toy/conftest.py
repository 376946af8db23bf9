"""What the checks share with the tests of the API."""

from tests.api.conftest import fresh_service, service, shared_service

__all__ = ["fresh_service", "service", "shared_service"]
