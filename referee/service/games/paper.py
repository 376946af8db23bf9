"""The score sheet to print: what the store has of a game, with the money in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import tzinfo
from decimal import Decimal
from functools import partial

from babel.numbers import get_currency_precision

from referee.looks import looks_in
from referee.money.stakes import POT, Reason, standing
from referee.paper.language import Language
from referee.paper.reading import Heading, Manner, read_sheet
from referee.paper.sheet import Money, Payout, Sheet
from referee.service.games.books import Books, books_of
from referee.service.games.loading import opened_from
from referee.service.zones import in_zone
from referee.sitting.opening import Opening
from referee.store import Reading, StoredEntry, StoredGame
from referee.translations import SPEECH
from referee.words.figures import decimal_text
from referee.words.spoken import spoken

PAPER_FORMAT = 4
"""The number of this form of score sheets: raised whenever one of the same version may come out otherwise."""
OF_A_TRANSFER = 200
"""About how many characters one is."""


@dataclass(frozen=True, slots=True)
class Papers:
    """Everything read of a game to make a sheet of it, once the transaction is over."""

    stored: StoredGame
    entries: Sequence[StoredEntry]
    books: Books

    @property
    def size(self) -> int:
        """About how many characters they are."""
        texts = sum(len(entry.document) for entry in self.entries)
        return texts + OF_A_TRANSFER * len(self.books.transfers)

    def sheet(self, zone: tzinfo, tag: str) -> Sheet:
        """The score sheet in the language of this tag, its times in that time zone."""
        opening, opened = opened_from(self.stored.opening)
        family = opening.family
        catalogue, engine = family.catalogue, family.engine
        short = catalogue.summary(opening.variant, catalogue.load(opening.rules))
        language = Language(tag, partial(SPEECH.say, language=tag), partial(SPEECH.has, language=tag))
        manner = Manner(short, language, family.sheet, family.words)
        documents = [json.loads(spoken(entry.document, language.say)) for entry in self.entries]
        for document in documents:
            document["recorded_at"] = in_zone(document["recorded_at"], zone)
        players = json.loads(self.stored.view)["players"]
        before = {player["id"]: player["seat_before"] for player in players if player["seat_before"]}
        begun = in_zone(self.stored.created_at, zone)
        heading = Heading(opening.title, begun, self.stored.event, before, looks_in(self.stored.looks))
        stands = engine.standing(engine.load(opened, json.loads(self.stored.state)))
        money = _money(opening, self.books, tag)
        return read_sheet(heading, manner, stands, documents, money=money)


def asks(tx: Reading, game_id: str) -> None:
    """Asks the store for everything that the score sheet of a game needs."""
    tx.entries(game_id)
    tx.transfers(game_id)


def papers(tx: Reading, stored: StoredGame) -> Papers:
    """Everything that a game's score sheet is made from."""
    return Papers(stored, tx.entries(stored.id), books_of(tx, stored.id))


def _money(opening: Opening, books: Books, language: str) -> Money | None:
    if opening.stake is None:
        return None
    currency = str(opening.currency)
    paid_in = sum(transfer.due.amount for transfer in standing(books.transfers) if transfer.due.payee == POT)
    return Money(
        stake=money_text(opening.stake["amount"], currency, language),
        pot=money_text(paid_in, currency, language) if opening.has_pot else None,
        payouts=tuple(
            Payout(
                payer=transfer.due.payer,
                payee=transfer.due.payee,
                amount=money_text(transfer.due.amount, currency, language),
                is_refund=transfer.due.reason == Reason.REFUND,
            )
            for transfer in books.payouts(opening.family)
        ),
    )


def money_text(amount: int, currency: str, language: str) -> str:
    """An amount in minor units, written with the code of its currency, since there are many dollars.

    >>> [money_text(1500, currency, "en").replace("\\xa0", " ") for currency in ("EUR", "ISK", "KWD")]
    ['EUR 15.00', 'ISK 1,500', 'KWD 1.500']
    """
    whole = Decimal(amount).scaleb(-get_currency_precision(currency))
    return f"{'-' * (amount < 0)}{currency}\N{NO-BREAK SPACE}{decimal_text(abs(whole), language)}"
