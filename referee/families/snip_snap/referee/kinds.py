"""The kinds of claims of Snip Snap Snorem."""

from __future__ import annotations

from referee.families.acts import claim
from referee.families.shapes import (
    SENTENCE,
    CardText,
    Choice,
    Flag,
    ListOf,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)
from referee.families.snip_snap.referee.examples import CLAIM_EXAMPLES
from referee.families.snip_snap.rules.options import Chips
from referee.families.snip_snap.table.shapes import LEFT, MOST_TURNS, PACK_SIZE, PLAYER_COUNTS, TURNS
from referee.words.said import Said

_CARDS = ListOf(CardText(), most=PACK_SIZE)
_HOLDING = Said("common-label-holding")
_WORDS = Choice({"snip": "Snip", "snap": "Snap", "snorem": "Snorem"})
"""They are the same in every language."""
_PILE = optional("pile", _CARDS, Said("snip_snap-about-pile"), label=Said("snip_snap-label-pile"))
_PASSES = optional(
    "passes", Whole(0, MOST_TURNS), Said("snip_snap-about-passes"), label=Said("snip_snap-label-passes")
)


INFRACTION = Record(
    "Infraction",
    (
        required("turn", Whole(1, MOST_TURNS), "Counted from 1"),
        required("player", PlayerRef()),
        required("cards", ListOf(CardText()), "What was played; empty for a pass"),
        required("rule", Text()),
        required("code", Text()),
        required("explanation", SENTENCE),
        required("options", OrNull(ListOf(CardText())), "What would have been legal, where that is known"),
    ),
    "Something that was against the rules.",
)
OPEN_PASS = Record(
    "OpenPass",
    (
        required("turn", Whole(1, MOST_TURNS)),
        required("player", PlayerRef()),
        required("would_settle", Text()),
    ),
    "A pass that what is known does not decide.",
)

PLAY = claim(
    "play",
    Said("snip_snap-claim-play"),
    (
        _PILE,
        optional("card", CardText(), Said("snip_snap-about-card"), label=Said("common-label-card")),
        optional("cards", _CARDS, Said("snip_snap-about-cards"), label=Said("common-label-cards")),
        optional("holding", _CARDS, Said("snip_snap-about-holding-played"), label=_HOLDING),
        _PASSES,
    ),
    examples=CLAIM_EXAMPLES["play"],
)
PASS = claim(
    "pass",
    Said("snip_snap-claim-pass"),
    (
        _PILE,
        optional("holding", _CARDS, Said("snip_snap-about-holding"), label=_HOLDING),
        optional("seen", _CARDS, Said("snip_snap-about-seen"), label=Said("snip_snap-label-seen")),
        _PASSES,
    ),
    about="May one pass? Judged by the hand, or by what was seen.",
    examples=CLAIM_EXAMPLES["pass"],
)
WORD = claim(
    "word",
    Said("snip_snap-claim-word"),
    (
        _PILE,
        optional("player", PlayerRef(), Said("snip_snap-about-player"), label=Said("common-label-player")),
    ),
    about="Snip, snap or snorem?",
    answer=(
        optional("word", OrNull(Text()), "`snip`, `snap`, `snorem`; null with the first card"),
        optional("count", Whole(0, 4), "Cards of the rank that are out"),
        optional("leader", OrNull(PlayerRef()), "After snorem: who leads"),
    ),
    examples=CLAIM_EXAMPLES["word"],
)
FINE = claim(
    "fine",
    Said("snip_snap-claim-fine"),
    (
        required("word", _WORDS, Said("snip_snap-about-word"), label=Said("snip_snap-label-word")),
        optional(
            "counters",
            Whole(0, 1_000_000),
            Said("snip_snap-about-counters"),
            label=Said("snip_snap-label-counters"),
        ),
    ),
    about="What does somebody pay who was matched by the very next player?",
    answer=(
        optional("fine", OrNull(Whole(0)), "Counters to pay"),
        optional("counters_left", OrNull(Whole(0)), "Counters after it"),
    ),
    examples=CLAIM_EXAMPLES["fine"],
    fits=lambda rules: rules.chips.kind is Chips.FINES,
)
AUDIT = claim(
    "audit",
    Said("snip_snap-claim-audit"),
    (
        required("turns", TURNS, Said("snip_snap-about-turns"), label=Said("snip_snap-label-turns")),
        optional("leader", PlayerRef(), Said("snip_snap-about-leader"), label=Said("common-label-leader")),
        optional("left", LEFT, Said("snip_snap-about-left"), label=Said("snip_snap-label-left")),
    ),
    about="Was a deal played by the rules? A card that is played or shown later proves a pass illegal.",
    answer=(
        optional("infractions", ListOf(INFRACTION), "Of an audit"),
        optional("undetermined", ListOf(OPEN_PASS), "Of an audit: what stays open"),
        optional("out", OrNull(PlayerRef()), "Who was out of cards first"),
        optional("passes", PLAYER_COUNTS),
        optional("left", PLAYER_COUNTS),
        optional("paid", PLAYER_COUNTS, "Counters paid as fines"),
        optional("next", OrNull(PlayerRef()), "Whose turn it is; null once the deal is over"),
        optional("leads", Flag(), "Whether that player leads"),
    ),
    examples=CLAIM_EXAMPLES["audit"],
)
CLAIMS = (PLAY, PASS, WORD, FINE, AUDIT)
"""Every kind of question, in the order in which they are listed."""
