"""The balances of a club's accounts, and the payments that would settle them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.errors import ConflictError, Violation
from referee.money.accounts import CASH_BOX, GUEST, payable_settlement
from referee.money.stakes import BANK, POT
from referee.service.access import Caller
from referee.service.clubs.books import Names
from referee.service.clubs.club import enter
from referee.service.games.loading import opened_from, unconfirmed_in
from referee.service.runtime import dumps
from referee.store import Reading, StoredGame
from referee.store.club_rows import GameFilter, StoredAccount, StoredClub
from referee.words.said import Said

_DIGEST_BYTES = 12
_MOST_DISPUTED = 20
"""As many games are named of which hands are disputed."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A part of a club's money as it is shown, at a version of the club."""

    version: int
    body: str
    """JSON."""
    form: str
    """A digest of what is shown. Two answers at the same version of the club differ by it.

    A game moves money without writing to its club, so the version alone does not tell.
    """

    @classmethod
    def of(cls, version: int, document: Mapping[str, Any]) -> Shown:
        """A document to be shown, with its digest."""
        body = dumps(document)
        return cls(version, body, _digest(body))


@dataclass(frozen=True, slots=True)
class Settlement:
    """The payments that settle everything but the pots of unfinished games, as they are suggested now."""

    version: int
    """Of the club."""
    document: Mapping[str, Any]
    """As JSON, without the mark."""

    @property
    def form(self) -> str:
        """A digest of what is suggested, and another one than of releases that showed it without marks."""
        return _digest(dumps([self.document, "settles"]))

    @property
    def mark(self) -> str:
        """The mark of a payment that is booked since it is suggested: the entity tag, without its quotes."""
        return f"{self.version}-{self.form}"

    def shown(self) -> Shown:
        """The answer, in which every payment has its mark."""
        payments = [payment | {"settles": self.mark} for payment in self.document["payments"]]
        return Shown(self.version, dumps({**self.document, "payments": payments}), self.form)

    def suggests(self, payer: str, parts: Sequence[tuple[str, int]]) -> bool:
        """True if somebody is to pay all of these accounts as much, at once or one after the other."""
        left = [
            (payment["to"], payment["amount"])
            for payment in self.document["payments"]
            if payment["from"] == payer
        ]
        return not Counter(parts) - Counter(left)


Part = Callable[[Reading, Caller, str], Shown]


@dataclass(frozen=True, slots=True)
class PartOfBooks:
    """A part of the books of a club, as it is shown."""

    club_id: str
    part: Part

    def asks(self, tx: Reading) -> None:
        """Asks for the members and their accounts, and for games that cannot be settled."""
        tx.members(self.club_id)
        tx.accounts(self.club_id)
        disputed_games(tx, self.club_id)

    def run(self, tx: Reading, caller: Caller) -> Shown:
        """The part, for somebody who may read the club."""
        return self.part(tx, caller, self.club_id)


def balances(tx: Reading, caller: Caller, club_id: str) -> Shown:
    """The balance of every account: what it is owed, or owes when negative."""
    club, _ = enter(tx, club_id, caller)
    return _balances(tx, club)


def to_settle(tx: Reading, caller: Caller, club_id: str) -> Shown:
    """The payments that settle everything but the pots of unfinished games."""
    club, _ = enter(tx, club_id, caller)
    return settlement_of(tx, club).shown()


def check_suggested(
    tx: Reading, club: StoredClub, mark: str, *, payer: str, parts: Sequence[tuple[str, int]]
) -> None:
    """Checks that a payment is suggested, by the settlement from which it has its mark.

    :raises ConflictError: when the settlement is another by now, or names no such payment, and while a hand
        of one of the club's games is disputed.
    """
    disputed = disputed_documents(tx, club.id)
    if disputed:
        message = Said("service-games-disputed", {"count": len(disputed)})
        raise ConflictError(message, code="hands_must_not_be_disputed", members={"games": disputed})
    settlement = settlement_of(tx, club)
    if mark.removeprefix("W/").strip('"') != settlement.mark:
        message = Said("service-settlement-has-changed")
    elif not settlement.suggests(payer, parts):
        message = Said("service-payment-not-suggested")
    else:
        return
    code = "payment_must_be_suggested"
    fault = Violation("/settles", code, message, mark, settlement.mark)
    raise ConflictError(message, code=code, violations=[fault], members={"version": club.version})


def disputed_games(tx: Reading, club_id: str) -> list[StoredGame]:
    """The latest games of a club of which somebody disputes a hand."""
    return tx.club_games(club_id, GameFilter(disputed=True), limit=_MOST_DISPUTED)


def disputed_documents(tx: Reading, club_id: str) -> list[dict[str, Any]]:
    """The same as JSON, each with the numbers of the hands."""
    return [
        {
            "game": game.id,
            "title": opened_from(game.opening)[0].title,
            "created_at": game.created_at,
            "hands": [*unconfirmed_in(game).disputed],
        }
        for game in disputed_games(tx, club_id)
    ]


def forms_shown(tx: Reading, club: StoredClub) -> Collection[str]:
    """The forms of everything shown of a club's money now."""
    return {_balances(tx, club).form, settlement_of(tx, club).form}


def held(cash_box: StoredAccount | None) -> int:
    """The money in the cash box."""
    return 0 if cash_box is None else -cash_box.cash


def _known(tx: Reading, club: StoredClub) -> tuple[Names, dict[str, StoredAccount]]:
    return Names.of(tx.members(club.id)), {account.account: account for account in tx.accounts(club.id)}


def _balances(tx: Reading, club: StoredClub) -> Shown:
    names, accounts = _known(tx, club)
    box = accounts.get(CASH_BOX)
    others = [account for account in accounts if account.startswith(GUEST) or account == BANK]
    everybody = [*names.members, *others]
    document = {
        "currency": club.currency,
        "items": [_balance(account, accounts.get(account), names) for account in everybody],
        "cash_box": _balance(CASH_BOX, box, names) | {"holds": held(box)},
        "pots": accounts[POT].balance if POT in accounts else 0,
    }
    return Shown.of(club.version, document)


def _balance(account: str, come_to: StoredAccount | None, names: Names) -> dict[str, Any]:
    return {
        "account": account,
        "name": names.name(account),
        "balance": 0 if come_to is None else come_to.balance,
        "in_play": 0 if come_to is None else come_to.in_play,
    }


def settlement_of(tx: Reading, club: StoredClub) -> Settlement:
    """The settlement of a club's books as they are now."""
    names, accounts = _known(tx, club)
    owed = {name: account.balance - account.in_play for name, account in accounts.items() if name != POT}
    settled = payable_settlement(owed, held=held(accounts.get(CASH_BOX)))
    payments = [
        {
            "from": payment.payer,
            "from_name": names.name(payment.payer),
            "to": payment.payee,
            "to_name": names.name(payment.payee),
            "amount": payment.amount,
            "currency": club.currency,
        }
        for payment in settled.payments
    ]
    document = {
        "payments": payments,
        "fewest": settled.is_fewest,
        "cash_box_lacks": settled.lacking,
        "currency": club.currency,
        "disputed": disputed_documents(tx, club.id),
    }
    return Settlement(club.version, document)


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=_DIGEST_BYTES).hexdigest()
