"""A whole round, play by play, as somebody might send it."""

from __future__ import annotations

from typing import Any

from referee.families.escoba.table.shapes import played

TABLE = ["3C", "4S", "4H", "AS"]
DEALS: list[list[dict[str, Any]]] = [
    played("p1 QH", "p2 3H 3C QH", "p1 7S 4S 4H", "p2 JD", "p1 6S AS JD", "p2 4D"),
    played("p1 QD", "p2 6D QD", "p1 QC", "p2 2H 4D QC", "p1 KD", "p2 7C"),
    played("p1 4C", "p2 QS", "p1 AC KD 4C", "p2 3D", "p1 3S QS 3D", "p2 6C"),
    played("p1 JC 7C", "p2 AD", "p1 2D", "p2 5C", "p1 JS 6C AD", "p2 KS 5C"),
    played("p1 KC", "p2 5D KC", "p1 JH", "p2 2S", "p1 7D JH", "p2 2C"),
    played("p1 7H", "p2 5S", "p1 6H 2C 7H", "p2 5H", "p1 KH 5S", "p2 AH"),
]
