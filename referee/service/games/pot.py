"""The pot of a game: what it holds, what moved, and what each player stands to win or owe."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from referee.money.stakes import POT, balances
from referee.service.games.books import books_of, transfer_document
from referee.service.runtime import opened_from
from referee.sitting.dues import if_it_ended_now
from referee.sitting.game import Opening
from referee.store import Reading, StoredGame


def pot(tx: Reading, stored: StoredGame) -> dict[str, Any]:
    """The books of a game, as JSON."""
    opening, opened = opened_from(stored.opening)
    books, view = books_of(tx, stored.id), json.loads(stored.view)
    table = opening.family.engine.load(opened, json.loads(stored.state))
    return {
        "stake": opening.stake,
        "balance": view["pot"],
        "players": _players(opening, table, view, balances(books.transfers)),
        "transfers": [transfer_document(transfer) for transfer in tx.transfers(stored.id)],
    }


def _players(
    opening: Opening, table: Any, view: Mapping[str, Any], books: Mapping[str, int]
) -> list[dict[str, Any]]:
    """What each player has paid or won so far, and while the game goes on stands to win or owe."""
    stands = _stands(opening, table, view, books) if opening.stake and view["status"] == "playing" else {}
    return [
        {
            "player": player["id"],
            "balance": books.get(player["id"], 0),
            "would_win": stands.get(player["id"], {}).get("win", 0),
            "would_owe": stands.get(player["id"], {}).get("owe", 0),
        }
        for player in view["players"]
    ]


def _stands(
    opening: Opening, table: Any, view: Mapping[str, Any], books: Mapping[str, int]
) -> dict[str, dict[str, int]]:
    if opening.has_pot:
        playing = [player["id"] for player in view["players"] if player["status"] != "out"]
        return {player: {"win": books.get(POT, 0)} for player in playing}
    stands: dict[str, dict[str, int]] = {}
    for due in if_it_ended_now(opening, table, event=view["version"]):
        for account, word in ((due.payer, "owe"), (due.payee, "win")):
            stand = stands.setdefault(account, {})
            stand[word] = stand.get(word, 0) + due.amount
    return stands
