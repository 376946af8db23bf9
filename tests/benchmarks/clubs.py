"""What a club costs: a hand in one of its games, and a look at the books and standings of a large one."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from random import Random

from referee.application import RUNTIME
from referee.money.accounts import Booking
from referee.service.access import Caller, Role
from referee.service.clubs import ratings
from referee.service.clubs.accounts import account_moves
from referee.service.clubs.games import GameRequest, create
from referee.service.clubs.seats import Seat
from referee.service.clubs.settling import balances, to_settle
from referee.service.clubs.standings import Standings
from referee.service.games.loading import GameExtras
from referee.service.games.record import Recording
from referee.service.games.writing import first_change, with_state
from referee.service.runtime import FIRST_LABEL, UnitOfWork
from referee.sitting.tallies import Tally
from referee.store import Reading, Store, StoredGame, StoredToken, StoredTransfer, Writing
from referee.store.club_rows import StandingsFilter, StoredClub, StoredMember, StoredSeat
from referee.store.sqlite.store import SqliteStore
from tests.benchmarks.figures import Effort, Figure, in_turn, micros
from tests.benchmarks.samples import ENDLESS, NAMES, act, opening

LEAST_RECORDING = 0.9
MOST_MS = 50
_MEMBERS = 200
_AT_A_TABLE = 4
_FIRST_DAY = date(2021, 11, 20)
_DAYS = 1825
_VARIANTS = ("agurk", "gurka", "kurko")
_GAMES_AT_ONCE = 500
_SEATS = range(1, _AT_A_TABLE + 1)


def clubs(effort: Effort) -> Iterator[Figure]:
    """A hand with and without club and stake, and reading a club of so many games."""
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        yield _recording(Path(folder), effort)
        yield from _reading(Path(folder), effort)


class _Club:
    """A club with its members, and a token of its admin."""

    def __init__(self, store: Store) -> None:
        self.store, self.id, self.digest = store, RUNTIME.new_game_id(None), secrets.token_bytes(32)
        at = RUNTIME.now()
        with store.write() as tx:
            tx.add_club(StoredClub(self.id, 1, "Club", "DKK", None, at, at))
            for number in range(1, _MEMBERS + 1):
                tx.put_member(StoredMember(self.id, number, f"Member {number}", at))
            token = StoredToken(RUNTIME.new_id(), None, Role.ADMIN.word, FIRST_LABEL, self.digest, at)
            tx.add_token(replace(token, club_id=self.id, used_at=at))

    def asked(self, operation: str) -> Caller:
        """The admin asks."""
        return Caller(operation, RUNTIME.now(), self.digest)


def _recording(folder: Path, effort: Effort) -> Figure:
    """A hand of a club's game with a stake beside one of a game that has neither."""
    store = SqliteStore(folder / "hands.db")
    club = _Club(store)
    members = tuple(Seat(member=f"m{at}") for at in range(1, len(NAMES) + 1))
    stake = {"amount": 500, "currency": "DKK"}
    ours = GameRequest("agurk", ENDLESS, members, stake=stake, club=club.id)
    other = GameRequest("agurk", ENDLESS, tuple(Seat(name) for name in NAMES))
    acts = [_hands(store, club, new) for new in (ours, other)]
    in_turn(acts, times=10)
    one, beside = in_turn(acts, times=effort.rounds * effort.turns)
    store.close()
    name = "a hand in a club with a stake beside one without"
    ratio = beside.wall / one.wall
    return Figure(name, micros(one.wall), micros(beside.wall), ratio, f"≥ {LEAST_RECORDING}")


def _hands(store: Store, club: _Club, new: GameRequest) -> Callable[[], object]:
    """What records one hand after the other in a new game; each time with a token that is looked up."""
    with store.write() as tx:
        made = create(UnitOfWork(RUNTIME, tx, club.asked("create_game")), new)
    game_id = (made.created or "").rpartition("/")[2]
    digest, numbers = secrets.token_bytes(32), count(1)
    with store.write() as tx:
        token = StoredToken(RUNTIME.new_id(), game_id, "score", FIRST_LABEL, digest, RUNTIME.now())
        tx.add_token(replace(token, used_at=RUNTIME.now()))
    asking = club.digest if new.club else digest

    def hand() -> None:
        with store.write() as tx:
            unit = UnitOfWork(RUNTIME, tx, Caller("record_hand", RUNTIME.now(), asking))
            Recording(game_id, act(next(numbers))).run(unit)

    return hand


