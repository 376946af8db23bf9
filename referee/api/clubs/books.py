"""A club's games, books and standings."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from babel.numbers import get_currency_precision
from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.context import (
    context,
    json_response,
    page_response,
    read_at_once,
    reading,
    write,
)
from referee.api.foundation.deciding import large_answer, let_others_work, turn
from referee.api.foundation.paging import next_link, not_in_this_list, page_of
from referee.api.foundation.separators import Separator, separator_of, varies
from referee.api.schemas.books import (
    ADJUSTMENT_OF_BOOKS,
    PAYMENTS,
    REVERSAL,
    AdjustmentOfBooksSchema,
    BalancesSchema,
    BookedSchema,
    BookingSchema,
    LedgerPage,
    LedgerQuery,
    PaymentSchema,
    ReversalSchema,
    SettlementSchema,
)
from referee.api.schemas.clubs import ClubGamesQuery, GamePage
from referee.api.schemas.standings import StandingsQuery, StandingsSchema
from referee.errors import OutcomeError, StorageError
from referee.money.stakes import Reason
from referee.paper.spreadsheet import BYTE_ORDER_MARK, harmless
from referee.service.access import Caller
from referee.service.clubs import books as ledgers
from referee.service.clubs import payments, ratings, settling, standings
from referee.service.clubs.books import Names, booking_documents
from referee.service.clubs.club import enter
from referee.service.games.loading import with_view
from referee.service.runtime import dumps
from referee.service.zones import in_zone
from referee.store import Reading, StoredGame, StoredTransfer
from referee.store.club_rows import GameFilter, LedgerFilter, StandingsFilter, StoredMember

blp = Blueprint("books", __name__, url_prefix="/v1/clubs/<club_id>", description="A club's games and books")
ROWS_WITHOUT_TURN = 400
"""Of CSV, and as many as are read at once."""
Portion = Callable[[int], list[dict[str, Any]]]
"""The bookings behind one, as many as are read at once."""
_Page = tuple[list[dict[str, Any]], str | None]
_SAVED = {"Content-Disposition": 'attachment; filename="ledger.csv"'}
_COLUMNS = (
    "number",
    "at",
    "from",
    "from_name",
    "to",
    "to_name",
    "amount",
    "currency",
    "reason",
    "is_cash",
    "game",
    "event",
    "reverses",
    "by",
    "note",
)


@blp.get("/games")
@blp.arguments(ClubGamesQuery, location="query")
@blp.answers(GamePage, "Link")
def list_club_games(query: dict[str, Any], club_id: str) -> Response:
    """The club's games, latest first, also the private ones"""
    limit, before, member = query.pop("limit"), query.pop("after"), query.pop("member")

    def games_before(tx: Reading, caller: Caller) -> list[StoredGame]:
        enter(tx, club_id, caller)
        selection = GameFilter(**query, **ledgers.player_filter(tx, club_id, member))
        if before is not None and not _is_clubs(tx.game(before), club_id):
            raise not_in_this_list(before)
        rows = tx.club_games(club_id, selection, before=before, limit=limit + 1)
        return [with_view(tx, game) for game in rows]

    def foresee(tx: Reading) -> None:
        tx.club_games(club_id, GameFilter(**query), before=before, limit=limit + 1)
        if before is not None:
            tx.game(before)

    if member is None:
        stored_games = read_at_once(games_before, foresee)
    else:
        with reading() as (tx, caller):
            stored_games = games_before(tx, caller)
    games, cursor = page_of(stored_games, limit=limit, position=lambda game: game.id)
    return page_response([game.view for game in games], cursor, next_link(request, cursor))


def _is_clubs(game: StoredGame | None, club_id: str) -> bool:
    return game is not None and game.club_id == club_id


@blp.get("/standings")
@blp.arguments(StandingsQuery, location="query")
@blp.answers(StandingsSchema)
def get_standings(query: dict[str, Any], club_id: str) -> Response:
    """What finished games count for each member, the best first

    Games count on the day (UTC) they began, once they are finished; abandoned ones do not. The rating is
    that of all finished games, whichever the rest counts. After many changes at once it follows a part at a
    time: `unrated_games` are still to come.

    What a family counts besides (`GET /v1/families`) is shown where all these games are of that family; games
    of several go by games, wins, money and rating.
    """
    by, variants = query.pop("by"), standings.variants_of(query.pop("variant"), query.pop("family"))
    selection = StandingsFilter(variants, **query)

    def shown() -> dict[str, Any]:
        return read_at_once(
            lambda tx, caller: standings.standings(tx, caller, club_id, selection, by=by),
            lambda tx: standings.foresee(tx, club_id, selection),
        )

    document = shown()
    if document["unrated_games"]:
        # Rated when standings are read, so that no hand waits for it. Where that fails, they go without.
        with suppress(StorageError, OutcomeError), context().store.write() as writing:
            ratings.catch_up(writing, club_id)
        document = shown()
    return json_response(dumps(document))


