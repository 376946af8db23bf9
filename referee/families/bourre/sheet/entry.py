"""The entry of a hand of Bourré: who takes the pot and who has no trick, the tricks of each, or all cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.families.bourre.rules.options import Rules, Tie
from referee.families.bourre.scoring.round import FaultKind
from referee.families.entry import NAMED, Entry, First, Form, Kind, Needs, Of, Row
from referee.words.said import Said

_FIRST = First(
    "/winner",
    Said("bourre-ask-winner"),
    Said("bourre-tap-winner"),
    Said("bourre-who-takes-the-pot", NAMED),
    Said("bourre-nobody-takes-the-pot"),
)
_TIED = Row(
    "/tied",
    Said("bourre-row-tied"),
    Kind.PLAYERS,
    ask=Said("bourre-ask-tied"),
    needs=Needs.SOME,
    if_nobody=True,
    apart=True,
)
_BOURRE = Row("/bourre", Said("bourre-row-bourre"), Kind.PLAYERS, of=Of.OTHERS, needs=Needs.NONE, apart=True)
_PASSED = replace(_BOURRE, at="/passed", label=Said("bourre-row-passed"))


def entry_of(rules: Rules) -> Entry:
    """The entry of a hand under these rules.

    >>> [row.at for row in entry_of(Rules()).forms[0].rows if not row.fold]
    ['/tied', '/bourre', '/passed', '/passed']
    """
    result = (
        *_ante(rules),
        _TIED,
        _BOURRE,
        replace(_PASSED, if_first=True, everybody=Said("bourre-all-others-passed")),
        replace(_PASSED, if_nobody=True, everybody=Said("bourre-all-passed")),
    )
    counts = (*_ante(rules), _tricks(rules))
    return Entry(
        (
            Form("result", Said("bourre-form-result"), (*result, *_besides(rules, if_nobody=True))),
            Form("taken", Said("bourre-form-taken"), (*counts, *_besides(rules)), has_first=False),
            Form(
                "cards",
                Said("bourre-form-cards"),
                (*_ante(rules), *_besides(rules)),
                has_first=False,
                is_own=True,
            ),
        ),
        _FIRST,
        kept=("trump", "discards"),
        instead={"winner": "winners"},
    )


def _tricks(rules: Rules) -> Row:
    cards = rules.deal.cards
    return Row(
        "/taken/{player}",
        Said("bourre-row-tricks"),
        ask=Said("bourre-ask-tricks", {"tricks": cards}),
        hint=Said("bourre-hint-tricks"),
        needs=Needs.SOME,
        most=cards,
        total=cards,
    )


def _ante(rules: Rules) -> Iterator[Row]:
    if rules.ante.chosen:
        hint = Said("bourre-hint-ante", {"chips": rules.ante.chips})
        yield Row("/ante", Said("bourre-row-ante"), hint=hint, needs=Needs.NONE, least=1)


def _besides(rules: Rules, *, if_nobody: bool = False) -> Iterator[Row]:
    """The rows of what few hands have, behind folds."""
    if rules.pot.tie is Tie.AGREE:
        yield Row(
            "/split",
            Said("bourre-row-split"),
            Kind.FLAG,
            hint=Said("bourre-hint-split"),
            needs=Needs.NONE,
            if_nobody=if_nobody,
        )
    yield Row(
        "/faults",
        Said("bourre-row-faults"),
        Kind.EVENTS,
        needs=Needs.NONE,
        fold=Said("bourre-fold-faults"),
        choices={kind.value: _fault(kind, rules) for kind in FaultKind},
        by="player",
    )
    yield Row(
        "/away",
        Said("bourre-row-away"),
        Kind.PLAYERS,
        hint=Said("bourre-hint-away"),
        needs=Needs.NONE,
        fold=Said("bourre-fold-away"),
        apart=True,
    )


def _fault(kind: FaultKind, rules: Rules) -> Said:
    """A fault, with what it costs at this table: `renege (pays as a bourré and may not win)`."""
    penalties = (*(Said("bourre-fault-costs", {"penalty": cost.value}) for cost in kind.penalties(rules)),)
    fault = {"fault": kind.value}
    if penalties:
        return Said("bourre-choice-fault-with-penalties", {**fault, "penalties": penalties})
    return Said("bourre-choice-fault", fault)
