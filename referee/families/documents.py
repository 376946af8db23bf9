"""The objects of JSON that are read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Document: TypeAlias = Mapping[str, Any]
"""An object of JSON, not to be changed: an act, a claim, facts, a table as it is kept."""
