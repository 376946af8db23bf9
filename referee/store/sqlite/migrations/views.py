"""Pots and rematches of games, in columns: one step of the migrations, never edited once released.

Until then it stood in the view alone, which is from here on only written and sent.
"""

from __future__ import annotations

import json

COLUMNS = (
    "ALTER TABLE games ADD COLUMN pot INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN rematch TEXT",
    "ALTER TABLE games ADD COLUMN view_format INTEGER NOT NULL DEFAULT 0",
)
"""The statements of the step, in order."""


def pot_and_rematch(view: str) -> tuple[int, str | None]:
    """The pot and the rematch that a view shows.

    >>> pot_and_rematch('{"pot":{"amount":500,"currency":"DKK"},"rematch":null}')
    (500, None)
    """
    document = json.loads(view)
    pot = document.get("pot")
    return 0 if pot is None else pot["amount"], document.get("rematch")