@blp.get("/balances")
@blp.answers(BalancesSchema, "ETag")
@blp.takes("If-None-Match")
def get_balances(club_id: str) -> AnyResponse:
    """What every member and guest is owed, or owes when negative

    The `ETag` is that of the settlement's kind: of what is shown, whichever game or payment changes it.
    """
    return _shown(settling.balances, club_id)


@blp.get("/settlement")
@blp.answers(SettlementSchema, "ETag")
@blp.takes("If-None-Match")
def get_settlement(club_id: str) -> AnyResponse:
    """The fewest payments after which nobody owes anything but stakes in games still played

    Each payment has a mark. Send it as `settles` where that payment is booked: 409 says that it is no longer
    suggested, since somebody else has booked one, or a game has moved money. The `ETag` is of what is
    suggested, too; given as `If-Match` it makes that a 412.
    """
    return _shown(settling.to_settle, club_id)


def _shown(part: Callable[[Reading, Caller, str], settling.Shown], club_id: str) -> AnyResponse:
    """The answer with a part of the books, under an `ETag` that a change may name."""
    shown = read_at_once(
        lambda tx, caller: part(tx, caller, club_id), lambda tx: settling.foresee(tx, club_id)
    )
    answer = json_response(shown.body, {"ETag": etag(shown.version, form=shown.form)})
    return not_modified(request, shown.version, form=shown.form) or answer


@blp.get("/ledger")
@blp.arguments(LedgerQuery, location="query")
@blp.answers(LedgerPage, "Link")
@blp.doc(responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}})
def get_ledger(query: dict[str, Any], club_id: str) -> Response:
    """Every transfer of the club, oldest first; as JSON in pages, or whole as CSV

    CSV comes for `Accept: text/csv` or `?format=csv`, with amounts as decimals, from `after` to the end; its
    times are those of the time zone `tz`, and its cells are separated as `separator` says.
    """
    layout = _Layout(separator_of(query["separator"], request), ZoneInfo(query["tz"]))
    vary = {"Vary": varies(query["separator"])}
    limit, after, account = query.pop("limit"), query.pop("after"), query.pop("account")
    form = query.pop("format") or request.accept_mimetypes.best_match(["application/json", "text/csv"])
    is_csv = form in ("csv", "text/csv")

    def filtered(named: str | None) -> LedgerFilter:
        return LedgerFilter(named, query["game"], query["reason"], query["begin"], query["end"])

    def ledger(tx: Reading, selection: LedgerFilter) -> tuple[list[StoredMember], list[StoredTransfer]]:
        transfers = [] if is_csv else tx.ledger(club_id, selection, after=after, limit=limit + 1)
        return tx.members(club_id), transfers

    def first_page(tx: Reading, caller: Caller) -> tuple[LedgerFilter, Names, _Page]:
        enter(tx, club_id, caller)
        named = account and ledgers.find_in_ledger(tx, club_id, account, "/query/account")
        members, transfers = ledger(tx, selection := filtered(named))
        names = Names.of(members)
        page, cursor = page_of(transfers, limit=limit, position=lambda transfer: transfer.booking or 0)
        return selection, names, (booking_documents(tx, page, names), cursor)

    if account is None:
        selection, names, (documents, cursor) = read_at_once(
            first_page, lambda tx: ledger(tx, filtered(None))
        )
    else:
        with reading() as (tx, caller):
            selection, names, (documents, cursor) = first_page(tx, caller)
    if is_csv:

        def portion(after: int) -> list[dict[str, Any]]:
            with context().store.read() as tx:
                rows = tx.ledger(club_id, selection, after=after, limit=ROWS_WITHOUT_TURN)
                return booking_documents(tx, rows, names)

        return Response(layout.text(portion, after), mimetype="text/csv", headers=_SAVED | vary)
    return page_response(
        [dumps(document) for document in documents], cursor, vary | next_link(request, cursor)
    )


@blp.get("/ledger/<int:number>")
@blp.response(200, BookingSchema)
def get_booking(club_id: str, number: int) -> Response:
    """One transfer of the club"""
    with reading() as (tx, caller):
        document = ledgers.booking(tx, caller, club_id, number)
    return json_response(dumps(document))


