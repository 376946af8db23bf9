"""Checks of a club's books, standings and ratings against the games and transfers they are made of."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple
from itertools import islice
from math import isclose

from referee.families.standing import Status
from referee.money.accounts import CASH_BOX, GUEST, Booking, balances, cash, in_play
from referee.names import comparable
from referee.service.clubs import ratings
from referee.service.clubs.accounts import booking_of
from referee.service.clubs.club import rule_set_id
from referee.service.clubs.ratings import Placed
from referee.service.clubs.tallying import Final, counted
from referee.service.games.loading import standing_of
from referee.service.references import member_id
from referee.sitting.tallies import Tally, in_all
from referee.store import Reading, StoredGame, StoredTransfer
from referee.store.club_rows import (
    GameFilter,
    LedgerFilter,
    StandingsFilter,
    StoredAccount,
    StoredRating,
    StoredSeat,
)

_ROWS_AT_ONCE = 1000


def check_club(tx: Reading, club_id: str) -> Iterator[str]:
    """Findings about a club: what is stored of it and does not follow from its transfers and games."""
    transfers = [*_ledger(tx, club_id)]
    if [transfer.booking for transfer in transfers] != list(range(1, len(transfers) + 1)):
        yield "the ledger has gaps"
    yield from _of_another_currency(tx, club_id, transfers)
    accounts = {account.account: account for account in tx.accounts(club_id)}
    expected = _accounts(transfers)
    for account in sorted(accounts.keys() | expected.keys()):
        nothing = StoredAccount(account, 0, 0, 0)
        stored, due = accounts.get(account, nothing), expected.get(account, nothing)
        if stored != due:
            yield f"the account {account} is kept as {astuple(stored)}, but comes to {astuple(due)}"
    if CASH_BOX in expected and expected[CASH_BOX].cash > 0:
        yield "the cash box has paid out more than it held"
    yield from _not_found_by_name(tx, club_id, accounts)
    if tx.standings(club_id, StandingsFilter()).tallies != _standings(tx, club_id):
        yield "the standings are not what the games count for"
    if ratings.are_kept() and not _same(tx.ratings(club_id), ratings.replayed(_rated_games(tx, club_id))):
        yield "the ratings are not what the games come to"


def _not_found_by_name(tx: Reading, club_id: str, accounts: Iterable[str]) -> Iterator[str]:
    """Members, rule sets and guests of the books that cannot be found by their names."""
    for member in tx.members(club_id):
        if member not in tx.members_named(club_id, comparable(member.name)):
            yield f"the member {member_id(member.number)} is not found by name"
    for rule_set in tx.rule_sets(club_id):
        if rule_set not in tx.rule_sets_named(club_id, comparable(rule_set.name)):
            yield f"the rule set {rule_set_id(rule_set.number)} is not found by name"
    for account in accounts:
        name = account.removeprefix(GUEST)
        if name != account and account not in tx.guest_accounts(club_id, (comparable(name),)):
            yield f"the account {account} is not found by name"


def _of_another_currency(tx: Reading, club_id: str, transfers: list[StoredTransfer]) -> Iterator[str]:
    club = tx.club(club_id)
    for transfer in transfers:
        if club is not None and transfer.currency != club.currency:
            number, currency = transfer.booking, transfer.currency
            yield f"booking {number} is in {currency}, and the club's books are in {club.currency}"


def check_seats(tx: Reading, game: StoredGame) -> Iterator[str]:
    """Findings about a club's game: seats counted otherwise than they should be, guests not found by name."""
    seats = tx.seats(game.id)
    for seat, due in zip(seats, counted(game, seats, lambda: _final(tx, game)), strict=True):
        if seat.tally != due.tally:
            yield f"{seat.player} is counted as {seat.tally} in the standings"
    if game.club_id is not None and tx.guests(game.id) != _guests(game, seats):
        yield "its guests are not those it is found by"


def _final(tx: Reading, game: StoredGame) -> Final:
    opening, table, stands = standing_of(game)
    sheet = [json.loads(entry.document) for entry in tx.entries(game.id)]
    return Final(
        stands, opening.family.counts, opening.family.engine.count(table, sheet), tx.transfers(game.id)
    )


def _guests(game: StoredGame, seats: Sequence[StoredSeat]) -> list[str]:
    """The names that a club finds a game's guests by."""
    members = {seat.player for seat in seats}
    return sorted(
        {comparable(player.name) for player in standing_of(game)[2].players if player.id not in members}
    )


def _ledger(tx: Reading, club_id: str) -> Iterator[StoredTransfer]:
    after = 0
    while transfers := tx.ledger(club_id, LedgerFilter(), after=after, limit=_ROWS_AT_ONCE):
        yield from transfers
        after = transfers[-1].booking or after


def _accounts(transfers: list[StoredTransfer]) -> Mapping[str, StoredAccount]:
    """The sums of the accounts, from the transfers alone."""
    of_games: defaultdict[str | None, list[Booking]] = defaultdict(list)
    for transfer in transfers:
        of_games[transfer.game_id].append(booking_of(transfer))
    everything = [*map(booking_of, transfers)]
    owed, handed, playing = balances(everything), cash(everything), Counter[str]()
    for game_id, bookings in of_games.items():
        if game_id is not None:
            playing.update(in_play(bookings))
    return {
        account: StoredAccount(account, owed[account], playing[account], handed[account]) for account in owed
    }


def _standings(tx: Reading, club_id: str) -> dict[int, Tally]:
    """The sums of what all games count for each member."""
    counted: defaultdict[int, list[Tally]] = defaultdict(list)
    for seat in (seat for game in _games(tx, club_id, GameFilter()) for seat in tx.seats(game.id)):
        if seat.tally is not None:
            counted[seat.member].append(seat.tally)
    return {member: in_all(tallies) for member, tallies in counted.items()}


def _games(tx: Reading, club_id: str, selection: GameFilter) -> Iterator[StoredGame]:
    """The games of a club, latest first."""
    before: str | None = None
    while games := tx.club_games(club_id, selection, before=before, limit=_ROWS_AT_ONCE):
        yield from games
        before = games[-1].id


def _rated_games(tx: Reading, club_id: str) -> list[list[Placed]]:
    """The places in the rated games, oldest first."""
    finished = _games(tx, club_id, GameFilter(status=Status.FINISHED.value))
    rated = islice(finished, tx.count_unrated_games(club_id), None)
    return [ratings.places(tx, game) for game in rated][::-1]


def _same(stored: Mapping[int, StoredRating], replayed: Mapping[int, StoredRating]) -> bool:
    """True if ratings are the same, but for rounding on another processor."""
    return stored.keys() == replayed.keys() and all(
        isclose(rating.mu, again.mu) and isclose(rating.sigma, again.sigma) and rating.games == again.games
        for rating, again in ((rating, replayed[member]) for member, rating in stored.items())
    )
