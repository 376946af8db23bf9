"""Reading a round: its forms, of which the longest is scored.

Every play comes before the piles, the piles before their counts, counts before the outcome. The others have
to agree with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.play.agreeing import counts_agree, escobas_agree, outcome_agrees, plays_agree
from referee.families.escoba.play.counts_reader import check_counts, check_escobas, read_counts
from referee.families.escoba.play.outcome_reader import read_outcome
from referee.families.escoba.play.piles_reader import read_piles, replay_round
from referee.families.escoba.referee.answers import finding_document
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.scoring.categories import Counts, winners
from referee.families.escoba.scoring.round import Captured
from referee.families.escoba.table.reading import EscobaReader
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.table import Table
from referee.words.said import Argument, Said, Typed, with_or

Facts = dict[str, Any]


def read_round(table: Table[Rules], act: Document, steps: Steps | None) -> tuple[Captured, Facts]:
    """The result by the longest form that is given; forms that do not agree with it are noted.

    :raises RulesError: with everything that is wrong with it.
    """
    reader = EscobaReader(table)
    forms = [form for form in _READERS if act.get(form) is not None]
    if not forms:
        message = Said("escoba-forms-missing")
        reader.wrong("", "form_must_be_complete", message, [*_READERS])
        reader.finish()
    if reader.is_strict:
        _nothing_is_left_unread(reader, act, forms)
    captured, facts = _READERS[forms[0]](reader, act, steps)
    reader.finish()
    for form in forms[1:]:
        _CHECKS[form](reader, act, captured)
    if act.get("escobas") is not None and reader.table.edition > FIRST_EDITION and not reader.violations:
        escobas_agree(reader, act, captured)
    reader.finish()
    return captured, facts


def _nothing_is_left_unread(reader: EscobaReader, act: Document, forms: Sequence[str]) -> None:
    """Refuses what belongs to forms that the round is not told in: nothing would hold it against them."""
    for name, readers in _READ_BY.items():
        if act.get(name) is not None and not {*readers} & {*forms}:
            args: dict[str, Argument] = {"name": Typed(name), "forms": with_or([*map(Typed, readers)])}
            message = Said("escoba-unread", args)
            reader.wrong(f"/{name}", "form_must_be_complete", message, [*readers], act[name])


def _captured(reader: EscobaReader, counts: Counts, empty: tuple[int, ...]) -> Captured:
    """The result of counts that are whole and possible."""
    escobas = {side: count.escobas or 0 for side, count in counts.items()}
    return Captured(escobas, winners(reader.table.rules, counts), counts, empty)


def _deals(reader: EscobaReader, act: Document, steps: Steps | None) -> tuple[Captured, Facts]:
    done, counts = replay_round(reader, act, steps)
    if reader.table.edition > FIRST_EDITION:
        plays_agree(reader, act, done)
    empty = tuple(side for side in counts if not done.piles[side])
    pack = reader.table.rules.pack
    facts = {"infractions": [finding_document(pack, infraction) for infraction in done.infractions]}
    return _captured(reader, counts, empty), facts


def _piles(reader: EscobaReader, act: Document, _: Steps | None) -> tuple[Captured, Facts]:
    counts, empty = read_piles(reader, act)
    check_escobas(reader, counts, "/escobas")
    reader.finish()
    return _captured(reader, counts, empty), {}


def _counts(reader: EscobaReader, act: Document, _: Steps | None) -> tuple[Captured, Facts]:
    counts = read_counts(reader, act["counts"])
    check_counts(reader, counts)
    check_escobas(reader, counts, "/counts", "/escobas")
    reader.finish()
    return _captured(reader, counts, tuple(side for side, count in counts.items() if count.cards == 0)), {}


def _outcome(reader: EscobaReader, act: Document, _: Steps | None) -> tuple[Captured, Facts]:
    return read_outcome(reader, act["outcome"]), {}


_READERS: Mapping[str, Callable[[EscobaReader, Document, Steps | None], tuple[Captured, Facts]]] = {
    "deals": _deals,
    "piles": _piles,
    "counts": _counts,
    "outcome": _outcome,
}
"""The forms, the one that tells most first."""
_READ_BY: Mapping[str, Sequence[str]] = {
    "table": ("deals",),
    "left": ("piles", "deals"),
    "last_capture": ("piles", "deals"),
}
"""The forms that read what is told beside them, by its name."""
_CHECKS: Mapping[str, Callable[[EscobaReader, Document, Captured], None]] = {
    "piles": lambda reader, act, captured: counts_agree(
        reader, read_piles(reader, act)[0], captured, "/piles"
    ),
    "counts": lambda reader, act, captured: counts_agree(
        reader, read_counts(reader, act["counts"]), captured, "/counts"
    ),
    "outcome": lambda reader, act, captured: outcome_agrees(
        reader, read_outcome(reader, act["outcome"]), captured
    ),
}
"""The checks that hold each of them against a longer one."""
