"""Games: creating them, recording what happens, playing another one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..errors import ConflictError, NotFoundError, RulesError, Violation
from ..families import family_of
from ..game import REMATCH, Entry, Opening, Recorded, changed_scores, next_entry
from ..store import Reading, StoredGame
from .desk import (
    SCORE,
    Change,
    Happening,
    Loaded,
    Reply,
    Session,
    add_token,
    append,
    change,
    dumps,
    first_change,
    json_members,
    load,
    rematch_of,
)
from .money import after_act

Document = Mapping[str, Any]
FIRST_LABEL = "first"
"""The label of the token a game is created with."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What somebody who creates a game says."""

    variant: str
    house_rules: Any
    players: tuple[str, ...]
    dealer: str | None = None
    leader: str | None = None
    stake: Document | None = None
    title: str = ""
    visibility: str = "link"


def create(session: Session, new: NewGame) -> Reply:
    """Creates a game and answers it with its first scorer token.

    :raises RulesError: when there is no such variant, its rules do not fit together, or the players cannot
        begin so.
    """
    opening = Opening(
        variant=new.variant,
        house_rules=new.house_rules,
        rules=effective_rules(new.variant, new.house_rules, players=len(new.players)),
        players=new.players,
        dealer=new.dealer,
        leader=new.leader,
        stake=new.stake,
        title=new.title,
    )
    return begin(session, first_change(session.desk, opening, visibility=new.visibility, by=FIRST_LABEL))


def effective_rules(variant: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
    """A variant's rules with house rules laid over them.

    :raises RulesError: when nobody knows the variant, or naming options by their place under `/house_rules`.
    """
    try:
        return family_of(variant).rules(variant, house_rules, players=players)
    except NotFoundError as error:
        raise RulesError.of([Violation("/variant", error.code, error.detail, given=variant)]) from None
    except RulesError as error:
        raise RulesError.of(_placed(violation) for violation in error.violations) from None


def _placed(violation: Violation) -> Violation:
    """The violation where the request has it: the number of players is no house rule."""
    return violation if violation.code == "players_must_be_in_range" else violation.under("/house_rules")


def begin(session: Session, begun: Change) -> Reply:
    """Writes a new game down, with its first token."""
    game = begun.stored
    if session.asked.preview:
        return Reply(game.view, version=game.version)
    append(session.tx, begun)
    _, text = add_token(session, game.id, scope=SCORE, label=FIRST_LABEL)
    body = f'{game.view[:-1]},"scorer_token":{dumps(text)}}}'
    return Reply(body, version=game.version, created=f"/games/{game.id}")


def record(session: Session, game_id: str, act: Document, *, number: int | None = None) -> Reply:
    """Records an act and answers what came of it, with the game.

    `number` is the hand's, for somebody who wants to be sure that nobody else has entered it.

    :raises RulesError: when the act breaks the rules.
    :raises ConflictError: when the game does not stand so, or the hand is not the next one.
    """
    tx = session.tx
    loaded = load(tx, game_id, session.asked)
    if number is not None:
        _check_number(tx, loaded, number)
    at, position = session.desk.now(), tx.last_position(game_id) + 1
    recorded = Recorded(loaded.stored.version + 1, act, at)
    table, entry = next_entry(loaded.opening, loaded.table, recorded, position=position)
    books = after_act(tx, game_id, loaded.opening, entry, table)
    happening = Happening(entry.kind, entry.recorded.act, at, table, position, [entry], books)
    changes = changed_scores(entry, loaded.opening.family.scores(loaded.table))
    return answer(session, loaded, change(loaded, happening), entry=entry, changes=changes)


def _check_number(tx: Reading, loaded: Loaded, number: int) -> None:
    following = loaded.opening.family.hands(loaded.table) + 1
    if number == following:
        return
    there = tx.hand(loaded.stored.id, number)
    seen = "is recorded already" if there else f"cannot come now: the next one is hand {following}"
    members = {"hand": None if there is None else json.loads(there.document), "next_number": following}
    raise ConflictError(f"Hand {number} {seen}.", code="number_must_be_next", members=members)


def answer(
    session: Session,
    loaded: Loaded,
    changed: Change,
    *,
    entry: Entry | None,
    changes: list[dict[str, Any]],
) -> Reply:
    """Writes the change down and answers it; a preview only answers, and tells what would change."""
    told = {} if entry is None else {"act" if entry.hand is None else "hand": dumps(entry.document())}
    game = changed.stored.view
    if session.asked.preview:
        preview = json_members(**told, game=game, before=loaded.stored.view, changes=dumps(changes))
        return Reply(preview, version=loaded.stored.version)
    append(session.tx, changed)
    is_new = entry is not None and entry.hand is not None and not entry.recorded.amended
    created = f"/games/{changed.stored.id}/hands/{entry.hand}" if entry and is_new else None
    return Reply(json_members(**told, game=game), version=changed.stored.version, created=created)


def rematch(session: Session, game_id: str) -> Reply:
    """Another game of the same table under the same rules.

    :raises ConflictError: while this game goes on, or when its rematch was created already.
    """
    tx, desk = session.tx, session.desk
    loaded = load(tx, game_id, session.asked)
    _check_rematch(loaded.stored)
    again = loaded.opening.family.rematch(loaded.table)
    opening = replace(
        loaded.opening, players=tuple(again["names"]), dealer=again["dealer"], leader=again["leader"]
    )
    begun = first_change(desk, opening, visibility=loaded.stored.visibility, by=FIRST_LABEL)
    if not session.asked.preview:
        position = tx.last_position(game_id) + 1
        told = Happening(REMATCH, {"game": begun.stored.id}, desk.now(), loaded.table, position)
        append(tx, change(loaded, told, rematch=begun.stored.id))
    return begin(session, begun)


def _check_rematch(stored: StoredGame) -> None:
    if stored.status == "playing":
        message = "This game still goes on. End it, or play it to its end, before the next one."
        raise ConflictError(message, code="game_must_be_over")
    there = rematch_of(stored)
    if there is not None:
        message = "The rematch of this game was created already."
        raise ConflictError(message, code="rematch_must_be_the_first", members={"game_id": there})
