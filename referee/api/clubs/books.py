"""A club's games, books and standings."""

from __future__ import annotations

import io
from typing import Any
from zoneinfo import ZoneInfo

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.context import context, json_response, page_response
from referee.api.foundation.deciding import large_answer, let_others_work, turn
from referee.api.foundation.languages import language_of_request
from referee.api.foundation.paging import next_link, not_in_this_list, page_of
from referee.api.foundation.running import read, write
from referee.api.foundation.separators import VARIES, separator_of
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
from referee.api.schemas.statistics import MemberStatisticsSchema
from referee.service.clubs import books as ledgers
from referee.service.clubs import ledger, payments, ratings, settling, standings, statistics
from referee.service.clubs.ledger_text import LedgerText
from referee.service.clubs.played import ClubGames
from referee.service.runtime import dumps
from referee.service.use_cases import Reads, Writes

blp = Blueprint("books", __name__, url_prefix="/v1/clubs/<club_id>", description="A club's games and books")
ROWS_WITHOUT_TURN = 400
"""Of CSV, and as many as are read at once."""
_SAVED = {"Content-Disposition": 'attachment; filename="ledger.csv"'}


@blp.get("/games")
@blp.arguments(ClubGamesQuery, location="query")
@blp.answers(GamePage, "Link")
def list_club_games(query: dict[str, Any], club_id: str) -> Response:
    """The club's games, latest first, also the private ones"""
    limit, before, member = query.pop("limit"), query.pop("after"), query.pop("member")
    stored_games = read(ClubGames(club_id, query, member, before, limit + 1))
    if stored_games is None:
        raise not_in_this_list(before)
    games, cursor = page_of(stored_games, limit=limit, position=lambda game: game.id)
    return page_response([game.view for game in games], cursor, next_link(request, cursor))


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
    by = query.pop("by")
    selection = standings.selection_of(**query)

    def shown() -> dict[str, Any]:
        return read(standings.Standings(club_id, selection, by))

    document = shown()
    if document["unrated_games"]:
        ratings.follow(context().store, club_id)
        document = shown()
    return json_response(dumps(document))


@blp.get("/members/<member>/statistics")
@blp.response(200, MemberStatisticsSchema)
def get_member_statistics(club_id: str, member: str) -> Response:
    """A member's games, wins in a row, and deals of games for one

    Of the latest 1,000 games: those of several players once somebody has won them, deals of one player as
    soon as they are recorded.
    """
    return json_response(dumps(read(statistics.MemberStatistics(club_id, member))))


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


def _shown(part: settling.Part, club_id: str) -> AnyResponse:
    """The answer with a part of the books, under an `ETag` that a change may name."""
    shown = read(settling.PartOfBooks(club_id, part))
    answer = json_response(shown.body, {"ETag": etag(shown.version, form=shown.form)})
    return not_modified(request, shown.version, form=shown.form) or answer


@blp.get("/ledger")
@blp.arguments(LedgerQuery, location="query")
@blp.answers(LedgerPage, "Link")
@blp.doc(responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}})
def get_ledger(query: dict[str, Any], club_id: str) -> Response:
    """Every transfer of the club, oldest first; as JSON in pages, or whole as CSV

    CSV comes for `Accept: text/csv` or `?format=csv`, with amounts as decimals, from `after` to the end; its
    times are those of the time zone `tz`, and its cells are separated as `separator` says. In English its
    columns and reasons are named as in this document, in other languages by titles.
    """
    separator, after, limit = separator_of(query["separator"], request), query["after"], query["limit"]
    vary = {"Vary": VARIES}
    form = query["format"] or request.accept_mimetypes.best_match(["application/json", "text/csv"])
    selected = {name: query[name] for name in ("account", "game", "reason", "begin", "end")}
    selection = ledger.Selection(club_id, **selected)
    if form in ("csv", "text/csv"):
        portions = read(ledger.WholeLedger(selection))
        language = language_of_request()
        text = LedgerText(separator.between, separator.decimal, ZoneInfo(query["tz"]), language)
        vary["Content-Language"] = language
        return Response(_written(portions, text, after), mimetype="text/csv", headers=_SAVED | vary)
    bookings = read(ledger.LedgerPage(selection, after, limit + 1))
    page, cursor = page_of(bookings, limit=limit, position=lambda booking: int(booking["number"]))
    return page_response([dumps(booking) for booking in page], cursor, vary | next_link(request, cursor))


def _written(portions: ledger.Portions, text: LedgerText, after: int) -> bytes:
    """The whole ledger behind a booking, where it is long one portion a turn.

    It is whole before any of it is sent, so that no thread writes at the pace of a slow client.

    :raises BusyError: when it is long, and other long ones are written.
    """
    rows, further = _rows(portions, text, after)
    # Encoded at once, and copied never: the only thing that grows with the ledger.
    written = io.BytesIO()
    written.write(f"{text.head()}{rows}".encode())
    if further is not None:
        with large_answer(), turn():
            while further is not None:
                rows, further = _rows(portions, text, further)
                written.write(rows.encode())
                if further is not None:
                    let_others_work()
    return written.getvalue()


def _rows(portions: ledger.Portions, text: LedgerText, after: int) -> tuple[str, int | None]:
    """The rows behind a booking, and the last one of them where there may be further ones."""
    bookings = portions.behind(context().store, after, limit=ROWS_WITHOUT_TURN)
    return text.rows(bookings), bookings[-1]["number"] if len(bookings) == ROWS_WITHOUT_TURN else None


@blp.get("/ledger/<int:number>")
@blp.response(200, BookingSchema)
def get_booking(club_id: str, number: int) -> Response:
    """One transfer of the club"""
    document = read(Reads(lambda tx, caller: ledgers.booking(tx, caller, club_id, number), None))
    return json_response(dumps(document))


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
    moved = payments.payment(body["payer"], parts, body["currency"], body["note"], body["settles"])
    return write(Writes(lambda unit: payments.move(unit, club_id, moved)), status=201)


@blp.post("/adjustments")
@blp.arguments(AdjustmentOfBooksSchema, example=ADJUSTMENT_OF_BOOKS)
@blp.writes(201, BookedSchema)
def record_adjustment(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Books what one account is to owe another, by a treasurer's decision"""
    part = payments.Part(body["to"], body["amount"], "/to")
    moved = payments.adjustment(body["payer"], part, body["currency"], body["reason"])
    return write(Writes(lambda unit: payments.move(unit, club_id, moved)), status=201)


@blp.post("/ledger/<int:number>/reversal")
@blp.arguments(ReversalSchema, example=REVERSAL)
@blp.writes(201, BookedSchema)
def reverse_booking(body: dict[str, Any], _query: dict[str, Any], club_id: str, number: int) -> Response:
    """Takes back a payment or an adjustment by the opposite one

    What a game moved follows from its score sheet: correct the game.
    """
    return write(
        Writes(lambda unit: payments.reverse(unit, club_id, number, note=body["reason"])), status=201
    )
