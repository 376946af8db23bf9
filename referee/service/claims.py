"""Asking the referee: by itself, or in a game, where question and verdict are kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..game import Opening
from ..store import StoredClaim
from .desk import Reply, Session, dumps, load
from .games import effective_rules

Document = Mapping[str, Any]


def ask(claim: Document, *, variant: str, house_rules: Any, players: int | None) -> dict[str, Any]:
    """The verdict on a claim under some rules, without a game.

    :raises RulesError: when the rules do not fit together, or what is claimed cannot be.
    """
    opening, table = _sat_down(variant, json.dumps(house_rules), players)
    return opening.family.judge(table, claim)


@lru_cache(maxsize=256)
def _sat_down(variant: str, house_rules: str, players: int | None) -> tuple[Opening, Any]:
    """A game nobody plays, of players without names, and its table."""
    asked = json.loads(house_rules)
    rules = effective_rules(variant, asked, players=players)
    count = players or rules["players"]["min"]
    opening = Opening(variant, asked, rules, tuple(f"p{seat + 1}" for seat in range(count)))
    return opening, opening.table()


def ask_in_game(session: Session, game_id: str, claim: Document) -> Reply:
    """The verdict on a claim in a game as it stands, kept with the game.

    :raises RulesError: when what is claimed cannot be.
    """
    loaded = load(session.tx, game_id, session.asked)
    verdict = loaded.opening.family.judge(loaded.table, {**claim, "in_game": True})
    number = session.tx.last_claim(game_id) + 1
    document = dumps(
        {
            "number": number,
            "at": session.desk.now(),
            "by": loaded.by,
            "version": loaded.stored.version,
            "claim": claim,
            "answer": verdict,
        }
    )
    if not session.asked.preview:
        session.tx.add_claim(StoredClaim(game_id, number, document))
    return Reply(dumps(verdict | {"number": number}), version=loaded.stored.version)
