"""Lets scripts after it import parts of this project that a phone does not load: the conformance suite."""

from __future__ import annotations

from pathlib import Path

import referee

referee.__path__.append(str(Path(__file__).parents[2] / "referee"))
