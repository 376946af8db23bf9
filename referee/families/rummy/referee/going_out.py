"""Claims about going out: whether everything goes, and each part of it is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.melds.reading import IN_HAND, ON_THE_TABLE, playing_cards
from referee.families.rummy.referee.claim_reader import ClaimReader, Readings
from referee.families.rummy.referee.melds import lay_off_refusal, reason_against_adding
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.turn import LastDiscard
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.table.melds import Cards, NoMeld, melds_of
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said

_BEFORE = Said("rummy-melded-before")
_IS_RUMMY = {True: "yes", False: "no", None: "perhaps"}


@dataclass(frozen=True)
class Turn:
    """All that somebody does in the turn with which they go out."""

    holding: Cards
    melds: tuple[Cards, ...]
    laid_off: tuple[tuple[Readings, Cards], ...]
    discard: Card | None
    melded_before: bool | None
    """True if the player has melded or laid off in an earlier turn; None where nobody says."""

    @property
    def left(self) -> Cards:
        """The cards of the holding that have not gone."""
        return tuple((Counter(self.holding) - Counter(self.gone)).elements())

    @property
    def gone(self) -> Cards:
        """The cards that have gone."""
        laid_off = (card for _, cards in self.laid_off for card in cards)
        discard = () if self.discard is None else (self.discard,)
        return (*(card for meld in self.melds for card in meld), *laid_off, *discard)


def judge_go_out(table: RummyTable, claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on a turn with which a player goes out, and whether that is going rummy."""
    turn = _read(table, claim)
    if table.rules.is_gin:
        text = Said("rummy-nobody-goes-out")
        return verdict_document(Verdict.ILLEGAL, "out.knock", text, code="round_must_end_by_a_knock")
    faults = [*_faults(table, turn, steps or Steps())]
    against = [fault for fault in faults if fault["verdict"] == Verdict.ILLEGAL.value]
    if faults:
        return (against or faults)[0]
    rummy = None if turn.melded_before is None else not turn.melded_before
    text = Said("rummy-goes-out", {"rummy": _IS_RUMMY[rummy]})
    return verdict_document(Verdict.LEGAL, "out.discard", text, rummy=rummy)


def _faults(table: RummyTable, turn: Turn, steps: Steps) -> Iterator[dict[str, Any]]:
    """The verdicts that keep the player from going out so."""
    rules = table.rules
    for meld in turn.melds:
        melds = melds_of(rules.melding, meld)
        if isinstance(melds, NoMeld):
            yield _illegal(melds.rule, melds.message, melds.code)
    if turn.laid_off:
        yield from _laying_off(rules, turn, steps)
    if rules.melds.per_turn is not None and len(turn.melds) > rules.melds.per_turn:
        yield from _several_melds(turn)
    if turn.discard is None and rules.out.discard is LastDiscard.REQUIRED:
        text = Said("rummy-last-card-discarded")
        yield _illegal("out.discard", text, "last_card_must_be_discarded")
    if turn.left:
        text = Said("rummy-cards-would-be-left", {"cards": playing_cards(turn.left)})
        yield _illegal("out.discard", text, "everything_must_go")


def _laying_off(rules: Rules, turn: Turn, steps: Steps) -> Iterator[dict[str, Any]]:
    refused = lay_off_refusal(rules, has_melded=True if turn.melds else turn.melded_before)
    if refused is not None:
        yield refused
    for melds, cards in turn.laid_off:
        reason = reason_against_adding(rules.melding, melds, cards, steps)
        if reason is not None:
            yield _illegal(reason.rule, reason.message, reason.code)


def _several_melds(turn: Turn) -> Iterator[dict[str, Any]]:
    """The verdict against several melds in one turn, which are allowed only in an only turn."""
    text = Said("rummy-one-meld-a-turn")
    if turn.melded_before:
        yield _illegal("melds.per_turn", text, "one_meld_a_turn")
    elif turn.melded_before is None:
        yield verdict_document(
            Verdict.UNDETERMINED, "melds.per_turn", text, code="one_meld_a_turn", would_settle=_BEFORE
        )


def _illegal(rule: str, text: Said, code: str) -> dict[str, Any]:
    return verdict_document(Verdict.ILLEGAL, rule, text, code=code)


def _add_melds_on_table(reader: ClaimReader, melds: Sequence[Cards], lying: Sequence[Cards]) -> None:
    """Adds to the reading the melds that lie on the table: all but those that go down in this turn."""
    own = [sorted(map(str, meld)) for meld in melds]
    for cards in (sorted(map(str, meld_cards)) for meld_cards in lying):
        if cards not in own:
            reader.cards(cards, "/laid_off", ON_THE_TABLE)


def _read(table: RummyTable, claim: Document) -> Turn:
    reader = ClaimReader(table)
    holding = reader.suited_cards(claim["holding"], "/holding", IN_HAND)
    # What goes was held, and so is counted with the holding alone.
    turn_reader = ClaimReader(table)
    melds = tuple(
        turn_reader.suited_cards(meld, f"/melds/{at}") for at, meld in enumerate(claim.get("melds", ()))
    )
    laid_off = dict[str, tuple[Readings, Cards]]()
    for at, addition in enumerate(claim.get("laid_off", ())):
        meld, cards = turn_reader.meld_on_table(addition["meld"], f"/laid_off/{at}/meld"), addition["cards"]
        added = turn_reader.suited_cards(cards, f"/laid_off/{at}/cards")
        before = laid_off.get(key := " ".join(addition["meld"]), (meld, ()))
        laid_off[key] = meld, (*before[1], *added)
    discard = None if claim.get("discard") is None else turn_reader.suited_card(claim["discard"], "/discard")
    turn = Turn(holding, melds, tuple(laid_off.values()), discard, claim.get("melded_before"))
    reader.violations += turn_reader.violations
    if not reader.violations:
        _add_melds_on_table(reader, melds, [lying[0].cards for lying, _ in laid_off.values()])
        for card in Counter(turn.gone) - Counter(holding):
            message = Said("rummy-not-held", {"cards": playing_cards([card])})
            reader.wrong("/holding", "holding_must_have_the_cards", message, str(card))
    reader.finish_cards()
    return turn
