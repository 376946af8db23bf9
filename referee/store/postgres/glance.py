"""All that recording an act asks for as a rule, in one statement, which is a snapshot by itself."""

from __future__ import annotations

from dataclasses import fields

from referee.store.club_rows import StoredSeat
from referee.store.foreseen import Answers, Question
from referee.store.plans import GlanceKeys
from referee.store.postgres.asking import Place
from referee.store.postgres.rows import GAME_COLUMNS, TOKEN_COLUMNS
from referee.store.postgres.statements import Values
from referee.store.rows import StoredAnswer, StoredGame, StoredToken
from referee.store.slots import slot_in, split_digest

_NOTHING = (-1, b"")
"""Where no row is found."""
_GAME = len(fields(StoredGame))
_TOKEN = _GAME + len(fields(StoredToken))
_ANSWER = _TOKEN + len(fields(StoredAnswer))
SQL = (
    "SELECT game.*, token.*, answer.*,"
    " (SELECT max(position) FROM entries WHERE entries.slot = here.slot AND entries.game = here.number),"
    " CASE WHEN here.club IS NOT NULL THEN"
    " (SELECT json_agg(json_build_array(player, member, joined_with, games) ORDER BY length(player), player)"
    " FROM seats WHERE seats.slot = here.slot AND seats.game = here.number) END"
    " FROM games AS here"
    f" CROSS JOIN LATERAL (SELECT {GAME_COLUMNS} FROM games"
    " WHERE games.slot = here.slot AND games.number = here.number) AS game"
    f" LEFT JOIN (SELECT {TOKEN_COLUMNS} FROM principals WHERE slot = %s AND digest = %s) AS token ON TRUE"
    " LEFT JOIN (SELECT scope, fingerprint, sealed, at FROM answers WHERE slot = %s AND scope = %s)"
    " AS answer ON TRUE"
    " WHERE here.slot = %s AND here.number = %s"
)


def values_of(keys: GlanceKeys, place: Place) -> Values:
    """The values of the statement."""
    slot, digest = (None, b"") if keys.digest is None else split_digest(keys.digest)
    token = _NOTHING if slot is None else (slot, digest)
    scope = keys.scope
    answer = _NOTHING if scope is None else (slot_in(scope), scope)
    return (*token, *answer, *place)


def answers_in(row: Values, keys: GlanceKeys) -> Answers:
    """The answers by question; what was not found at the first place to look is left to be asked for."""
    answers = {
        Question("game", (keys.game_id,)): StoredGame(*row[:_GAME]),
        Question("last_position", (keys.game_id,)): row[_ANSWER] or 0,
    }
    if row[_GAME] is not None:
        answers[Question("token", (keys.digest,))] = StoredToken(*row[_GAME:_TOKEN])
    if keys.scope is not None:
        answer = row[_TOKEN:_ANSWER]
        answers[Question("answer", (keys.scope,))] = None if answer[0] is None else StoredAnswer(*answer)
    seats = row[_ANSWER + 1] or []
    if not any(games for *_, games in seats):  # until then nothing of a seat has been counted
        answers[Question("seats", (keys.game_id,))] = [StoredSeat(keys.game_id, *seat) for *seat, _ in seats]
    return answers
