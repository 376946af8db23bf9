"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.books.rules.sets import BY_RANK
from referee.families.books.rules.variants import BICYCLE, DENEXA, GOOGIDA, PAGAT, RIGAL, WIKIPEDIA
from referee.families.options.rule_sets import HouseRule

_WITH_STOCK = ("authors", "go-fish", "go-fish-pagat", "go-fish-pairs")
_BOOKS = ("authors", "authors-dealt-out", "go-fish", "go-fish-pagat")


_EVERY = (*_BOOKS, "go-fish-pairs")

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "five-cards",
        "Five cards each",
        ("authors", "go-fish", "go-fish-pairs"),
        {"deal": {"cards": 5}},
        BICYCLE,
    ),
    HouseRule(
        "one-colour", "Pairs of one colour", ("go-fish-pairs",), {"set": {"same_colour": True}}, WIKIPEDIA
    ),
    HouseRule(
        "any-card", "Ask for any card", ("authors", "authors-dealt-out"), {"ask": {"own": True}}, DENEXA
    ),
    HouseRule(
        "lucky-set",
        "A lucky draw only if it completes a set",
        _WITH_STOCK,
        {"ask": {"lucky": "completes"}},
        BICYCLE,
    ),
    HouseRule(
        "no-second-turn", "No second turn after a draw", _WITH_STOCK, {"ask": {"lucky": "never"}}, RIGAL
    ),
    HouseRule(
        "asked-goes-on",
        "The player asked goes on",
        ("authors", "authors-dealt-out", "go-fish", "go-fish-pairs"),
        {"ask": {"turn": "asked"}},
        f"{RIGAL}; {PAGAT}; {GOOGIDA}",
    ),
    HouseRule("new-hand", "A new hand when empty", _WITH_STOCK, {"ask": {"empty": "draw_hand"}}, PAGAT),
    HouseRule("by-rank", "Books by rank", _BOOKS, {"set": {"points": dict(BY_RANK)}}, PAGAT),
    HouseRule(
        "ten-points",
        "Ten points over several deals",
        _BOOKS,
        {"end": {"target": 10, "rounds": None}},
        GOOGIDA,
    ),
    HouseRule(
        "book-for-a-wrong-ask", "A book for a wrong ask", _EVERY, {"set": {"wrong_ask": "gives_set"}}, RIGAL
    ),
)
