"""Six-card Golf of the guide for authors, for tests that need no installed package."""

from __future__ import annotations

import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "examples" / "golf"
sys.path.insert(0, str(SOURCE))

from referee_golf.family import GOLF  # noqa: E402

__all__ = ["GOLF", "SOURCE"]
