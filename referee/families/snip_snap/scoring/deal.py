"""The lines of a deal, by the kind of chips."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.scoring.counters import counters_of, deal_out
from referee.families.snip_snap.scoring.pot import chips_for_passes, short_hands
from referee.families.snip_snap.scoring.round import Outcome
from referee.families.snip_snap.table.dealing import cards_of
from referee.words.said import Said

OUT_OF_COUNTERS = "out_of_counters"
LINES = (
    "won",
    "ante",
    "short_hand",
    "passes",
    "pot",
    "cards_left",
    "collected",
    "counters",
    "fines",
    OUT_OF_COUNTERS,
    "pool",
)
"""The kinds of lines that deals have."""


def score_deal(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    """Writes the lines of the deal."""
    _SCORES[table.rules.chips.kind](table, outcome, ledger)


def _won(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    for seat in (seat for seat in table.seats_in if seat == outcome.out):
        sentence = Said("snip_snap-out-first", {"player": table.person(seat)})
        ledger.add(seat, "won", 1, "chips.kind", sentence)


def _pot(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    ante, short, passed = table.rules.chips.ante, short_hands(table), chips_for_passes(table, outcome)
    pot = 0
    for seat in table.seats_in:
        due = (("ante", ante, _anted), ("short_hand", short[seat], _short), ("passes", passed[seat], _passed))
        for kind, paid, sentence_of in due:
            pot += paid
            if paid:
                rule = f"chips.{'pass' if kind == 'passes' else kind}"
                ledger.add(seat, kind, -paid, rule, sentence_of(table, outcome, seat, paid))
    winner = outcome.out or 0
    sentence = Said("snip_snap-takes-pot", {"player": table.person(winner)})
    ledger.add(winner, "pot", pot, "chips.kind", sentence)


def _anted(table: Table[Rules], _outcome: Outcome, seat: int, paid: int) -> Said:
    return Said("snip_snap-ante", {"player": table.person(seat), "chips": paid})


def _short(table: Table[Rules], _outcome: Outcome, seat: int, paid: int) -> Said:
    dealt, player = cards_of(table), table.person(seat)
    others = max(dealt.values())
    return Said(
        "snip_snap-short-hand", {"player": player, "cards": dealt[seat], "others": others, "chips": paid}
    )


def _passed(table: Table[Rules], outcome: Outcome, seat: int, paid: int) -> Said:
    player = table.person(seat)
    if outcome.pot is not None:
        return Said("snip_snap-passes-shared", {"player": player, "chips": paid})
    return Said("snip_snap-passes", {"player": player, "passes": outcome.passes.get(seat, 0), "chips": paid})


def _per_card(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    each, winner = table.rules.chips.each_card, outcome.out or 0
    owed = {seat: each * count for seat, count in outcome.left.items() if count and seat != winner}
    for seat, chips in sorted(owed.items()):
        player, cards = table.person(seat), outcome.left[seat]
        sentence = Said("snip_snap-cards-left", {"player": player, "cards": cards, "counters": chips})
        ledger.add(seat, "cards_left", -chips, "chips.each_card", sentence)
    for seat, chips in sorted(owed.items()):
        player, payer = table.person(winner), table.person(seat)
        sentence = Said("snip_snap-collects", {"player": player, "counters": chips, "payer": payer})
        ledger.add(winner, "collected", chips, "chips.each_card", sentence)


def _fines(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    have = {seat: counters_of(table, seat) for seat in table.seats_in}
    if not table.rounds and table.edition == FIRST_EDITION:
        deal_out(table, ledger)
    for seat in table.seats_in:
        paid = outcome.paid[seat]
        if paid:
            sentence = Said("snip_snap-fines", {"player": table.person(seat), "counters": paid})
            ledger.add(seat, "fines", -paid, "chips.fines", sentence)
    for seat in gone(outcome, have):
        put_out(table, seat, ledger)


def put_out(table: Table[Rules], seat: int, ledger: Ledger) -> None:
    """Writes the line of a player who has no counters left."""
    sentence = Said("snip_snap-out-of-counters", {"player": table.person(seat)})
    ledger.add(seat, OUT_OF_COUNTERS, 0, "chips.kind", sentence)


def gone(outcome: Outcome, have: Mapping[int, int]) -> tuple[int, ...]:
    """The seats that have no counters left after a deal."""
    return tuple(seat for seat, counters in have.items() if counters <= outcome.paid.get(seat, 0))


_SCORES: Mapping[Chips, Callable[[Table[Rules], Outcome, Ledger], None]] = {
    Chips.NONE: _won,
    Chips.POT: _pot,
    Chips.PER_CARD: _per_card,
    Chips.FINES: _fines,
}
