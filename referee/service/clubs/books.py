"""A club's books: every transfer, and the accounts by the names that people write."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.errors import NotFoundError, RulesError, Violation
from referee.money.accounts import CASH_BOX, GUEST, guest_account
from referee.money.stakes import BANK, POT
from referee.names import comparable
from referee.service.access import Caller
from referee.service.clubs.club import enter, find_member
from referee.service.clubs.naming import Roster
from referee.service.games.read import MOST_HANDS
from referee.service.references import member_id, member_number
from referee.store import Reading, StoredTransfer
from referee.store.club_rows import GameFilter, StoredMember
from referee.words.said import Said, Typed

_SENTENCE = '{"said":'


@dataclass(frozen=True, slots=True)
class Names:
    """The names of accounts."""

    members: Mapping[str, str]

    @classmethod
    def of(cls, members: Sequence[StoredMember]) -> Names:
        """The names of these members."""
        return cls({member_id(member.number): member.name for member in members})

    @classmethod
    def of_accounts(cls, tx: Reading, club_id: str, accounts: Iterable[str | None]) -> Names:
        """The names of the members with these accounts."""
        numbers = {number for account in accounts if (number := member_number(account or "")) is not None}
        return cls.of(Roster.of(tx, club_id, (), sorted(numbers)).members)

    def name(self, account: str | None) -> str:
        """The name of an account.

        >>> Names({"m1": "Ann"}).name("m1"), Names({}).name("guest:Dee"), Names({}).name("cash_box")
        ('Ann', 'Dee', 'cash box')
        """
        if account is None or account in (POT, BANK, CASH_BOX):
            return (account or "").replace("_", " ")
        return self.members.get(account, account.removeprefix(GUEST))


def booking_documents(tx: Reading, transfers: Sequence[StoredTransfer], names: Names) -> list[dict[str, Any]]:
    """Transfers of a club, as JSON."""
    games = {
        transfer.game_id
        for transfer in transfers
        if transfer.game_id is not None and transfer.reverses is not None
    }
    club_id = next((transfer.club_id for transfer in transfers if transfer.club_id is not None), None)
    # Within a game, transfers are known by the number they have there.
    numbers = tx.bookings(club_id, sorted(games)) if games and club_id is not None else {}
    return [_booking_document(transfer, names, _reversed_by(transfer, numbers)) for transfer in transfers]


def _reversed_by(transfer: StoredTransfer, numbers: Mapping[tuple[str, int], int]) -> int | None:
    """The booking that a transfer reverses, of its own game where it is a game's."""
    if transfer.game_id is None or transfer.reverses is None:
        return transfer.reverses
    return numbers.get((transfer.game_id, transfer.reverses), transfer.reverses)


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
        "note": _note(transfer),
    }


def _note(transfer: StoredTransfer) -> Any:
    """A note as JSON: a sentence on a correction of a game, else text, as earlier releases have kept it."""
    is_sentence = transfer.game_id is not None and transfer.note.startswith(_SENTENCE)
    return json.loads(transfer.note) if is_sentence else transfer.note


def find_booking(tx: Reading, club_id: str, number: int) -> StoredTransfer:
    """One transfer of the club.

    :raises NotFoundError: when there is none of this number.
    """
    transfer = tx.booking(club_id, number) if number <= MOST_HANDS else None
    if transfer is None:
        raise NotFoundError(Said("service-no-such-booking", {"number": number}), code="booking_must_exist")
    return transfer


def booking(tx: Reading, caller: Caller, club_id: str, number: int) -> dict[str, Any]:
    """One transfer of a club, as JSON."""
    enter(tx, club_id, caller)
    transfer = find_booking(tx, club_id, number)
    names = Names.of_accounts(tx, club_id, (transfer.payer_account, transfer.payee_account))
    (document,) = booking_documents(tx, [transfer], names)
    return document


def find_in_ledger(tx: Reading, club_id: str, text: str, path: str) -> str:
    """Like `find_account`, and also `pot` for the pots of all games, which can be read but not paid into.

    :raises RulesError: when nobody is meant.
    """
    return text if text == POT else find_account(tx, club_id, text, path)


def find_account(tx: Reading, club_id: str, text: str, path: str, roster: Roster | None = None) -> str:
    """The account somebody means: `cash_box`, `guest:Dee`, a member's id or name.

    In a club that has played with a bank `bank` means that. The roster has whoever the text can mean, for
    those who have asked for several at once.

    :raises RulesError: when nobody is meant.
    """
    folded = comparable(text)
    if folded.replace(" ", "_") == CASH_BOX:
        return CASH_BOX
    if folded == BANK and tx.account(club_id, BANK) is not None:
        return BANK
    if not folded.startswith(GUEST):
        return member_id(find_member(roster or Roster.of(tx, club_id, [text]), text, path).number)
    name = text.partition(":")[2].strip()
    accounts = tx.guest_accounts(club_id, (comparable(name),))
    if accounts:
        return guest_account(name, accounts)
    message = Said("service-no-such-guest", {"name": Typed(name[:60])})
    expected = _guests(tx, club_id) or None
    raise RulesError.of([Violation(path, "guest_must_exist", message, text, expected)])


def _guests(tx: Reading, club_id: str) -> list[str]:
    """The accounts of all guests of the books."""
    return [account.account for account in tx.accounts(club_id) if account.account.startswith(GUEST)]


def player_filter(tx: Reading, club_id: str, text: str | None) -> dict[str, Any]:
    """The part of a filter of games that names a player: a member's number, or a guest's name.

    :raises RulesError: when nobody is meant, or no such guest has played.
    """
    if text is None:
        return {}
    if not comparable(text).startswith(GUEST):
        return {"member": find_member(Roster.of(tx, club_id, [text]), text, "/query/member").number}
    guest = text.partition(":")[2].strip()
    if guest and tx.club_games(club_id, GameFilter(guest=guest), limit=1):
        return {"guest": guest}
    message = Said("service-guest-has-not-played", {"name": Typed(guest[:60])})
    expected = _guests(tx, club_id) or "guest: and the name of a player who is no member"
    raise RulesError.of([Violation("/query/member", "guest_must_have_played", message, text, expected)])
