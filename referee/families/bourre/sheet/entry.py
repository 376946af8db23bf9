"""The entry of a hand of Bourré: who takes the pot and who has no trick, the tricks of each, or all cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from referee.families.bourre.rules.options import Penalty, Rules, Tie
from referee.families.bourre.rules.words import chips
from referee.families.bourre.scoring.round import FaultKind
from referee.families.entry import Entry, First, Form, Kind, Needs, Of, Row
from referee.families.options.words import listed

_FIRST = First(
    "/winner",
    "Who takes the pot?",
    "Tap who takes the pot",
    "{name} takes the pot",
    "Nobody takes the pot alone",
)
_TIED = Row(
    "/tied",
    "Most tricks",
    Kind.PLAYERS,
    ask="Who has most tricks?",
    needs=Needs.SOME,
    if_nobody=True,
    apart=True,
)
_BOURRE = Row("/bourre", "No trick", Kind.PLAYERS, of=Of.OTHERS, needs=Needs.NONE, apart=True)
_PASSED = replace(_BOURRE, at="/passed", label="Passed")
_FAULTS: Mapping[FaultKind, str] = {
    FaultKind.RENEGE: "renege",
    FaultKind.CORRECTED: "renege put right",
    FaultKind.OUT_OF_TURN: "played out of turn",
    FaultKind.SPOKE_EARLY: "spoke out of turn",
}
_PENALTIES: Mapping[Penalty, str] = {
    Penalty.PAY: "pays as a bourré",
    Penalty.BAR: "may not win",
    Penalty.LOSE_DEAL: "loses a deal",
}


def entry_of(rules: Rules) -> Entry:
    """The entry of a hand under these rules.

    >>> [row.label for row in entry_of(Rules()).forms[0].rows if not row.fold]
    ['Most tricks', 'No trick', 'Passed', 'Passed']
    """
    result = (
        *_ante(rules),
        _TIED,
        _BOURRE,
        replace(_PASSED, if_first=True, everybody="All others passed"),
        replace(_PASSED, if_nobody=True, everybody="All passed"),
    )
    counts = (*_ante(rules), _tricks(rules))
    return Entry(
        (
            Form("result", "Who takes the pot", (*result, *_besides(rules, if_nobody=True))),
            Form("taken", "Count tricks", (*counts, *_besides(rules)), has_first=False),
            Form("cards", "Every card", (*_ante(rules), *_besides(rules)), has_first=False, is_own=True),
        ),
        _FIRST,
        kept=("trump", "discards"),
        instead={"winner": "winners"},
    )


def _tricks(rules: Rules) -> Row:
    cards = rules.deal.cards
    return Row(
        "/taken/{player}",
        "tricks",
        ask=f"Who took the {cards} tricks?",
        hint="empty: passed",
        needs=Needs.SOME,
        most=cards,
        total=cards,
    )


def _ante(rules: Rules) -> Iterator[Row]:
    if rules.ante.chosen:
        hint = f"else {chips(rules.ante.chips)}"
        yield Row("/ante", "The dealer asks for", hint=hint, needs=Needs.NONE, least=1)


def _besides(rules: Rules, *, if_nobody: bool = False) -> Iterator[Row]:
    """The rows of what few hands have, behind folds."""
    if rules.pot.tie is Tie.AGREE:
        hint = "Only where several have most tricks; else the pot carries over"
        yield Row("/split", "They share the pot", Kind.FLAG, hint=hint, needs=Needs.NONE, if_nobody=if_nobody)
    yield Row(
        "/faults",
        "Faults",
        Kind.EVENTS,
        needs=Needs.NONE,
        fold="Was a fault called?",
        choices={kind.value: _fault(kind, rules) for kind in FaultKind},
        by="player",
    )
    yield Row(
        "/away",
        "Away",
        Kind.PLAYERS,
        hint="Dealt no cards, and pays no ante",
        needs=Needs.NONE,
        fold="Is somebody away?",
        apart=True,
    )


def _fault(kind: FaultKind, rules: Rules) -> str:
    """A fault, with what it costs at this table: `renege (pays as a bourré and may not win)`."""
    penalties = [_PENALTIES[penalty] for penalty in kind.penalties(rules)]
    return f"{_FAULTS[kind]} ({listed(penalties)})" if penalties else _FAULTS[kind]
