"""A club's books: every transfer, and whom they know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import NotFoundError, RulesError, Violation
from ..ledger import CASH_BOX, GUEST, guest_account
from ..names import comparable
from ..stakes import POT
from ..store import Reading, StoredTransfer
from ..store.club_rows import GameFilter, StoredMember
from .access import Asked
from .belonging import member_id
from .club_desk import enter, find_member
from .sheets import MOST_HANDS


@dataclass(frozen=True, slots=True)
class Names:
    """What accounts are called."""

    members: Mapping[str, str]

    @classmethod
    def of(cls, members: Sequence[StoredMember]) -> Names:
        """The names of these members."""
        return cls({member_id(member.number): member.name for member in members})

    def name(self, account: str | None) -> str:
        """What an account is called.

        >>> Names({"m1": "Ann"}).name("m1"), Names({}).name("guest:Dee"), Names({}).name("cash_box")
        ('Ann', 'Dee', 'cash box')
        """
        if account is None or account in (POT, CASH_BOX):
            return (account or "").replace("_", " ")
        return self.members.get(account, account.removeprefix(GUEST))


def booking_documents(tx: Reading, transfers: Sequence[StoredTransfer], names: Names) -> list[dict[str, Any]]:
    """Transfers as the club sees them."""
    games = {one.game_id for one in transfers if one.game_id is not None and one.reverses is not None}
    # Within a game, transfers are known by the number they have there.
    made: dict[tuple[str | None, int | None], int | None] = {
        (game, one.number): one.booking for game in games for one in tx.transfers(game)
    }
    return [
        _booking_document(one, names, made.get((one.game_id, one.reverses), one.reverses))
        for one in transfers
    ]


def _booking_document(transfer: StoredTransfer, names: Names, reverses: int | None) -> dict[str, Any]:
    return {
        "number": transfer.booking,
        "at": transfer.at,
        "from": transfer.payer_account,
        "from_name": names.name(transfer.payer_account),
        "to": transfer.payee_account,
        "to_name": names.name(transfer.payee_account),
        "amount": transfer.amount,
        "currency": transfer.currency,
        "reason": transfer.reason,
        "is_cash": transfer.is_cash,
        "game": transfer.game_id,
        "event": transfer.cause,
        "reverses": reverses,
        "by": transfer.by,
        "note": transfer.note,
    }


def find_booking(tx: Reading, club_id: str, number: int) -> StoredTransfer:
    """One transfer of the club.

    :raises NotFoundError: when there is none of this number.
    """
    there = tx.booking(club_id, number) if number <= MOST_HANDS else None
    if there is None:
        raise NotFoundError(f"There is no booking {number} in this club.", code="booking_must_exist")
    return there


def booking(tx: Reading, asked: Asked, club_id: str, number: int) -> dict[str, Any]:
    """One transfer as the club sees it."""
    enter(tx, club_id, asked)
    there = find_booking(tx, club_id, number)
    (document,) = booking_documents(tx, [there], Names.of(tx.members(club_id)))
    return document


@dataclass(frozen=True, slots=True)
class Accounts:
    """Whom the books of a club know."""

    members: list[StoredMember]
    guests: list[str]
    """As accounts: `guest:Dee`."""

    @classmethod
    def of(cls, tx: Reading, club_id: str) -> Accounts:
        """The accounts of a club."""
        guests = [one.account for one in tx.accounts(club_id) if one.account.startswith(GUEST)]
        return cls(tx.members(club_id), guests)

    def find_in_ledger(self, text: str, path: str) -> str:
        """As `find`, and `pot` for those of all games: nobody pays into them, but one may look.

        :raises RulesError: when nobody is meant.
        """
        return text if text == POT else self.find(text, path)

    def find(self, text: str, path: str) -> str:
        """The account somebody means: `cash_box`, `guest:Dee`, a member's id or name.

        :raises RulesError: when nobody is meant.
        """
        folded = comparable(text)
        if folded.replace(" ", "_") == CASH_BOX:
            return CASH_BOX
        if not folded.startswith(GUEST):
            return member_id(find_member(self.members, text, path).number)
        name = text.partition(":")[2].strip()
        found = guest_account(name, self.guests)
        if found in self.guests:
            return found
        message = f"No guest of the books is “{name[:60]}”."
        raise RulesError.of([Violation(path, "guest_must_exist", message, text, self.guests or None)])


def player_wanted(tx: Reading, club_id: str, text: str | None) -> dict[str, Any]:
    """What a filter of games has for the player somebody means: a member, or `guest:` and a guest's name.

    :raises RulesError: when nobody is meant, or no such guest has played.
    """
    if text is None:
        return {}
    known = Accounts.of(tx, club_id)
    if not comparable(text).startswith(GUEST):
        return {"member": find_member(known.members, text, "/query/member").number}
    guest = text.partition(":")[2].strip()
    if guest and tx.club_games(club_id, GameFilter(guest=guest), limit=1):
        return {"guest": guest}
    message = f"No guest called “{guest[:60]}” has played in this club."
    expected = known.guests or "guest: and the name of a player who is no member"
    raise RulesError.of([Violation("/query/member", "guest_must_have_played", message, text, expected)])
