"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.books.rules.sets import BY_RANK
from referee.families.books.rules.variants import BICYCLE, DENEXA, GOOGIDA, PAGAT, RIGAL, WIKIPEDIA
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_WITH_STOCK = ("authors", "go-fish", "go-fish-pagat", "go-fish-pairs")
_BOOKS = ("authors", "authors-dealt-out", "go-fish", "go-fish-pagat")


_EVERY = (*_BOOKS, "go-fish-pairs")

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "five-cards",
        Said("books-house-rule-five-cards"),
        ("authors", "go-fish", "go-fish-pairs"),
        {"deal": {"cards": 5}},
        BICYCLE,
    ),
    HouseRule(
        "one-colour",
        Said("books-house-rule-one-colour"),
        ("go-fish-pairs",),
        {"set": {"same_colour": True}},
        WIKIPEDIA,
    ),
    HouseRule(
        "any-card",
        Said("books-house-rule-any-card"),
        ("authors", "authors-dealt-out"),
        {"ask": {"own": True}},
        DENEXA,
    ),
    HouseRule(
        "lucky-set",
        Said("books-house-rule-lucky-set"),
        _WITH_STOCK,
        {"ask": {"lucky": "completes"}},
        BICYCLE,
    ),
    HouseRule(
        "no-second-turn",
        Said("books-house-rule-no-second-turn"),
        _WITH_STOCK,
        {"ask": {"lucky": "never"}},
        RIGAL,
    ),
    HouseRule(
        "asked-goes-on",
        Said("books-house-rule-asked-goes-on"),
        ("authors", "authors-dealt-out", "go-fish", "go-fish-pairs"),
        {"ask": {"turn": "asked"}},
        f"{RIGAL}; {PAGAT}; {GOOGIDA}",
    ),
    HouseRule(
        "new-hand", Said("books-house-rule-new-hand"), _WITH_STOCK, {"ask": {"empty": "draw_hand"}}, PAGAT
    ),
    HouseRule("by-rank", Said("books-house-rule-by-rank"), _BOOKS, {"set": {"points": dict(BY_RANK)}}, PAGAT),
    HouseRule(
        "ten-points",
        Said("books-house-rule-ten-points"),
        _BOOKS,
        {"end": {"target": 10, "rounds": None}},
        GOOGIDA,
    ),
    HouseRule(
        "book-for-a-wrong-ask",
        Said("books-house-rule-book-for-a-wrong-ask"),
        _EVERY,
        {"set": {"wrong_ask": "gives_set"}},
        RIGAL,
    ),
)
