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
from referee.service.clubs.club import rule_set_id
from referee.service.clubs.context import Final, booking_of, counted, member_id
from referee.service.clubs.ratings import Placed
from referee.service.games.loading import standing_of
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
    if [one.booking for one in transfers] != list(range(1, len(transfers) + 1)):
        yield "the ledger has gaps"
    yield from _of_another_currency(tx, club_id, transfers)
    accounts = {one.account: one for one in tx.accounts(club_id)}
    wanted = _accounts(transfers)
    for account in sorted(accounts.keys() | wanted.keys()):
        nothing = StoredAccount(account, 0, 0, 0)
        there, due = accounts.get(account, nothing), wanted.get(account, nothing)
        if there != due:
            yield f"the account {account} is kept as {astuple(there)}, but comes to {astuple(due)}"
    if CASH_BOX in wanted and wanted[CASH_BOX].cash > 0:
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
    for one in transfers:
        if club is not None and one.currency != club.currency:
            yield f"booking {one.booking} is in {one.currency}, and the club's books are in {club.currency}"


def check_seats(tx: Reading, game: StoredGame) -> Iterator[str]:
    """Whether a club's game counts for what it should, and its guests are found by their names."""
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
    return sorted({comparable(one.name) for one in standing_of(game)[2].players if one.id not in members})


def _ledger(tx: Reading, club_id: str) -> Iterator[StoredTransfer]:
    after = 0
    while found := tx.ledger(club_id, LedgerFilter(), after=after, limit=_ROWS_AT_ONCE):
        yield from found
        after = found[-1].booking or after


def _accounts(transfers: list[StoredTransfer]) -> Mapping[str, StoredAccount]:
    """The sums of the accounts, from the transfers alone."""
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
    counted: defaultdict[int, list[Tally]] = defaultdict(list)
    for seat in (seat for game in _games(tx, club_id, GameFilter()) for seat in tx.seats(game.id)):
        if seat.tally is not None:
            counted[seat.member].append(seat.tally)
    return {member: in_all(tallies) for member, tallies in counted.items()}


def _games(tx: Reading, club_id: str, wanted: GameFilter) -> Iterator[StoredGame]:
    """The games of a club, latest first."""
    before: str | None = None
    while games := tx.club_games(club_id, wanted, before=before, limit=_ROWS_AT_ONCE):
        yield from games
        before = games[-1].id


def _rated_games(tx: Reading, club_id: str) -> list[list[Placed]]:
    """The places in the rated games, oldest first."""
    finished = _games(tx, club_id, GameFilter(status=Status.FINISHED.value))
    rated = islice(finished, tx.count_unrated_games(club_id), None)
    return [ratings.places(tx, game) for game in rated][::-1]


def _same(ones: Mapping[int, StoredRating], others: Mapping[int, StoredRating]) -> bool:
    """Whether ratings are the same, but for rounding on another processor."""
    return ones.keys() == others.keys() and all(
        isclose(one.mu, other.mu) and isclose(one.sigma, other.sigma) and one.games == other.games
        for one, other in ((one, others[member]) for member, one in ones.items())
    )
