"""Entries that an earlier release kept with English texts, as this one says them in any language."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.errors import RefereeError
from referee.service.games.loading import events_of, opened_from
from referee.service.games.writing import stored_entry
from referee.service.recent import Recent
from referee.sitting.log import replay
from referee.store import Reading, StoredEntry, StoredGame
from referee.words.spoken import KEY

_TEXT = ',"text":'
"""Before the words of a line that has no message. What somebody typed stands alone in its object."""
_RENEWED = Recent[tuple[str, int, str], Mapping[int, StoredEntry]](16)
"""By game and when it got its version, the entries that a replay makes of its log, by position."""
_WITHOUT_MESSAGES = set[str]()
"""The families that say nothing in messages: it is of no use to replay their games."""
MOST_CHANGES = 500
"""A game that was changed more often stays as it is: to replay it takes too long for a reader."""


def renewed(tx: Reading, game: StoredGame, entries: Sequence[StoredEntry]) -> Sequence[StoredEntry]:
    """The entries of a game with messages in place of texts, where its log leads to the same by them."""
    family = opened_from(game.opening)[0].family
    if family.id in _WITHOUT_MESSAGES or game.version > MOST_CHANGES or not any(map(_has_text, entries)):
        return entries
    replayed = _replayed(tx, game)
    if any(map(_has_text, replayed.values())) and not any(KEY in new.document for new in replayed.values()):
        _WITHOUT_MESSAGES.add(family.id)
    pairs = ((entry, replayed.get(entry.position, entry)) for entry in entries)
    return [new if without_words(new) == without_words(old) else old for old, new in pairs]


def _has_text(entry: StoredEntry) -> bool:
    return _TEXT in entry.document


def _replayed(tx: Reading, game: StoredGame) -> Mapping[int, StoredEntry]:
    """The entries that a game's log leads to, by position; none where it leads to a refusal."""
    key = (game.id, game.version, game.updated_at)
    entries = _RENEWED.get(key)
    if entries is None:
        try:
            sheet = replay(opened_from(game.opening)[0], events_of(tx, game.id))
        except RefereeError:
            entries = {}
        else:
            entries = {entry.position: stored_entry(game.id, entry) for entry in sheet.entries}
        _RENEWED.put(key, entries)
    return entries


def without_words(entry: StoredEntry) -> tuple[StoredEntry, Any]:
    """An entry without the words of its lines: earlier releases have kept text in place of messages."""
    try:
        document = json.loads(entry.document)
        lines = [{**line, "text": None, "said": None} for line in document["lines"]]
    except (ValueError, LookupError, TypeError):
        # Another program wrote it: it is like nothing that this one writes.
        return entry, None
    return replace(entry, document=""), document | {"lines": lines}
