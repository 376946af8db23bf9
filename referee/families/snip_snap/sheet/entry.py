"""The entry of a deal of Snip Snap Snorem: who was out first, and beside it what the chips ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.families.entry import Entry, First, Form, Needs, Of, Row
from referee.families.snip_snap.rules.options import All, Chips, Rules
from referee.families.snip_snap.rules.playing import PACK_SIZE

_FIRST = First("/out", "Who was out first?", "Tap who was out first", "{name} was out first")
_LEFT = Row("/left/{player}", "cards left", ask="What had {name} left?", of=Of.OTHERS, least=1)
_NOTED = replace(_LEFT, needs=Needs.NONE, fold="What had the others left?")
_PASSES = Row("/passes/{player}", "passes", ask="How often did {name} pass?")
_PAID = Row("/paid/{player}", "fines", ask="What did {name} pay?")
_POT = Row("/pot", "Chips in the pot", ask="How many chips are in the pot?")


def entry_of(rules: Rules) -> Entry:
    """The entry of a deal under these rules.

    >>> [form.label for form in entry_of(Rules()).forms]
    ['Who was out first', 'With the cards left']
    """
    forms = _FORMS[rules.chips.kind]
    bounded = tuple(replace(form, rows=tuple(_bounded(row, rules) for row in form.rows)) for form in forms)
    kept = ("out", "left", "passes") if rules.chips.kind is Chips.FINES else ("left",)
    return Entry(
        bounded,
        _FIRST,
        details=(("turns", "left"),),
        details_alone=True,
        kept=kept,
        instead={"left": "cards_left"},
    )


_FORMS: Mapping[Chips, tuple[Form, ...]] = {
    Chips.NONE: (
        Form("out", "Who was out first", (), is_sent_at_once=True),
        Form("left", "With the cards left", (replace(_LEFT, needs=Needs.NONE),)),
    ),
    Chips.POT: (
        Form("pot", "Chips in the pot", (_POT, _NOTED)),
        Form("passes", "Passes of each", (_PASSES, _NOTED)),
    ),
    Chips.PER_CARD: (Form("left", "Cards left", (_LEFT,)),),
    Chips.FINES: (Form("paid", "Counters paid", (_PAID,), has_first=False),),
}


def _bounded(row: Row, rules: Rules) -> Row:
    if row.at == _PAID.at:
        return replace(row, usual=rules.chips.counters)
    return replace(row, most=_most_left(rules)) if row.at == _LEFT.at else row


def _most_left(rules: Rules) -> Mapping[int, int]:
    """The most cards that somebody can have left, by the number of players."""
    cards = rules.deal.cards
    return {
        players: -(-PACK_SIZE // players) if isinstance(cards, All) else cards
        for players in range(rules.players.min, rules.players.max + 1)
    }
