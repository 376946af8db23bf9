"""The count of a finished game for the standings of its club."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from referee.families.counts import Count
from referee.families.standing import Standing, Status
from referee.money.accounts import Booking, balances
from referee.service.games.changes import Counts
from referee.sitting.tallies import Tally, in_one_game, tally_of_game
from referee.store import StoredGame, StoredTransfer
from referee.store.club_rows import StoredSeat


@dataclass(frozen=True, slots=True)
class Final:
    """All that a finished game is counted by: where it stands, the counts of its score sheet, its books."""

    stands: Standing
    declared: Sequence[Count]
    """The counts of its family."""
    counts: Counts
    transfers: Sequence[StoredTransfer]

    def tallies(self) -> dict[str, Tally]:
        """The tallies of the game, by player."""
        books = balances(
            Booking(transfer.payer, transfer.payee, transfer.amount) for transfer in self.transfers
        )
        return {
            player: tally_of_game(
                self.stands, self.declared, of_player, player=player, net=books.get(player, 0)
            )
            for player, of_player in self.counts.items()
        }


def counted(game: StoredGame, seats: Sequence[StoredSeat], final: Callable[[], Final]) -> list[StoredSeat]:
    """The seats with what the game counts for each member, at the last seat where one has had several.

    `final` is asked only of a game that counts.
    """
    if game.status != Status.FINISHED or not seats:
        return [replace(seat, tally=None) for seat in seats]
    by_player = final().tallies()
    last = {seat.member: seat for seat in seats}
    of_members = {
        member: in_one_game([by_player[seat.player] for seat in seats if seat.member == member])
        for member in last
    }
    return [
        replace(seat, tally=of_members[seat.member] if seat is last[seat.member] else None) for seat in seats
    ]