@dataclass(frozen=True, slots=True)
class _Layout:
    """The form of the ledger as CSV."""

    separator: Separator
    zone: tzinfo

    def text(self, portion: Portion, after: int) -> bytes:
        """The whole ledger behind a booking, where it is long one portion a turn.

        It is whole before any of it is sent, so that no thread writes at the pace of a slow client.

        :raises BusyError: when it is long, and other long ones are written.
        """
        rows, further = self._rows(portion, after)
        # Encoded at once, and copied never: the only thing that grows with the ledger.
        text = io.BytesIO()
        text.write(f"{BYTE_ORDER_MARK}{self._line(_COLUMNS)}{rows}".encode())
        if further is not None:
            with large_answer(), turn():
                while further is not None:
                    rows, further = self._rows(portion, further)
                    text.write(rows.encode())
                    if further is not None:
                        let_others_work()
        return text.getvalue()

    def _rows(self, portion: Portion, after: int) -> tuple[str, int | None]:
        """The rows behind a booking, and the last one of them where there may be further ones."""
        bookings = portion(after)
        text = "".join(self._line(self._cells(booking)) for booking in bookings)
        return text, bookings[-1]["number"] if len(bookings) == ROWS_WITHOUT_TURN else None

    def _cells(self, booking: Mapping[str, Any]) -> list[str]:
        amount = decimal_text(booking["amount"], booking["currency"]).replace(".", self.separator.decimal)
        values = {**booking, "amount": amount, "at": in_zone(booking["at"], self.zone)}
        return [safe_cell(values[column]) for column in _COLUMNS]

    def _line(self, cells: Any) -> str:
        text = io.StringIO()
        csv.writer(text, delimiter=self.separator.between).writerow(cells)
        return text.getvalue()


def safe_cell(value: Any) -> str:
    """The value as a cell that no spreadsheet takes for a formula.

    >>> safe_cell("=1+1"), safe_cell(None), safe_cell(True)
    ("'=1+1", '', 'true')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else harmless(str(value))


def decimal_text(amount: int, currency: str) -> str:
    """An amount of minor units as a decimal.

    >>> decimal_text(1005, "DKK"), decimal_text(1005, "JPY")
    ('10.05', '1005')
    """
    digits = get_currency_precision(currency)
    whole, part = divmod(amount, 10**digits)
    return f"{whole}.{part:0{digits}}" if digits else str(whole)


@blp.post("/payments")
@blp.arguments(PaymentSchema, examples=PAYMENTS)
@blp.writes(201, BookedSchema)
def record_payment(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Books money that was handed over: it settles what the giver owed

    With `split` it goes to several at once, and the parts must come to the amount. `Location` is then the
    first of its bookings.

    A payment that the settlement suggests has its mark there: with that as `settles` it is booked while it is
    suggested, and by one of two treasurers (409 for the other). `If-Match` takes the `ETag` of the settlement
    likewise (412), and that of the balances and, like any write here, that of the club, which games do not
    change.
    """
    split = [(part["to"], part["amount"], f"/split/{at}/to") for at, part in enumerate(body["split"] or ())]
    parts = [payments.Part(*part) for part in split or [(body["to"], body["amount"], "/to")]]
    moved = payments.Moved(
        body["payer"], parts, body["currency"], body["note"], Reason.PAYMENT, body["settles"]
    )
    return write(lambda unit: payments.move(unit, club_id, moved), status=201)


@blp.post("/adjustments")
@blp.arguments(AdjustmentOfBooksSchema, example=ADJUSTMENT_OF_BOOKS)
@blp.writes(201, BookedSchema)
def record_adjustment(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Books what one account is to owe another, by a treasurer's decision"""
    part = payments.Part(body["to"], body["amount"], "/to")
    moved = payments.Moved(body["payer"], [part], body["currency"], body["reason"], Reason.ADJUSTMENT)
    return write(lambda unit: payments.move(unit, club_id, moved), status=201)


@blp.post("/ledger/<int:number>/reversal")
@blp.arguments(ReversalSchema, example=REVERSAL)
@blp.writes(201, BookedSchema)
def reverse_booking(body: dict[str, Any], _query: dict[str, Any], club_id: str, number: int) -> Response:
    """Takes back a payment or an adjustment by the opposite one

    What a game moved follows from its score sheet: correct the game.
    """
    return write(lambda unit: payments.reverse(unit, club_id, number, note=body["reason"]), status=201)
