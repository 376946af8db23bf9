"""The entry of a hand of Cucumber: who took the last trick and with what, or everybody's card."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import rank_text, with_article
from referee.families.cucumber.rules.options import Calls, DealerRule, Exchange, Payers, Rules
from referee.families.cucumber.rules.ranking import card_matters
from referee.families.cucumber.rules.sections.last_trick import Undeclared
from referee.families.entry import Begins, Entry, First, Form, Kind, Needs, Of, Row, Turns

_TOOK = First(
    "/outcome/taker",
    "Who took the last trick?",
    "Tap who took the last trick",
    "{name} took the last trick",
)
_LOST = First("/outcome/taker", "Who lost the hand?", "Tap who lost the hand", "{name} lost the hand")
_LOWEST = First(
    "/outcome/lowest",
    "Who had the lowest card?",
    "Tap who had the lowest card",
    "{name} had the lowest card",
)
_LED = First(
    "/last_trick/0/player",
    "Who led the last trick?",
    "Tap who led the last trick",
    "{name} led the last trick",
)
_DECLARED = First(
    "/calls/declared",
    "Who declared the lowest card?",
    "Tap who declared the lowest card",
    "{name} declared the lowest card",
    "Nobody declared",
)
_DETAILS = (("tricks", "accept_infractions", "calls", "exchange"),)


def entry_of(rules: Rules) -> Entry:
    """What a page asks for a hand under these rules.

    >>> [(form.label, form.is_sent_at_once) for form in entry_of(Rules()).forms]
    [('Who took it', True), ('Every card', True)]
    """
    calls = (*_calls(rules), *_exchange(rules))
    if rules.last_trick.calls is Calls.DECLARATION:
        silent = ("last_trick",) if _is_silence_free(rules) else ()
        return Entry((_declared(rules, calls),), details=_DETAILS, details_alone=True, kept=silent)
    if rules.last_trick.payers is Payers.ALL_BUT_LOWEST:
        short = Form("short", "Who had the lowest", calls, first=_LOWEST)
    else:
        first, label = (_TOOK, "Who took it") if card_matters(rules) else (_LOST, "Who lost")
        short_form = (*_outcome(rules), *calls)
        short = Form("short", label, short_form, first=first, is_sent_at_once=_says_all(short_form))
    cards = (_card_of_each(), *calls)
    every = Form("cards", "Every card", cards, first=_LED, is_sent_at_once=_says_all(cards))
    return Entry((short, every), details=_DETAILS, details_alone=True)


def _says_all(rows: tuple[Row, ...]) -> bool:
    """True if nothing is left to be said once nothing is missing: a tie is tapped before the card."""
    return not any(row.fold or row.kind in {Kind.FLAG, Kind.TURNS} for row in rows)


def _outcome(rules: Rules) -> Iterator[Row]:
    """The rows of what is told of a last trick whose cards nobody noted."""
    if card_matters(rules):
        yield Row("/outcome/card", "With", Kind.CARD, ask="With which card did {name} take it?", of=Of.FIRST)
    yield Row(
        "/outcome/tied",
        "Same card",
        Kind.PLAYERS,
        of=Of.OTHERS,
        needs=Needs.NONE,
        if_refused=rules.last_trick.payers is Payers.TAKER,
    )
    if rules.deal.dealer is DealerRule.LOWEST:
        yield Row(
            "/outcome/lowest",
            "Lowest",
            Kind.WHOSE,
            ask="Who had the lowest card?",
            of=Of.OTHERS,
            may_be_nobody=False,
        )
    rank = rules.last_trick.doubled_by
    if rank is not None:
        yield Row(
            "/outcome/doubling_card_played",
            f"{with_article(rank_text(rank)).capitalize()} was played to it",
            Kind.FLAG,
            ask=f"Was {with_article(rank_text(rank))} played to it?",
            ranks=(rank,),
        )


def _card_of_each(*, if_first: bool = False) -> Row:
    return Row(
        "/last_trick/{turn}/card",
        "Card",
        Kind.CARD,
        ask="What did {name} play?",
        if_first=if_first,
        person="player",
    )


def _is_silence_free(rules: Rules) -> bool:
    """True if nobody pays where nobody declared: then no last card is asked for, but may have been told."""
    return rules.last_trick.declaration.nobody is Undeclared.NOTHING


def _declared(rules: Rules, calls: tuple[Row, ...]) -> Form:
    """The form in which somebody may have declared: then, or where silence costs, every last card counts."""
    if_first = _is_silence_free(rules)
    won = Row(
        "/last_trick/0/player",
        "Won the trick before",
        Kind.WHOSE,
        ask="Who won the trick before?",
        if_first=if_first,
        may_be_nobody=False,
    )
    return Form("cards", "Every card", (won, _card_of_each(if_first=if_first), *calls), first=_DECLARED)


def _calls(rules: Rules) -> Iterator[Row]:
    """The rows of what was called before the last trick."""
    calls = rules.last_trick.calls
    if calls is Calls.KONTRA:
        yield Row("/calls/kontra", "Kontra", Kind.WHOSE, needs=Needs.NONE, fold="Did anybody say kontra?")
    elif calls is Calls.RASSI:
        fold = "Did anybody throw in, double or redouble?"
        at = "/calls/rassi/{player}"
        yield Row(
            f"{at}/free", "Threw in", Kind.WHOSE, hint="for free", needs=Needs.NONE, fold=fold, may_share=True
        )
        yield Row(
            f"{at}/multiplier",
            "Times",
            hint="doubled 2, redoubled 4",
            needs=Needs.NONE,
            fold=fold,
            least=1,
            most=4,
        )
    elif calls is Calls.DOUBLING:
        turns = Turns(
            "by",
            "after_trick",
            "after trick",
            "Who doubled?",
            1,
            others="refused",
            others_label="Who refused?",
        )
        yield Row("/calls/doubles", "Doubles", Kind.TURNS, needs=Needs.NONE, turns=turns)


def _exchange(rules: Rules) -> Iterator[Row]:
    """The row of who changed how many cards, in turn, where somebody wants to note it."""
    begins = {None: None, Exchange.RASSI: None, Exchange.MATCH_DEALER: Begins.DEALER}
    if rules.exchange is not None:
        turns = Turns(
            "player",
            "count",
            "cards",
            "Who changed cards?",
            begins=begins.get(rules.exchange, Begins.LEFT),
        )
        yield Row(
            "/exchange",
            "Changed cards",
            Kind.TURNS,
            needs=Needs.NONE,
            fold="Did anybody change cards?",
            turns=turns,
        )
