"""Playing a round of patience: everybody's deal is read, scored and paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.errors import pointer_part
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.play.reading import DealReader
from referee.families.patience.referee.infractions import MOST_INFRACTIONS, infraction_document
from referee.families.patience.rules.laws import Laws
from referee.families.patience.scoring.lines import CARRIED_OFF, dues_of, score_deal
from referee.families.patience.scoring.round import Deal, Round
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.families.steps import player_id
from referee.words.said import Said

OWN_MEMBERS = ("cards", "foundations", "layout", "start", "moves", "events", "won", "accept_infractions")
"""The members of a single deal."""


def play_round(table: Table[Any], act: Document, ledger: Ledger, steps: Steps | None) -> Played:
    """The round that is kept, and its lines, payments and memory.

    :raises RulesError: with every violation of any deal.
    """
    round_ = _read(table, act, steps or Steps())
    deals = sorted(round_.deals.items())
    for seat, deal in deals:
        score_deal(table, ledger, seat, deal)
    facts = round_.by_player({seat: {**deal.document, **deal.derived} for seat, deal in deals})
    return Played(
        round_.by_player({seat: deal.document for seat, deal in deals}),
        {**facts, **_infractions(table.rules.laws, round_)},
        tuple(due for seat, deal in deals for due in dues_of(table.rules, seat, deal.cards)),
        _memory(table, ledger, round_.deals),
    )


def _infractions(laws: Laws, round_: Round) -> Document:
    """The first moves that were not allowed, by player, and their number if not all are listed."""
    every = [
        (infraction, seat) for seat, deal in sorted(round_.deals.items()) for infraction in deal.infractions
    ]
    first = sorted(every, key=lambda pair: pair[0].number)[:MOST_INFRACTIONS]
    listed = [
        infraction_document(laws, infraction) | ({} if round_.is_alone else {"player": player_id(seat)})
        for infraction, seat in sorted(first, key=lambda pair: pair[1])
    ]
    total = {"infractions_total": len(every)} if len(every) > len(listed) else {}
    return {"infractions": listed, **total}


def _read(table: Table[Any], act: Document, steps: Steps) -> Round:
    reader: Reader[Any] = Reader(table)
    flat = {name: act[name] for name in OWN_MEMBERS if name in act}
    if "results" not in act and len(table.names) == 1:
        deals = {0: _deal(reader, flat, "", steps)}
        reader.finish()
        return Round(deals, is_alone=True)
    if flat:
        message = Said("patience-only-results")
        reader.wrong("", "form_must_be_complete", message, ["results"], [*flat])
    results = {player: (player, result) for player, result in act.get("results", {}).items()}
    given = reader.by_seat(results, "/results")
    reader.everybody(given, "/results", Said("patience-results-missing"), of=table.seats_in)
    deals = {
        seat: _deal(reader, result, f"/results/{pointer_part(player)}", steps)
        for seat, (player, result) in given.items()
    }
    reader.finish()
    return Round(deals, is_alone=False)


def _deal(reader: Reader[Any], document: Document, path: str, steps: Steps) -> Deal:
    deal_reader = DealReader(reader.table.rules, path, steps, reader.table.edition)
    deal = deal_reader.deal(document)
    reader.violations += deal_reader.violations
    return deal


# The memory from deal to deal.


def opening(table: Table[Any]) -> Document:
    """The memory before the first deal: nobody has won one."""
    return {"won": [0] * len(table.names), "best": [None] * len(table.names)}


def _memory(table: Table[Any], ledger: Ledger, deals: Mapping[int, Deal]) -> Document:
    lines = [line for line in ledger.lines if line.kind != CARRIED_OFF]
    scored = {seat: sum(line.points for line in lines if line.player == player_id(seat)) for seat in deals}
    won = [count + deals[seat].is_won for seat, count in enumerate(table.memory["won"])]
    best = [
        scored[seat] if before is None else max(before, scored[seat])
        for seat, before in enumerate(table.memory["best"])
    ]
    return {"won": won, "best": best}
