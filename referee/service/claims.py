"""Asking the referee: by itself, or in a game, where question and verdict are kept."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..game import Opening, no_such_hand, table_before
from ..store import Reading, StoredClaim
from .access import Asked
from .corrections import events_of
from .desk import Loaded, Reply, Session, dumps, load, told_in_players
from .rules import effective_rules

Document = Mapping[str, Any]
_PLAYER_ID = re.compile(r'"p([1-9][0-9]?)"')


def ask(claim: Document, *, variant: str, house_rules: Any, players: int | None) -> dict[str, Any]:
    """The verdict on a claim under some rules, without a game.

    Without `players` as many play as the claim's ids need, within what the rules allow.

    :raises RulesError: when the rules do not fit together, or what is claimed cannot be.
    """
    least = 0 if players else _most_seats_named(claim)
    opening, table = _sat_down(variant, json.dumps(house_rules), players, least)
    return opening.family.judge(table, claim)


def _most_seats_named(claim: Document) -> int:
    """The highest seat that the claim names, as in `p4`."""
    return max(map(int, _PLAYER_ID.findall(json.dumps(claim))), default=0)


@lru_cache(maxsize=256)
def _sat_down(variant: str, house_rules: str, players: int | None, least: int) -> tuple[Opening, Any]:
    """A game nobody plays, of players without names, and its table."""
    asked = json.loads(house_rules)
    rules = effective_rules(variant, asked, players=players)
    count = players or min(max(rules["players"]["min"], least), rules["players"]["max"])
    opening = Opening(variant, asked, rules, tuple(f"p{seat + 1}" for seat in range(count)))
    return opening, opening.table()


@dataclass(frozen=True, slots=True)
class Judged:
    """A claim in a game, with its verdict."""

    loaded: Loaded
    claim: Document
    verdict: Document


def judge(tx: Reading, asked: Asked, game_id: str, claim: Document) -> Judged:
    """The verdict on a claim in a game: about the hand being played, or hand number `hand`.

    After the game is over that is the last hand. Needs no transaction that writes.

    :raises RulesError: when what is claimed cannot be.
    :raises NotFoundError: when there is no such hand.
    """
    loaded = load(tx, game_id, asked)
    table = _table(tx, loaded, claim.get("hand"))
    told = {name: value for name, value in claim.items() if name != "hand"}
    told = told_in_players(loaded, told, lambda: table)
    return Judged(loaded, claim, loaded.opening.family.judge(table, {**told, "in_game": True}))


def _table(tx: Reading, loaded: Loaded, hand: int | None) -> Any:
    """The table at which a hand is played."""
    hands = loaded.opening.family.hands(loaded.table)
    coming = hands + (loaded.stored.status == "playing")
    number = max(coming, 1) if hand is None else hand
    if number > coming:
        raise no_such_hand(number)
    if number > hands:
        return loaded.table
    return table_before(loaded.opening, events_of(tx, loaded.stored.id), number)


def keep(session: Session, game_id: str, judged: Judged) -> Reply:
    """Keeps a claim and its verdict with the game."""
    load(session.tx, game_id, session.asked)
    number = session.tx.last_claim(game_id) + 1
    kept = {
        "number": number,
        "at": session.desk.now(),
        "by": judged.loaded.by,
        "version": judged.loaded.stored.version,
        "claim": judged.claim,
        "answer": judged.verdict,
    }
    if not session.asked.preview:
        session.tx.add_claim(StoredClaim(game_id, number, dumps(kept)))
    body = dumps({**judged.verdict, "number": number})
    return Reply(body, version=judged.loaded.stored.version)
