"""A round of patience: everybody's deal is read, scored and paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.errors import pointer_part
from referee.families.acts import ROUND
from referee.families.budget import Steps
from referee.families.columns import Best
from referee.families.patience.play.reading import DealReader
from referee.families.patience.referee.infractions import MOST_INFRACTIONS, infraction_document
from referee.families.patience.rules.laws import Laws
from referee.families.patience.rules.options import Method, Paid, PatienceRules
from referee.families.patience.scoring.lines import CARRIED_OFF, WON, dues_of, score_deal
from referee.families.patience.scoring.round import Deal
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Payout, Terms
from referee.families.steps import player_id

Document = Mapping[str, Any]
_PAYOUTS = {
    Paid.POT: Payout.POT,
    Paid.DIFFERENCES: Payout.DIFFERENCES,
    Paid.BANK: Payout.BANK,
    None: Payout.EACH_ROUND,
}
"""Where no money is played for, no deal has payments of its own."""
OWN_MEMBERS = ("cards", "foundations", "layout", "start", "moves", "events", "won", "accept_infractions")
"""What a deal is told by."""


def terms(rules: PatienceRules, _players: int) -> Terms:
    """Who sits down, what ends the game and what it pays."""
    end = rules.end
    return Terms(
        range(rules.players.min, rules.players.max + 1),
        target=end.target,
        rounds=end.rounds,
        best=Best(end.best),
        tie=end.tie,
        payout=_PAYOUTS[rules.stakes.payout],
        has_dealer=False,
    )


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told of everybody's deal."""

    deals: Mapping[int, Deal]
    """By seat."""
    is_alone: bool
    """Whether it is told without naming the player."""

    def by_player(self, documents: Mapping[int, Document]) -> Document:
        """Documents by seat, as the deals were told."""
        if self.is_alone:
            return documents[0]
        return {"results": {player_id(seat): documents[seat] for seat in sorted(documents)}}


def play_round(table: Table[Any], act: Document, ledger: Ledger, steps: Steps | None) -> Played:
    """What everybody's deal leads to.

    :raises RulesError: with everything that is wrong with any of them.
    """
    told = _read(table, act, steps or Steps())
    deals = sorted(told.deals.items())
    for seat, deal in deals:
        score_deal(table, ledger, seat, deal)
    facts = told.by_player({seat: {**deal.kept, **deal.worked_out} for seat, deal in deals})
    return Played(
        told.by_player({seat: deal.kept for seat, deal in deals}),
        {**facts, **_infractions(table.rules.laws, told)},
        tuple(due for seat, deal in deals for due in dues_of(table.rules, seat, deal.cards)),
        _memory(table, ledger, told.deals),
    )


def _infractions(laws: Laws, told: _Told) -> Document:
    """The first moves that were not allowed, by player, and how many there were if not all are listed."""
    every = [(one, seat) for seat, deal in sorted(told.deals.items()) for one in deal.infractions]
    first = sorted(every, key=lambda found: found[0].number)[:MOST_INFRACTIONS]
    listed = [
        infraction_document(laws, one) | ({} if told.is_alone else {"player": player_id(seat)})
        for one, seat in sorted(first, key=lambda found: found[1])
    ]
    total = {"infractions_total": len(every)} if len(every) > len(listed) else {}
    return {"infractions": listed, **total}


def _read(table: Table[Any], act: Document, steps: Steps) -> _Told:
    reader: Reader[Any] = Reader(table)
    flat = {name: act[name] for name in OWN_MEMBERS if name in act}
    if "results" not in act and len(table.names) == 1:
        deals = {0: _deal(reader, flat, "", steps)}
        reader.finish()
        return _Told(deals, is_alone=True)
    if flat:
        message = "Tell results, what came of each player's deal, and nothing of a deal besides."
        reader.wrong("", "form_must_be_complete", message, ["results"], [*flat])
    results = {text: (text, told) for text, told in act.get("results", {}).items()}
    given = reader.by_seat(results, "/results")
    question = "How many cards are up for {name}? Give results for {id}."
    reader.everybody(given, "/results", question, of=table.seats_in)
    deals = {
        seat: _deal(reader, told, f"/results/{pointer_part(text)}", steps)
        for seat, (text, told) in given.items()
    }
    reader.finish()
    return _Told(deals, is_alone=False)


def _deal(reader: Reader[Any], told: Document, path: str, steps: Steps) -> Deal:
    own = DealReader(reader.table.rules, path, steps, reader.table.edition)
    deal = own.deal(told)
    reader.violations += own.violations
    return deal


# What is kept from deal to deal.


def opening(table: Table[Any]) -> Document:
    """Nobody has won a deal yet."""
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


def player_details(table: Table[Any], seat: int) -> Document:
    """What is told of a player: deals won, and the best one."""
    return {"deals_won": table.memory["won"][seat], "best_deal": table.memory["best"][seat]}


def coming(table: Table[Any]) -> Document:
    """What the next deal costs, where it does."""
    score = table.rules.score
    return {"buy_in": score.buy_in} if score.method is Method.VEGAS else {}


def has_won(table: Table[Any]) -> bool:
    """Whether somebody who plays alone has won a deal."""
    return bool(table.memory["won"][0])


def result(table: Table[Any]) -> Document:
    """What somebody who plays alone has come to."""
    return {"points": table.scores[0], "won": has_won(table)} if len(table.names) == 1 else {}


# What standings count.


def counted(table: Table[Any], entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """Deals won, cards brought up, the best deal and the longest run of deals won, by player."""
    rounds = [entry for entry in entries if entry["kind"] == ROUND]
    return {name: _figures(name, rounds) for name in map(player_id, range(len(table.names)))}


def _figures(name: str, rounds: Sequence[Document]) -> dict[str, int]:
    won = [any(line["kind"] == WON and line["player"] == name for line in one["lines"]) for one in rounds]
    points = [
        sum(line["points"] for line in one["lines"] if line["player"] == name and line["kind"] != CARRIED_OFF)
        for one in rounds
    ]
    up = [one["results"][name]["cards"] if "results" in one else one["cards"] for one in rounds]
    return {
        "deals_won": sum(won),
        "cards_up": sum(up),
        "best_deal": max(points, default=0),
        "longest_run": _longest(won),
    }


def _longest(won: Sequence[bool]) -> int:
    longest = run = 0
    for one in won:
        run = run + 1 if one else 0
        longest = max(longest, run)
    return longest