def _reading(folder: Path, effort: Effort) -> Iterator[Figure]:
    """What a large club's treasurer and members look at."""
    store = SqliteStore(folder / "club.db")
    club = _Club(store)
    _fill(store, club, effort.games)
    yield _rating(store, club)
    middle = StandingsFilter(begin="2023-02-11", end="2025-08-19")
    looks: dict[str, Callable[[Reading], object]] = {
        "balances": lambda tx: balances(tx, club.asked("get_balances"), club.id),
        "settlement": lambda tx: to_settle(tx, club.asked("get_settlement"), club.id),
        "standings": lambda tx: _standings(tx, club, StandingsFilter()),
        "standings of a variant": lambda tx: _standings(tx, club, StandingsFilter(variants=("gurka",))),
        "standings of 30 months": lambda tx: _standings(tx, club, middle),
        "standings of an event": lambda tx: _standings(tx, club, StandingsFilter(event="Cup")),
    }
    for name, look in looks.items():
        (one,) = in_turn([lambda look=look: _look(store, look)], times=effort.rounds)  # type: ignore[misc]
        where = f"{name}, {_MEMBERS} members and {effort.games:,} games"
        yield Figure(where, micros(one.wall), target=f"≤ {MOST_MS} ms")
    store.close()


def _rating(store: Store, club: _Club) -> Figure:
    """Rating everything that is not yet rated, by as many games as one look at the standings rates."""
    (one,) = in_turn([lambda: _rate(store, club)], times=1)
    with store.read() as tx:
        steps = -(-tx.count_unrated_games(club.id) // ratings.GAMES_AT_ONCE)
    for _ in range(steps):
        _rate(store, club)
    return Figure(f"rating {ratings.GAMES_AT_ONCE} games", micros(one.wall))


def _rate(store: Store, club: _Club) -> None:
    with store.write() as tx:
        ratings.catch_up(tx, club.id)


def _standings(tx: Reading, club: _Club, wanted: StandingsFilter) -> object:
    return Standings(club.id, wanted, by="wins").run(tx, club.asked("get_standings"))


def _look(store: Store, look: Callable[[Reading], object]) -> None:
    with store.read() as tx:
        look(tx)


def _fill(store: Store, club: _Club, games: int) -> None:
    """So many finished games with their transfers, over five years."""
    chance = Random(5)
    opened = opening()
    engine, row = (
        opened.family.engine,
        first_change(RUNTIME, opened, visibility="link", by=FIRST_LABEL).stored,
    )
    table = engine.play(opened.table(), {"kind": "end", "reason": "agreed"}).table
    game = with_state(row, opened, table, engine.standing(table), GameExtras())
    booked = 0
    for begin in range(0, games, _GAMES_AT_ONCE):
        with store.write() as tx:
            for at in range(begin, min(begin + _GAMES_AT_ONCE, games)):
                played = _played(game, club, at, games, chance)
                booked = _keep(tx, club, played, chance.sample(range(1, _MEMBERS + 1), _AT_A_TABLE), booked)


def _played(game: StoredGame, club: _Club, at: int, games: int, chance: Random) -> StoredGame:
    day = _FIRST_DAY + timedelta(days=at * _DAYS // games)
    return replace(
        game,
        id=RUNTIME.new_game_id(None),
        club_id=club.id,
        status="finished",
        variant=chance.choice(_VARIANTS),
        event="Cup" if at % 50 == 0 else "",
        created_at=f"{day}T20:00:00.000Z",
    )


def _keep(tx: Writing, club: _Club, game: StoredGame, members: list[int], booked: int) -> int:
    """One game that its first member has won; returns how many transfers there are."""
    tx.add_game(game)
    tx.put_seats(
        game.id,
        [
            StoredSeat(game.id, f"p{seat}", member, 1, _tally(won=seat == 1))
            for seat, member in enumerate(members, 1)
        ],
    )
    stakes = [Booking(f"m{member}", "pot", 500) for member in members]
    bookings = [*stakes, Booking("pot", f"m{members[0]}", 500 * len(members))]
    tx.add_transfers([_transfer(game, one, number, booked) for number, one in enumerate(bookings, 1)])
    tx.move_accounts(club.id, account_moves(bookings))
    return booked + len(bookings)


def _tally(*, won: bool) -> Tally:
    counts = {"hands_played": 20, "hands_lost": 5, "penalty_points": 40, "cucumbers": 1}
    return Tally(1, int(won), 0, counts, {"longest_run": 7})


def _transfer(game: StoredGame, one: Booking, number: int, booked: int) -> StoredTransfer:
    return StoredTransfer(
        game_id=game.id,
        number=number,
        cause=1,
        payer=one.payer,
        payee=one.payee,
        amount=one.amount,
        currency="DKK",
        reason="stake",
        reverses=None,
        at=game.created_at,
        club_id=game.club_id,
        booking=booked + number,
        payer_account=one.payer,
        payee_account=one.payee,
    )
