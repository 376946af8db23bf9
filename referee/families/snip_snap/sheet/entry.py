"""The entry of a deal of Snip Snap Snorem: who was out first, and beside it what the chips ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.families.entry import NAMED, Entry, First, Form, Needs, Of, Row
from referee.families.snip_snap.rules.options import All, Chips, Rules
from referee.families.snip_snap.rules.playing import PACK_SIZE
from referee.words.said import Said

_FIRST = First(
    "/out",
    Said("snip_snap-ask-out"),
    Said("snip_snap-tap-out"),
    Said("snip_snap-was-out", NAMED),
)
_LEFT = Row(
    "/left/{player}",
    Said("snip_snap-row-left"),
    ask=Said("snip_snap-ask-left", NAMED),
    of=Of.OTHERS,
    least=1,
)
_NOTED = replace(_LEFT, needs=Needs.NONE, fold=Said("snip_snap-fold-left"))
_PASSES = Row("/passes/{player}", Said("snip_snap-row-passes"), ask=Said("snip_snap-ask-passes", NAMED))
_PAID = Row("/paid/{player}", Said("snip_snap-row-fines"), ask=Said("snip_snap-ask-fines", NAMED))
_POT = Row("/pot", Said("snip_snap-row-pot"), ask=Said("snip_snap-ask-pot"))


def entry_of(rules: Rules) -> Entry:
    """The entry of a deal under these rules.

    >>> [form.id for form in entry_of(Rules()).forms]
    ['out', 'left']
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
        Form("out", Said("snip_snap-form-out"), (), is_sent_at_once=True),
        Form("left", Said("snip_snap-form-out-and-left"), (replace(_LEFT, needs=Needs.NONE),)),
    ),
    Chips.POT: (
        Form("pot", Said("snip_snap-form-pot"), (_POT, _NOTED)),
        Form("passes", Said("snip_snap-form-passes"), (_PASSES, _NOTED)),
    ),
    Chips.PER_CARD: (Form("left", Said("snip_snap-form-left"), (_LEFT,)),),
    Chips.FINES: (Form("paid", Said("snip_snap-form-fines"), (_PAID,), has_first=False),),
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
