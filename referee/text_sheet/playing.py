"""Playing a score sheet: every line with its outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from referee.errors import NotationError, RefereeError
from referee.families.notation import NUMBER, SheetLine, pairs
from referee.families.trials import Trial
from referee.sitting.corrections import correct
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry, Recorded, Sheet, next_entry
from referee.text_sheet.acts import CORRECTIONS, acts_of
from referee.text_sheet.checks import checks_of, wrong_scores
from referee.text_sheet.reading import TextSheet
from referee.words.said import Said, Typed, argument


@dataclass(frozen=True, slots=True)
class Played:
    """One line, and its outcome."""

    line: SheetLine
    sheet: Sheet
    entry: Entry | None = None
    """The score sheet's entry, for acts and amendments."""
    refusal: RefereeError | None = None
    mismatches: tuple[Said | str, ...] = field(default=())
    """The points in which the outcome is not the one that the line expects, in sentences."""


def play_score_sheet(sheet: TextSheet) -> Iterator[Played]:
    """Every line with its outcome, in order."""
    state = Sheet(sheet.opening.table(), ())
    for line in sheet.lines:
        played = _checked(_play(sheet.opening, state, line), sheet.opening)
        state = played.sheet
        yield played


def _play(opening: Opening, state: Sheet, line: SheetLine) -> Played:
    notation = opening.family.notation
    if line.word in checks_of(notation):
        return Played(line, state)
    try:
        if line.word in CORRECTIONS:
            return _corrected(opening, state, line)
        recorded = Recorded(line.number, acts_of(notation)[line.word](line), at="")
        position = len(state.entries) + 1
        table, entry = next_entry(opening, state.table, recorded, position=position)
    except NotationError:
        raise
    except RefereeError as error:
        return Played(line, state, refusal=error)
    return Played(line, Sheet(table, (*state.entries, entry)), entry)


def _corrected(opening: Opening, state: Sheet, line: SheetLine) -> Played:
    number, *words = line.words or ("",)
    rounds = opening.family.notation.rounds
    if not NUMBER.fullmatch(number) or bool(words) != (line.word == "amend"):
        word = next(iter(rounds), "…")
        raise NotationError(f"Line {line.number}: a correction is “amend 2 {word} …” or “remove 2”.")
    event = state.hand(int(number)).recorded.event
    if line.word == "remove":
        corrected = correct(opening, state.entries, Correction(take_back=frozenset({event})))
        return Played(line, corrected)
    word, *rest = words
    read = rounds.get(word)
    if read is None:
        known, noun = " or ".join(rounds), opening.family.words.round
        raise NotationError(f"Line {line.number}: a {noun} is amended by {known}, not by “{word}”.")
    act = read(replace(line, words=tuple(rest)))
    corrected = correct(opening, state.entries, Correction({event: act}))
    return Played(line, corrected, corrected.hand(int(number)))


def _checked(played: Played, opening: Opening) -> Played:
    line, refusal = played.line, played.refusal
    if refusal is not None:
        codes = {refusal.code, *(violation.code for violation in refusal.violations)}
        if line.refused_with in codes:
            return played
        reason = {"reason": argument(refusal.detail), "codes": Typed(", ".join(sorted(codes)))}
        return replace(played, mismatches=(Said("common-refused", reason),))
    if line.refused_with is not None:
        return replace(played, mismatches=(f"not refused with {line.refused_with}",))
    stands = opening.family.engine.standing(played.sheet.table)
    notation = opening.family.notation
    check = checks_of(notation).get(line.word)
    wrong = wrong_scores(stands, pairs(line.leads_to, line), line, notation) if line.leads_to else []
    if check is not None:
        wrong += check(stands, line)
    return replace(played, mismatches=tuple(wrong))


def trial_of(sheet: TextSheet, name: str) -> Trial:
    """The game of a score sheet as the check of a family tries it: its acts, without its corrections."""
    opening, known = sheet.opening, acts_of(sheet.opening.family.notation)
    acts = tuple(known[line.word](line) for line in sheet.lines if line.word in known)
    return Trial(f"the sheet {name}", opening.variant, opening.seating, opening.house_rules, acts)
