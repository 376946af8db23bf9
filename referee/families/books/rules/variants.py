"""The variants, each with the options in which it differs from the defaults."""

from __future__ import annotations

from dataclasses import replace

from referee.families.books.rules.options import (
    PAIR,
    All,
    AskFor,
    AskRules,
    AskTurn,
    DealRules,
    Empty,
    Rules,
    SetRules,
    SetsEnd,
)
from referee.families.options.players import PlayersRange
from referee.families.options.rule_sets import RuleSet
from referee.families.options.tables import TableOf
from referee.families.protocol import Occasion
from referee.words.said import Said

DENEXA = "Denexa Games: Authors (Go Fish)"
PAGAT = "pagat.com Go Fish (second-hand)"
PAGAT_AUTHORS = "pagat.com Authors (second-hand)"
BICYCLE = "Bicycle Cards: Go Fish, as told by standartmag and webterrace"
RIGAL = "B. Rigal, Card Games For Dummies: Go Fish, Authors"
CATS = "catsatcards.com: Authors"
WIKIPEDIA = "Wikipedia: Go Fish (second-hand)"
GOOGIDA = "googida.com: Authors"

_AUTHORS = Rules()
_BY_RANK = AskRules(for_=AskFor.RANK)
_GO_FISH = Rules(ask=_BY_RANK)
_FIVE_FROM_THREE_ON = TableOf({"2": 7} | dict.fromkeys("3456", 5))

RULE_SETS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "authors",
        "Authors",
        "United States",
        Said("books-variant-authors"),
        _AUTHORS,
        (DENEXA, RIGAL),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
    ),
    RuleSet(
        "authors-dealt-out",
        "Authors, all cards dealt",
        "United States",
        Said("books-variant-authors-dealt-out"),
        Rules(deal=DealRules(All.ALL), ask=AskRules(empty=Empty.SITS_OUT)),
        (CATS, GOOGIDA, PAGAT_AUTHORS),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
        title=Said("books-name-authors-dealt-out"),
    ),
    RuleSet(
        "go-fish",
        "Go Fish",
        "United States",
        Said("books-variant-go-fish"),
        _GO_FISH,
        (DENEXA, BICYCLE, RIGAL),
        other_names=("Fish",),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
        title=Said("books-name-go-fish"),
    ),
    RuleSet(
        "go-fish-pagat",
        "Go Fish, five cards",
        "United States",
        Said("books-variant-go-fish-pagat"),
        Rules(
            players=PlayersRange(2, 6),
            deal=DealRules(_FIVE_FROM_THREE_ON),
            ask=replace(_BY_RANK, turn=AskTurn.ASKED),
            set=SetRules(ends=SetsEnd.HAND_OR_STOCK),
        ),
        (PAGAT,),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
        title=Said("books-name-go-fish-pagat"),
    ),
    RuleSet(
        "go-fish-pairs",
        "Go Fish with pairs",
        "United States",
        Said("books-variant-go-fish-pairs"),
        Rules(ask=_BY_RANK, set=SetRules(size=PAIR)),
        (DENEXA, WIKIPEDIA),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
        title=Said("books-name-go-fish-pairs"),
    ),
)
