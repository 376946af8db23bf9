"""The balances of a club's accounts, and the payments that would settle them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from referee.money.accounts import CASH_BOX, GUEST, payable_settlement
from referee.money.stakes import BANK, POT
from referee.service.access import Caller
from referee.service.clubs.books import Names
from referee.service.clubs.club import enter
from referee.service.runtime import dumps
from referee.store import Reading
from referee.store.club_rows import StoredAccount, StoredClub

_DIGEST_BYTES = 12


@dataclass(frozen=True, slots=True)
class Shown:
    """A part of a club's money as it is shown, at a version of the club."""

    version: int
    body: str
    """JSON."""

    @property
    def form(self) -> str:
        """A digest of the body. Two answers at the same version of the club differ by it.

        A game moves money without writing to its club, so the version alone does not tell.
        """
        return hashlib.blake2b(self.body.encode(), digest_size=_DIGEST_BYTES).hexdigest()


def foresee(tx: Reading, club_id: str) -> None:
    """Asks what the balances ask, and the settlement."""
    tx.members(club_id)
    tx.accounts(club_id)


def balances(tx: Reading, caller: Caller, club_id: str) -> Shown:
    """The balance of every account: what it is owed, or owes when negative."""
    club, _ = enter(tx, club_id, caller)
    return _balances(tx, club)


def to_settle(tx: Reading, caller: Caller, club_id: str) -> Shown:
    """The payments that settle everything but the pots of unfinished games."""
    club, _ = enter(tx, club_id, caller)
    return _settlement(tx, club)


def forms_shown(tx: Reading, club: StoredClub) -> Collection[str]:
    """The forms of everything shown of a club's money now."""
    return {_balances(tx, club).form, _settlement(tx, club).form}


def held(cash_box: StoredAccount | None) -> int:
    """The money in the cash box."""
    return 0 if cash_box is None else -cash_box.cash


def _known(tx: Reading, club: StoredClub) -> tuple[Names, dict[str, StoredAccount]]:
    return Names.of(tx.members(club.id)), {one.account: one for one in tx.accounts(club.id)}


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
    return Shown(club.version, dumps(document))


def _balance(account: str, come_to: StoredAccount | None, names: Names) -> dict[str, Any]:
    return {
        "account": account,
        "name": names.name(account),
        "balance": 0 if come_to is None else come_to.balance,
        "in_play": 0 if come_to is None else come_to.in_play,
    }


def _settlement(tx: Reading, club: StoredClub) -> Shown:
    names, accounts = _known(tx, club)
    owed = {name: one.balance - one.in_play for name, one in accounts.items() if name != POT}
    settled = payable_settlement(owed, held=held(accounts.get(CASH_BOX)))
    told = [
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
        "payments": told,
        "fewest": settled.is_fewest,
        "cash_box_lacks": settled.lacking,
        "currency": club.currency,
    }
    return Shown(club.version, dumps(document))
