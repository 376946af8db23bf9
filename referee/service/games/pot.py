"""The pot of a game: what it holds, what moved, and what each player stands to win or owe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.standing import Standing
from referee.money.stakes import POT, balances
from referee.service.games.books import Books, transfer_document
from referee.service.games.loading import standing_of
from referee.service.games.paper import OF_A_TRANSFER
from referee.service.games.whole import Whole
from referee.service.runtime import dumps
from referee.sitting.dues import if_it_ended_now
from referee.sitting.opening import Opening
from referee.store import StoredGame, StoredTransfer


def whole(game_id: str) -> Whole[Sequence[StoredTransfer], str]:
    """The books of a game as JSON text, for whoever may read it."""
    return Whole(
        form=("pot",),
        asks=lambda tx: tx.transfers(game_id),
        read=lambda tx, game: tx.transfers(game.id),
        size=lambda transfers: OF_A_TRANSFER * len(transfers),
        make=lambda game, transfers: dumps(pot(game, transfers)),
        # A stake for the whole game moves a few times, however many hands there are.
        grows_with_events=False,
    )


def pot(stored: StoredGame, transfers: Sequence[StoredTransfer]) -> dict[str, Any]:
    """The books of a game, as JSON."""
    opening, table, stands = standing_of(stored)
    books, currency = Books.of(transfers), opening.currency
    return {
        "stake": opening.stake,
        "balance": None if currency is None else {"amount": stored.pot, "currency": currency},
        "players": _players(opening, table, stands, balances(books.transfers)),
        "transfers": [transfer_document(transfer) for transfer in transfers],
    }


def _players(
    opening: Opening, table: Any, stands: Standing, books: Mapping[str, int]
) -> list[dict[str, Any]]:
    """Each player's balance so far, and what they stand to win or owe while the game goes on."""
    would = {} if opening.stake is None or stands.is_over else _would(opening, table, stands, books)
    return [
        {
            "player": player.id,
            "balance": books.get(player.id, 0),
            "would_win": would.get(player.id, {}).get("win", 0),
            "would_owe": would.get(player.id, {}).get("owe", 0),
        }
        for player in stands.players
    ]


def _would(
    opening: Opening, table: Any, stands: Standing, books: Mapping[str, int]
) -> dict[str, dict[str, int]]:
    """By player, what they would win, or owe, if the game ended now."""
    if opening.has_pot:
        playing = [player.id for player in stands.players if player.status != "out"]
        return {player: {"win": books.get(POT, 0)} for player in playing}
    would: dict[str, dict[str, int]] = {}
    for movement in if_it_ended_now(opening, table):
        for account, word in ((movement.payer, "owe"), (movement.payee, "win")):
            stake = would.setdefault(account, {})
            stake[word] = stake.get(word, 0) + movement.amount
    return would
