"""A club's books and standings against what they are made of."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import astuple, replace

from ..game import Opening
from ..ledger import CASH_BOX, Booking, balances, cash, in_play
from ..standings import Tally
from ..store import Reading, StoredGame, StoredTransfer
from ..store.club_rows import GameFilter, LedgerFilter, StandingsFilter, StoredAccount
from .belonging import booking_of, tallies

_ROWS_AT_ONCE = 1000


def check_club(tx: Reading, club_id: str) -> Iterator[str]:
    """What is stored of a club and does not follow from its transfers and games."""
    transfers = [*_ledger(tx, club_id)]
    if [one.booking for one in transfers] != list(range(1, len(transfers) + 1)):
        yield "the ledger has gaps"
    accounts = {one.account: one for one in tx.accounts(club_id)}
    wanted = _accounts(transfers)
    for account in sorted(accounts.keys() | wanted.keys()):
        nothing = StoredAccount(account, 0, 0, 0)
        there, due = accounts.get(account, nothing), wanted.get(account, nothing)
        if there != due:
            yield f"the account {account} is kept as {astuple(there)}, but comes to {astuple(due)}"
    if CASH_BOX in wanted and wanted[CASH_BOX].cash > 0:
        yield "the cash box has paid out more than it held"
    if tx.standings(club_id, StandingsFilter()) != _standings(tx, club_id):
        yield "the standings are not what the games count for"


def check_seats(tx: Reading, game: StoredGame, opening: Opening) -> Iterator[str]:
    """Whether a club's game counts for what it should."""
    counted = tallies(tx, game, opening) if game.club_id and game.status == "finished" else {}
    for seat in tx.seats(game.id):
        if seat.tally != counted.get(seat.player):
            yield f"{seat.player} is counted as {seat.tally} in the standings"


def _ledger(tx: Reading, club_id: str) -> Iterator[StoredTransfer]:
    after = 0
    while found := tx.ledger(club_id, LedgerFilter(), after=after, limit=_ROWS_AT_ONCE):
        yield from found
        after = found[-1].booking or after


def _accounts(transfers: list[StoredTransfer]) -> Mapping[str, StoredAccount]:
    """What the accounts come to, by the transfers alone."""
    of_games: defaultdict[str | None, list[Booking]] = defaultdict(list)
    for one in transfers:
        of_games[one.game_id].append(booking_of(one))
    everything = [*map(booking_of, transfers)]
    owed, handed, playing = balances(everything), cash(everything), Counter[str]()
    for game_id, bookings in of_games.items():
        if game_id is not None:
            playing.update(in_play(bookings))
    return {one: StoredAccount(one, owed[one], playing[one], handed[one]) for one in owed}


def _standings(tx: Reading, club_id: str) -> dict[int, Tally]:
    """What the seats of all games come to."""
    found: dict[int, Tally] = {}
    before: str | None = None
    while games := tx.club_games(club_id, GameFilter(), before=before, limit=_ROWS_AT_ONCE):
        for seat in (seat for game in games for seat in tx.seats(game.id)):
            if seat.tally is not None:
                found[seat.member] = _plus(found.get(seat.member, Tally()), seat.tally)
        before = games[-1].id
    return found


def _plus(one: Tally, other: Tally) -> Tally:
    both = Tally(*(left + right for left, right in zip(astuple(one), astuple(other), strict=True)))
    return replace(both, longest_run=max(one.longest_run, other.longest_run))
