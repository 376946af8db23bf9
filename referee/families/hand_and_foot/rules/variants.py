"""The variants: one row each, holding only what differs from the defaults."""

from __future__ import annotations

from referee.families.hand_and_foot.rules.cards import DealRules
from referee.families.hand_and_foot.rules.melding import MeldRules
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.rules.score import (
    BookRules,
    BooksToGoOut,
    LastDiscard,
    OutRules,
    RedThrees,
)
from referee.families.options.players import PlayersRange
from referee.families.options.rule_sets import RuleSet
from referee.families.options.tables import TableOf
from referee.words.said import Said

DENEXA = "Denexa Games: Hand and Foot"
PAGAT = "pagat.com Hand and Foot (read second-hand)"
BICYCLE = "Bicycle Cards: Hand and Foot (read second-hand)"
SHEETS = "sheets of families and clubs: Good Sam Florida, RVers of Idaho, Klassa, TXNetStars, drwingnut"

_ONE_EACH = BooksToGoOut(clean=1, dirty=1, wild=0)

VARIANTS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "hand-and-foot",
        "Hand and Foot (Denexa)",
        "United States",
        Said("hand_and_foot-variant-hand-and-foot"),
        Rules(),
        (DENEXA,),
    ),
    RuleSet(
        "hand-and-foot-pagat",
        "Hand and Foot, 13 cards each",
        "United States",
        Said("hand_and_foot-variant-hand-and-foot-pagat"),
        Rules(deal=DealRules(hand=13, foot=13, exact_cut=0)),
        (PAGAT,),
        title=Said("hand_and_foot-name-hand-and-foot-pagat"),
    ),
    RuleSet(
        "hand-and-foot-bicycle",
        "Hand and Foot, four naturals",
        "United States",
        Said("hand_and_foot-variant-hand-and-foot-bicycle"),
        Rules(
            melds=MeldRules(wilds=TableOf({"3": 0, "4": 0, "5": 1, "6": 2, "7": 3}), all_wild=False),
            books=BookRules(wild=0),
            out=OutRules(
                books=_ONE_EACH, partner_in_foot=False, ask=False, last_discard=LastDiscard.REQUIRED
            ),
        ),
        (BICYCLE,),
        title=Said("hand_and_foot-name-hand-and-foot-bicycle"),
    ),
    RuleSet(
        "hand-and-foot-alone",
        "Hand and Foot, everybody alone (Simpson)",
        "United States",
        Said("hand_and_foot-variant-hand-and-foot-alone"),
        Rules(
            players=PlayersRange(2, 6),
            teams=None,
            red_threes=RedThrees(-500, -500),
            books=BookRules(300, 100, 0),
            out=OutRules(books=_ONE_EACH, partner_in_foot=False, ask=False),
        ),
        (PAGAT,),
        title=Said("hand_and_foot-name-hand-and-foot-alone"),
    ),
)
